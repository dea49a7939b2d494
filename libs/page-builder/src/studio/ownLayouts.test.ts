import { savePage } from '@spruce/designer-engine/open'
import { applyOverlay, overlayOf } from '@spruce/designer-engine/overlay'
import { expect, it } from 'vitest'
import { openedPage } from '../testing/openedPage.js'
import { pageNode } from '../testing/pages.js'
import { hasOwnPlace, placesAt, placesToKeep, withOwnPlace } from './ownLayouts.js'

const clock = (id: string, y = 0) => pageNode({ id, type: 'spruce.clock', y, w: 12, h: 4 })
const narrow = { x: 0, y: 0, w: 1, h: 4 }
const grid = { breakpoint: 'narrow', columns: 24 } as const

it('gives a component a place at one width, and takes it away again', () => {
  const both = withOwnPlace(withOwnPlace(clock('a'), 'narrow', narrow), 'medium', clock('a'))
  expect(both.layouts).toEqual({ narrow, medium: { x: 0, y: 0, w: 12, h: 4 } })
  expect([hasOwnPlace(both, 'narrow'), hasOwnPlace(clock('a'), 'narrow')]).toEqual([true, false])
  const one = withOwnPlace(both, 'medium', undefined)
  expect(one.layouts).toEqual({ narrow })
  expect(withOwnPlace(one, 'narrow', undefined)).toEqual(clock('a'))
})

it('keeps no more places than readers need', () => {
  const nodes = [clock('b'), clock('a', 4), clock('c', 8)]
  const shown = new Map([
    ['a', { ...narrow, y: 0 }],
    ['b', { ...narrow, y: 4 }],
    ['c', { ...narrow, y: 8 }],
  ])
  expect([...placesToKeep(nodes, shown, ['a'], grid).keys()]).toEqual(['a'])
  expect(placesToKeep(nodes, placesAt(nodes, grid), [], grid).size).toBe(0)
})

it('is kept by what is stored, and by a page that somebody arranged for themselves', () => {
  const given = openedPage([withOwnPlace(clock('a'), 'narrow', narrow), clock('b', 4)])
  const moved = openedPage([withOwnPlace(clock('a', 4), 'narrow', narrow), clock('b')])
  const { document } = applyOverlay(given, overlayOf(given, moved))
  expect(document.nodes['a']).toMatchObject({ y: 4, layouts: { narrow } })
  expect(JSON.parse(savePage(document))).toHaveProperty('nodes.a.layouts', { narrow })
})
