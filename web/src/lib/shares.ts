/** The sixteen tricks of a deal shared by three, while they are typed: the last number is filled in. */

export const TRICKS = 16;

export interface Shares {
  tricks: (number | null)[];
  /** Which one was filled in and not typed. */
  filled: number | null;
}

export function emptyShares(): Shares {
  return { tricks: [null, null, null], filled: null };
}

export function sharesOf(tricks: readonly number[]): Shares {
  return { tricks: [...tricks], filled: null };
}

export function sumOf({ tricks }: Shares): number {
  return tricks.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** The shares after one was typed, or emptied; the one that nobody typed makes them sixteen. */
export function filledIn(shares: Shares, index: number, typed: number | null): Shares {
  const tricks = shares.tricks.map((one, at) => (at === index ? typed : at === shares.filled ? null : one));
  const empty = tricks.flatMap((one, at) => (one === null ? [at] : []));
  const [last] = empty;
  if (empty.length !== 1 || last === undefined || last === index) {
    // What was filled in stays when it is typed over.
    return { tricks, filled: null };
  }
  const rest = TRICKS - sumOf({ tricks, filled: null });
  if (rest < 0) return { tricks, filled: null };
  return { tricks: tricks.map((one, at) => (at === last ? rest : one)), filled: last };
}
