/** The server's HTTP interface. Every failure is an `ApiError` whose texts can be shown as they are. */

import type { BismarckSheet } from './bismarck';
import { t } from './i18n';
import type {
  DealRecord,
  ErrorView,
  FormView,
  Me,
  NewTable,
  SeatId,
  SheetView,
  TableEntry,
} from './protocol';
import { settings } from './settings.svelte';

export class ApiError extends Error implements ErrorView {
  readonly code: string;
  readonly where: string | null;
  readonly hint: string | null;

  constructor(error: ErrorView) {
    super(error.message);
    this.name = 'ApiError';
    this.code = error.code;
    this.where = error.where;
    this.hint = error.hint;
  }
}

/** Whatever went wrong, in the one shape of errors. */
export function asError(reason: unknown): ErrorView {
  if (reason instanceof ApiError) return reason;
  return {
    code: 'unexpected',
    message: t('shell-error-unexpected'),
    where: null,
    hint: t('shell-error-unexpected', undefined, 'hint'),
  };
}

export const api = {
  me: (): Promise<Me> => get('/api/me'),
  rename: (name: string): Promise<Me> => post('/api/me', { name }),
  forms: (): Promise<FormView[]> =>
    get<{ forms: FormView[] }>('/api/forms').then((answer) => answer.forms),
  tables: (): Promise<TableEntry[]> =>
    get<TableEntry[] | { tables: TableEntry[] }>('/api/tables').then((answer) =>
      Array.isArray(answer) ? answer : answer.tables,
    ),
  createTable: (wanted: NewTable): Promise<{ table: string }> => post('/api/tables', wanted),
  takeSeat: (table: string, seat: SeatId): Promise<unknown> =>
    post(`${tablePath(table)}/seats/${seat}`, {}),
  again: (table: string, partners: 'same' | 'new'): Promise<{ table: string }> =>
    post(`${tablePath(table)}/again`, { partners }),
  /** A finished deal by its index, from 1; of bridge unless the caller knows better. */
  deal: <R = DealRecord>(table: string, index: number): Promise<R> =>
    get<R>(`${tablePath(table)}/deals/${index}`),
  /** Where the opened deal for `strohmann verify` can be downloaded. */
  openedPath: (table: string, index: number): string =>
    `${tablePath(table)}/deals/${index}/opened`,
  sheet: (profile: string, text: string): Promise<SheetView | BismarckSheet> =>
    post<{ sheet: SheetView | BismarckSheet }>('/api/sheet', { profile, text }).then((answer) => answer.sheet),
};

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function get<T>(path: string): Promise<T> {
  return request<T>(path, {});
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${path}?lang=${settings.lang}`, { credentials: 'same-origin', ...init });
    const text = await response.text();
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiError({
      code: 'unreachable',
      message: t('shell-error-unreachable'),
      where: null,
      hint: t('shell-error-unreachable', undefined, 'hint'),
    });
  }
  if (!response.ok) throw new ApiError(errorIn(answer) ?? asError(null));
  return answer as T;
}

function errorIn(answer: unknown): ErrorView | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const error = answer.error as Partial<ErrorView>;
  if (typeof error.message !== 'string') return null;
  return {
    code: error.code ?? 'unexpected',
    message: error.message,
    where: error.where ?? null,
    hint: error.hint ?? null,
  };
}
