/** What the player chose last for a new table; kept on this device. */

import type { FormView, NewTable, OptionView, PaceId, ProfileView } from './protocol';

export const PACES: readonly PaceId[] = ['slow', 'normal', 'fast', 'instant'];

/** The large cards; the boards of a tournament are profiles of the single deal. */
export const CARDS = ['chicago', 'rubber', 'single', 'draw', 'bismarck'] as const;
export type CardForm = (typeof CARDS)[number];

const FORMS_OF: Record<CardForm, readonly string[]> = {
  chicago: ['chicago'],
  rubber: ['rubber'],
  single: ['single', 'duplicate'],
  draw: ['draw'],
  bismarck: ['bismarck'],
};

/** A Chicago or rubber for two is Draw Bridge (F-15). */
export const PLAYERS = [4, 2] as const;
export type Players = (typeof PLAYERS)[number];

/** Whether the form leaves open how many play. */
export function asksPlayers(form: CardForm): boolean {
  return form === 'chicago' || form === 'rubber';
}

export interface Choices {
  form: CardForm;
  /** The profile chosen for each form; none: its default. */
  profiles: Partial<Record<CardForm, string>>;
  /** Values of options by name, whatever the profile. */
  options: Record<string, string>;
  pace: PaceId;
  /** How many play Chicago or rubber. */
  players: Players;
  /** Of the computer players. */
  level: string;
}

const STORAGE_KEY = 'strohmann.start';

export function profilesOf(forms: readonly FormView[], form: CardForm): ProfileView[] {
  return forms.filter((one) => FORMS_OF[form].includes(one.form)).flatMap((one) => one.profiles);
}

/** Whether two play what is otherwise a game for four. */
export function isForTwo(choices: Choices): boolean {
  return asksPlayers(choices.form) && choices.players === 2;
}

/** The form whose rules are chosen: two play Draw Bridge, whatever they came for. */
export function formPlayed(choices: Choices): CardForm {
  return isForTwo(choices) ? 'draw' : choices.form;
}

/** The profile chosen for the form that is played, or its default. */
export function profileOf(forms: readonly FormView[], choices: Choices): ProfileView | undefined {
  const form = formPlayed(choices);
  const profiles = profilesOf(forms, form);
  const wanted = choices.profiles[form];
  return (
    profiles.find((profile) => profile.name === wanted) ??
    profiles.find((profile) => profile.default) ??
    profiles[0]
  );
}

/** The levels of the computer players of the form that is played. */
export function levelsOf(forms: readonly FormView[], choices: Choices): string[] {
  return forms.find(({ form }) => FORMS_OF[formPlayed(choices)].includes(form))?.levels ?? [];
}

/** The level chosen, or the first one where the form has not that. */
export function levelOf(levels: readonly string[], choices: Choices): string {
  return levels.includes(choices.level) ? choices.level : (levels[0] ?? choices.level);
}

/** The value chosen for an option, or its default. */
export function valueOf(option: OptionView, choices: Choices): string {
  const wanted = choices.options[option.name];
  if (wanted === undefined) return option.default;
  return option.values.length === 0 || option.values.includes(wanted) ? wanted : option.default;
}

/** Options that matter: without a drawn seating the first dealer is chosen, with it the cards decide. */
export function shownOptions(profile: ProfileView, choices: Choices): OptionView[] {
  const drawn = profile.options.some(
    (option) => option.name === 'seating' && valueOf(option, choices) === 'draw',
  );
  return profile.options.filter((option) => !(drawn && option.name === 'first_dealer'));
}

/** What is asked of the server. */
export function newTable(profile: ProfileView, choices: Choices, levels: readonly string[] = []): NewTable {
  const options = shownOptions(profile, choices).map((option) => [
    option.name,
    valueOf(option, choices),
  ]);
  const wanted = { profile: profile.name, options: Object.fromEntries(options), pace: choices.pace };
  const level = levels.length > 1 ? { level: levelOf(levels, choices) } : {};
  return isForTwo(choices) ? { ...wanted, ...level, seats: 2 } : { ...wanted, ...level };
}

export function load(): Choices {
  const usual: Choices = { form: 'chicago', profiles: {}, options: {}, pace: 'normal', players: 4, level: 'beginner' };
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Choices>;
    return {
      form: CARDS.find((form) => form === found.form) ?? usual.form,
      profiles: strings(found.profiles),
      options: strings(found.options),
      pace: PACES.find((pace) => pace === found.pace) ?? usual.pace,
      players: PLAYERS.find((players) => players === found.players) ?? usual.players,
      level: typeof found.level === 'string' ? found.level : usual.level,
    };
  } catch {
    return usual;
  }
}

export function save(choices: Choices): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices));
  } catch {
    // Not remembered, then; the game can be played all the same.
  }
}

function strings(found: unknown): Record<string, string> {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
