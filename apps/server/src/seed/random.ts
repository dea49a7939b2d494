/** A repeatable source of chance (mulberry32): the same seed gives the same demo data. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, limit). */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function below(limit: number): number {
    return Math.floor(next() * limit)
  }
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
  }
}
