import { beforeEach, describe, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import {
  handText,
  isMyTurn,
  resultText,
  sentences,
  situation,
  trickText,
  turnKey,
  turnText,
} from './announce';
import * as at from './fixtures';

beforeEach(() => {
  settings.lang = 'de';
});

describe('sentences', () => {
  test('a card, and the trick it completes', () => {
    expect(sentences(at.beforeTrick, [at.afterTrickEvent], at.afterTrick)).toEqual([
      'West spielt Karo Drei.',
      'Stich an Nord-Süd.',
      'Du spielst vom Tisch aus',
    ]);
  });

  test('in Danish and English', () => {
    settings.lang = 'da';
    expect(sentences(at.beforeTrick, [at.afterTrickEvent], at.afterTrick)[0]).toBe('Vest spiller ruder tre.');
    settings.lang = 'en';
    expect(sentences(at.beforeTrick, [at.afterTrickEvent], at.afterTrick)[1]).toBe('Trick to North-South.');
  });

  test('a call; an alerted one with its meaning', () => {
    const event = { type: 'called', seat: 'N', call: '2NT' };
    const last = { seat: 'N', call: '2NT', meaning: { node: 'x', text: 'ab 13 Punkten', alert: true, trust: 1 } } as const;
    const after = at.view({ ...at.theirCall, deal: { ...at.dealAfter(0, 0), contract: null, auction: [last] } });
    expect(sentences(at.myCall, [event], after)).toEqual(['Nord: 2 Sans Atout.', 'Bedeutet: ab 13 Punkten.']);
  });

  test('the last pass makes a contract', () => {
    const event = { type: 'called', seat: 'E', call: 'P' };
    const after = at.view({ to_act: ['W'], deal: at.dealAfter(0, 0) });
    expect(sentences(at.theirCall, [event], after)).toEqual([
      'Ost: Passe.',
      'Kontrakt 4 Pik von Süd, 10 Stiche nötig. West spielt aus.',
    ]);
  });

  test('dummy is read out when it comes down', () => {
    const event = { type: 'dummy_exposed', seat: 'N', hand: at.HANDS.N };
    expect(sentences(at.openingLead, [event], at.dummyDown)[0]).toBe(
      'Der Tisch, Nord: Pik König, Dame, Sieben, Zwei; Herz Ass, Neun, Vier; Karo König, Bube, Acht; Kreuz Neun, Sechs, Drei.',
    );
  });

  test('claims and answers', () => {
    const say = (event: object) => sentences(at.claimOffered, [{ type: '', ...event }], at.claimOffered)[0];
    expect(say({ type: 'claimed', seat: 'W', tricks: 4 })).toBe('West beansprucht alle restlichen Stiche.');
    expect(say({ type: 'claimed', seat: 'W', tricks: 0 })).toBe('West gibt alle restlichen Stiche ab.');
    expect(say({ type: 'claim_answered', seat: 'N', accept: false })).toBe('Nord lässt weiterspielen.');
  });

  test('the result of a deal and of the match', () => {
    expect(sentences(at.honours, [{ type: 'deal_scored' }], at.dealOver)[0]).toBe(
      '4 Pik von Süd, genau erfüllt. Nord-Süd 720 Punkte.',
    );
    expect(sentences(at.dealOver, [{ type: 'match_ended' }], at.matchOver)[0]).toBe(
      'Nord-Süd gewinnt mit 1.020 Punkten Vorsprung',
    );
  });

  test('what a bot is ready for is not told', () => {
    expect(sentences(at.dealOver, [{ type: 'readied', seat: 'N' }], at.dealOver)).toEqual([]);
  });

  test('whoever comes to the table hears how things stand', () => {
    expect(situation(at.dummyTurn)).toEqual([
      'Spiel 2. Süd gibt, Nord-Süd in Gefahr.',
      'Kontrakt 4 Pik von Süd, 10 Stiche nötig. West spielt aus.',
      'Nord-Süd 3 Stiche, Ost-West 2 Stiche.',
      'Du spielst vom Tisch aus',
    ]);
  });
});

describe('whose turn', () => {
  test.each([
    ['my call', at.myCall, 'Du bist dran: Ansage', true],
    ['their call', at.theirCall, 'West überlegt', false],
    ['my lead', at.openingLead, 'Du spielst aus', true],
    ['dummy follows', at.dummyDown, 'Du bist dran: Karte vom Tisch', true],
    ['my card', at.myCard, 'Du bist dran', true],
    ['dummy’s card, by declarer', at.defending, 'West ist dran', false],
    ['a claim', at.claimOffered, 'West fragt: Einverstanden?', true],
    ['honours', at.honours, 'Honneurs ansagen?', true],
    ['next deal', at.dealOver, 'Bereit für das nächste Spiel?', true],
    ['over', at.matchOver, 'Die Partie ist zu Ende', false],
  ])('%s', (_, view, text, mine) => {
    expect(turnText(view)).toBe(text);
    expect(isMyTurn(view)).toBe(mine);
    expect(turnKey(view) !== '').toBe(mine);
  });
});

test('hands and tricks in words', () => {
  expect(handText(['SA', 'HT'])).toBe('Pik Ass; Herz Zehn; Karo keine; Kreuz keine');
  expect(trickText({ leader: 'E', cards: [{ seat: 'E', card: 'SQ' }, { seat: 'S', card: 'S3' }], winner: 'E' })).toBe(
    'Ost Pik Dame, Süd Pik Drei',
  );
});

test('results in words', () => {
  const row = at.ROW;
  expect(resultText({ ...row, result: '+1' })).toBe('4 Pik von Süd, ein Überstich');
  expect(resultText({ ...row, result: '-3' })).toBe('4 Pik von Süd, 3 Faller');
  expect(resultText({ ...row, contract: null, result: 'pass' })).toBe('Ausgepasst');
});
