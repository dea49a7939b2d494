import { describe, expect, it } from 'vitest'
import vectors from '../../testing/peerVectors.json' with { type: 'json' }
import { compactByPeer } from '../../testing/peer.js'
import { GridLayout, normalise, type GridOptions, type LayoutItem } from '../layout.js'

function read(text: string): LayoutItem[] {
  return text.split(', ').map((part) => {
    const [id = '', x, y, w, h] = part.replace(/[:!]/g, '').split(' ')
    const item = { id, x: Number(x), y: Number(y), w: Number(w), h: Number(h) }
    return part.endsWith('!') ? { ...item, static: true } : item
  })
}

function write(items: readonly LayoutItem[]): string {
  return items.map(({ id, x, y, w, h }) => `${id}: ${x} ${y} ${w} ${h}`).join(', ')
}

describe("react-grid-layout's own cases", () => {
  it.each(vectors.compact)('L-46: $name, $compaction', ({ items, expected, ...options }) => {
    const made = normalise(read(items), options as GridOptions)
    expect(write(made.items)).toBe(expected)
  })

  it.each(vectors.move)('L-20: $name, $compaction', ({ items, id, to, expected, ...options }) => {
    const layout = new GridLayout(read(items), options as GridOptions)
    const { x, y } = layout.get(id) as LayoutItem
    layout.move([id], { x: (to[0] ?? 0) - x, y: (to[1] ?? 0) - y })
    expect(write(layout.items)).toBe(expected)
  })

  // The overlapping layout of its benchmark snapshot: of items at one place the list decides there, so
  // the ids here sort like the list.
  it.each(['vertical', 'horizontal'] as const)('L-46: its 100 items, %s', (compaction) => {
    const items = Array.from({ length: 100 }, (_, i) => ({
      id: String(i).padStart(2, '0'),
      x: (i * 3) % 12,
      y: i % 7,
      w: 1 + (i % 3),
      h: 1 + (i % 2),
    }))
    const fits = items.map((item) => ({ ...item, x: Math.min(item.x, 12 - item.w) }))
    expect(fits).toEqual(items)
    const made = normalise(items, { columns: 12, compaction }).items
    expect(made).toEqual(compactByPeer(items, compaction, 12))
    expect(made.map(({ x, y }) => `${x},${y}`).join(' ')).toBe(vectors.snapshot[compaction])
  })
})
