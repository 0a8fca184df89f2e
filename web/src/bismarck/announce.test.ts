import { beforeEach, expect, test } from 'vitest';

import type { BismarckView } from '../lib/bismarck';
import { settings } from '../lib/settings.svelte';
import { matchSentence, sentences, turnText } from './announce';
import * as at from './fixtures';
import { boxes, contractTitle, left, roleOf } from './names';

beforeEach(() => {
  settings.lang = 'de';
});

const told = (type: string, after: BismarckView, more: object = {}, before: BismarckView | null = null): string[] =>
  sentences(before, [{ type, ...more }], after);

test('a deal begins', () => {
  expect(told('cards_opened', at.theirChoice)).toEqual([
    'Spiel 4. Süd gibt, West ist Vorhand.',
    'Offen liegen Herz Sieben, Pik Bube, Pik Sechs, Karo Ass.',
  ]);
});

test('the British game shows the card that was cut', () => {
  const deal = at.deal({ open: [], cut: 'H9' });
  expect(told('cards_opened', at.view({ phase: 'choose', deal })).at(-1)).toBe('Abgehoben: Herz Neun.');
});

test('B-24: the British dealer plays the contract himself, and is no forehand', () => {
  const deal = at.deal({ dealer: 'S', forehand: 'S', leader: 'W', open: [] });
  const after = { ...at.mySuit, profile: 'bismarck-british', deal };
  expect(told('cards_opened', after)).toEqual(['Spiel 4. Süd gibt und spielt den Kontrakt.', 'Wähle die Trumpffarbe']);
  expect(roleOf(deal, 'S')).toBe('Geber');
});

test('the contract and its targets', () => {
  expect(told('contract_named', at.theirDiscard, { seat: 'W' })).toEqual([
    'West spielt Valfri, Trumpf Herz. Ziel 8, die anderen je 4.',
  ]);
});

test('what others lay away stays their secret', () => {
  expect(told('discarded', at.view(), { seat: 'W', cards: null })).toEqual(['West legt vier Karten weg.']);
  expect(told('discarded', at.view(), { seat: 'S', cards: ['C9', 'C8'] })).toEqual([
    'Süd legt weg: Kreuz Neun, Kreuz Acht.',
  ]);
});

test('my own hand is told when I pick it up, not that of others', () => {
  expect(told('open_cards_taken', at.theirDiscard, { seat: 'W' })).toEqual(['West nimmt die vier Karten auf.']);
  expect(told('open_cards_taken', at.myDiscard, { seat: 'S' })[1]).toMatch(/^Dein Blatt: Pik Ass, Bube/);
});

test('forehand hears of his hand once, with all twenty cards', () => {
  const events = [{ type: 'hands_dealt' }, { type: 'open_cards_taken', seat: 'S' }];
  const hands = sentences(null, events, at.myDiscard).filter((line) => line.startsWith('Dein Blatt'));
  expect(hands).toHaveLength(1);
});

test('the points of a deal', () => {
  expect(told('tricks_scored', at.dealOver, {}, at.dealOver)).toEqual([
    'Spader von Süd. Punkte: Süd −1, West 0, Ost +1.',
  ]);
});

test('who is told to do what', () => {
  expect(turnText(at.myChoice)).toBe('Du bist Vorhand: Wähle den Kontrakt');
  expect(turnText(at.mySuit)).toBe('Du bist Vorhand: Wähle die Trumpffarbe');
  expect(turnText(at.myDiscard)).toBe('Lege 4 Karten weg');
  expect(turnText(at.myLead)).toBe('Du spielst aus');
  expect(turnText(at.claimOffered)).toBe('Ost fragt: Einverstanden?');
});

test('who wins, alone or together', () => {
  const { totals } = at.FINAL;
  const over = (winners: ('E' | 'S' | 'W')[], viewer: 'S' | null): string =>
    matchSentence({ ...at.matchOver, viewer, result: { winners, totals, shared: winners.length > 1 } });
  expect(over(['S'], 'S')).toBe('Du gewinnst!');
  expect(over(['W'], 'S')).toBe('West gewinnt');
  expect(over(['E', 'W'], 'S')).toBe('Ost und West teilen sich den Sieg');
  expect(over(['E', 'S', 'W'], 'S')).toBe('Du teilst dir den Sieg mit Ost und West');
  expect(over(['S'], null)).toBe('Süd gewinnt');
});

test('B-13: a cross in the box of what was played, the rest is left', () => {
  const sheet = at.sheet(at.ROWS);
  expect(boxes(sheet, 'S').map(({ chosen }) => chosen)).toEqual([false, false, true, false]);
  expect(left(sheet, 'W')).toEqual(['spader', 'valfri', 'sang']);
});

test('the old and the British game have their own word for Pass', () => {
  expect(contractTitle('pass', 'bismarck-classic')).toBe('Noll');
  expect(contractTitle('pass', 'bismarck-british')).toBe('Misère');
  expect(contractTitle('pass', 'bismarck')).toBe('Pass');
});
