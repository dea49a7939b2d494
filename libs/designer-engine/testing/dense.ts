import type { LayoutItem } from '../src/layout.ts'

/** Numbers from a seed, the same on every machine (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** A page of `count` items of mixed sizes, packed row after row into 24 columns. */
export function denseItems(count: number, seed = 20_261_122): LayoutItem[] {
  const below = randomOf(seed)
  const widths = [2, 3, 4, 6, 8, 12]
  const level = new Array<number>(24).fill(0)
  return Array.from({ length: count }, (_, index) => {
    const w = widths[below(widths.length)] ?? 2
    const h = 2 + below(7)
    let best = { x: 0, y: Infinity }
    for (let x = 0; x + w <= 24; x += 1) {
      const y = Math.max(...level.slice(x, x + w))
      if (y < best.y) best = { x, y }
    }
    level.fill(best.y + h, best.x, best.x + w)
    return { id: `i${index}`, ...best, w, h }
  })
}
