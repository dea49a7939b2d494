import {
  cloneLayout,
  horizontalCompactor,
  moveElement,
  noCompactor,
  verticalCompactor,
  type CompactType,
  type Compactor,
  type LayoutItem as PeerItem,
} from 'react-grid-layout/core'
import type { LayoutItem } from '../src/layout.ts'

/** The compactions that react-grid-layout 2.3.0 shares with us. */
export const shared = ['vertical', 'horizontal', 'none'] as const
export type Shared = (typeof shared)[number]

const compactors: Record<Shared, Compactor> = {
  vertical: verticalCompactor,
  horizontal: horizontalCompactor,
  none: noCompactor,
}

/** In the order of compaction: where things are alike, there the list decides, here the id. */
function toPeer(items: readonly LayoutItem[], compaction: Shared): PeerItem[] {
  const [along, across] =
    compaction === 'horizontal' ? (['x', 'y'] as const) : (['y', 'x'] as const)
  return [...items]
    .sort((a, b) => a[along] - b[along] || a[across] - b[across] || (a.id < b.id ? -1 : 1))
    .map(({ id, ...rect }) => ({ i: id, ...rect }))
}

function fromPeer(peer: readonly PeerItem[], items: readonly LayoutItem[]): LayoutItem[] {
  const places = new Map(peer.map((item) => [item.i, item]))
  return items.map((item) => {
    const { x, y, w, h } = places.get(item.id) ?? { x: NaN, y: NaN, w: NaN, h: NaN }
    return { ...item, x, y, w, h }
  })
}

/** What its default compactor makes of a list. */
export function compactByPeer(
  items: readonly LayoutItem[],
  compaction: Shared,
  columns = 24,
): LayoutItem[] {
  return fromPeer(compactors[compaction].compact(toPeer(items, compaction), columns), items)
}

/** What its grid shows after one step of a drag, and before its compactor cleared up. */
export function moveByPeer(
  items: readonly LayoutItem[],
  id: string,
  to: { x: number; y: number },
  compaction: Shared,
  columns = 24,
): { pushed: LayoutItem[]; shown: LayoutItem[] } {
  const layout = toPeer(items, compaction)
  const item = layout.find(({ i }) => i === id)
  if (!item) throw new Error(`No item ${id}`)
  const type: CompactType = compaction === 'none' ? null : compaction
  const pushed = cloneLayout(moveElement(layout, item, to.x, to.y, true, false, type, columns))
  const before = fromPeer(pushed, items)
  return { pushed: before, shown: fromPeer(compactors[compaction].compact(pushed, columns), items) }
}

/** What its grid shows after an item got another size. */
export function resizeByPeer(
  items: readonly LayoutItem[],
  id: string,
  size: { w: number; h: number },
  compaction: Shared,
  columns = 24,
): LayoutItem[] {
  return compactByPeer(
    items.map((item) => (item.id === id ? { ...item, ...size } : item)),
    compaction,
    columns,
  )
}
