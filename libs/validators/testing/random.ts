/** Numbers from a seed, the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from 0 up to `limit`, without it. */
  below: (limit: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  digits: (count: number) => string
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  }
}
