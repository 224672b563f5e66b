/** Random choices that a seed makes again. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** The same items in another order. */
  readonly shuffle: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Makes choices out of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0] as (typeof items)[number]);
    },
  };
}
