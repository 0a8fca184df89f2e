/** Arrow keys inside a hand: one card of the hand is reached by Tab, the others from there. */

/** The card to go to, for the keys of a hand laid out in suits (lines of cards). */
export function step(key: string, lines: readonly (readonly string[])[], at: string): string | null {
  const all = lines.flat();
  const index = all.indexOf(at);
  if (index < 0) return null;
  switch (key) {
    case 'ArrowRight':
      return all[(index + 1) % all.length] ?? null;
    case 'ArrowLeft':
      return all[(index - 1 + all.length) % all.length] ?? null;
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowDown':
      return neighbour(lines, at, 1);
    case 'ArrowUp':
      return neighbour(lines, at, -1);
    default:
      return null;
  }
}

/** The first card of the next or last suit. */
function neighbour(lines: readonly (readonly string[])[], at: string, by: 1 | -1): string | null {
  const there = lines.filter((line) => line.length > 0);
  const line = there.findIndex((one) => one.includes(at));
  return there[(line + by + there.length) % there.length]?.[0] ?? null;
}

/** The card of a hand that Tab leads to: the one gone to last, if it is still there. */
export function reachable(cards: readonly string[], last: string | null): string | null {
  return last !== null && cards.includes(last) ? last : (cards[0] ?? null);
}
