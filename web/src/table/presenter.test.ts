import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { View } from '../lib/protocol';
import { afterTrick, afterTrickEvent, beforeTrick, dealAfter, dealOver, honours, view } from './fixtures';
import { Presenter, completed, type Stage } from './presenter';

let shown: View[];
let stages: Stage['kind'][];
let rest = 1500;
let presenter: Presenter;

const called = { type: 'called', seat: 'W', call: 'P' };

beforeEach(() => {
  vi.useFakeTimers();
  [shown, stages, rest] = [[], [], 1500];
  presenter = new Presenter<View>({
    show: (frame) => shown.push(frame.view),
    stage: (stage) => stages.push(stage.kind),
    rest: () => rest,
    cardTime: () => 180,
    sweepTime: () => 250,
  });
});
afterEach(() => {
  presenter.close();
  vi.useRealTimers();
});

const now = () => shown.at(-1)?.version;

test('a view by itself is shown at once', () => {
  presenter.replace(beforeTrick);
  expect(now()).toBe(30);
});

test('calls that come at once are shown one after the other', () => {
  presenter.replace(view({ version: 1, phase: 'auction' }));
  for (const version of [2, 3, 4]) presenter.push({ view: view({ version, phase: 'auction' }), events: [called] });
  expect(now()).toBe(2);
  expect(presenter.behind).toBe(true);
  vi.advanceTimersByTime(400);
  expect(now()).toBe(3);
  vi.advanceTimersByTime(400);
  expect(now()).toBe(4);
  expect(presenter.behind).toBe(false);
});

describe('a complete trick', () => {
  const lead = view({ version: 32, deal: dealAfter(6, 1) });

  beforeEach(() => {
    presenter.replace(beforeTrick);
    presenter.push({ view: afterTrick, events: [afterTrickEvent] });
  });

  test('rests for the time of the setting, then goes to its winner', () => {
    expect(stages.at(-1)).toBe('rest');
    vi.advanceTimersByTime(1679);
    expect(stages.at(-1)).toBe('rest');
    vi.advanceTimersByTime(1);
    expect(stages.at(-1)).toBe('sweep');
    vi.advanceTimersByTime(250);
    expect(stages.at(-1)).toBe('live');
  });

  test('rests although the next card is known', () => {
    presenter.push({ view: lead, events: [{ type: 'played', seat: 'N', card: 'DJ' }] });
    vi.advanceTimersByTime(1900);
    expect(now()).toBe(31);
    vi.advanceTimersByTime(100);
    expect(now()).toBe(32);
  });

  test('makes way when the reader goes on', () => {
    presenter.push({ view: lead, events: [{ type: 'played', seat: 'N', card: 'DJ' }] });
    presenter.hurry();
    expect(now()).toBe(32);
    expect(stages.at(-1)).toBe('live');
    vi.advanceTimersByTime(5000);
    expect(shown.map(({ version }) => version)).toEqual([30, 31, 32]);
  });
});

test('nobody has to watch a long queue', () => {
  presenter.replace(view({ version: 1 }));
  for (let version = 2; version < 40; version++) presenter.push({ view: view({ version }), events: [called] });
  expect(now()).toBeGreaterThan(20);
  // All of it was shown, in order.
  expect(shown.map(({ version }) => version)).toEqual([...Array(shown.length).keys()].map((i) => i + 1));
});

describe('which trick became complete', () => {
  test('the last one of the deal, when it grew', () => {
    expect(completed(beforeTrick, afterTrick)?.winner).toBe('N');
    expect(completed(beforeTrick, beforeTrick)).toBeNull();
    expect(completed(afterTrick, view({ deal: dealAfter(6, 1) }))).toBeNull();
  });

  test('the thirteenth, with the deal still there or already put away', () => {
    const before = view({ deal: dealAfter(12, 3) });
    expect(completed(before, honours)?.winner).toBe('S');
    expect(completed(before, { ...dealOver, deal: null })?.winner).toBe('S');
  });

  test('none by a claim, none in another deal', () => {
    const claimed = view({ deal: { ...dealAfter(6, 0), claim: null }, version: 40 });
    expect(completed(afterTrick, claimed)).toBeNull();
    const other = { ...dealAfter(6, 0), commitment: 'another' };
    expect(completed(beforeTrick, view({ deal: other }))).toBeNull();
  });
});
