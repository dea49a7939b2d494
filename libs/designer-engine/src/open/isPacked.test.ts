import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { denseItems } from '../../testing/dense.js'
import { anyItems } from '../../testing/random.js'
import type { PageNode } from '../document/types.js'
import { GridLayout, type LayoutItem } from '../layout.js'
import { isSettled } from '../layout/normalise.js'
import { normalise } from '../normalise.js'
import { isPacked } from './isPacked.js'

const columns = 24
const nodes = (items: readonly LayoutItem[]) => items as readonly unknown[] as readonly PageNode[]
const asPlaced = (items: readonly LayoutItem[]) =>
  normalise(items, { columns, allowOverlap: true }).items

describe('isPacked', () => {
  it('says of any page without statics what the rules of the layout say', () => {
    const free = anyItems().map((items) =>
      asPlaced(items).map(({ id, x, y, w, h }) => ({ id, x, y, w, h })),
    )
    fc.assert(
      fc.property(free, fc.boolean(), (items, isLaid) => {
        const page = isLaid ? new GridLayout(items, { columns }).items : items
        expect(isPacked(nodes(page), columns)).toBe(isSettled(page, { columns }))
      }),
    )
  })

  it('sees a gap, an overlap and an item that lost what held it', () => {
    const page = denseItems(500)
    expect(isPacked(nodes(page), columns)).toBe(true)
    expect(isPacked(nodes(page.map((item) => ({ ...item, y: item.y + 1 }))), columns)).toBe(false)
    expect(isPacked(nodes([...page, { id: 'other', x: 0, y: 0, w: 1, h: 1 }]), columns)).toBe(false)
    expect(isPacked(nodes(page.filter(({ y }) => y > 0)), columns)).toBe(false)
  })

  it('leaves statics to the layout', () => {
    const item = { id: 'a', x: 0, y: 0, w: 24, h: 1 }
    expect(isPacked(nodes([item]), columns)).toBe(true)
    expect(isPacked(nodes([{ ...item, static: true }]), columns)).toBe(false)
  })

  it('looks at no more than 1,000 cells for each item', () => {
    const tall = (h: number) => ({ id: `tall-${h}`, x: 0, y: 0, w: 24, h })
    expect(isPacked(nodes([tall(41)]), columns)).toBe(true)
    expect(isPacked(nodes([tall(42)]), columns)).toBe(false)
    expect(isPacked(nodes([tall(42), { ...tall(41), y: 42 }]), columns)).toBe(true)
    expect(isPacked(nodes([tall(42), { ...tall(42), y: 42 }]), columns)).toBe(false)
  })
})
