import type { PageNode } from '@spruce/designer-engine'
import { expect, it } from 'vitest'
import { openedPage } from '../testing/openedPage.js'
import { pageNode } from '../testing/pages.js'
import { drawPage, rootOf } from './drawPage.js'
import { pageDifferences } from './pageDifferences.js'

const page = (...nodes: readonly PageNode[]) => openedPage(nodes)
const clock = (id: string, change: Partial<PageNode> = {}) =>
  pageNode({ id, type: 'spruce.clock', w: 6, h: 4, ...change })
const tabs = pageNode({ id: 'tabs', type: 'spruce.tabs', y: 4, w: 24, h: 10 })
const section = pageNode({
  ...{ id: 's', type: 'spruce.section', parent: 'tabs', slot: 'tabs', w: 24, h: 8 },
})
const inside = (change: Partial<PageNode> = {}) =>
  clock('in', { parent: 's', slot: 'body', ...change })
const dialog = pageNode({ id: 'd', type: 'spruce.section', slot: 'dialogs', w: 24, h: 8 })

function marks(drawn: ReturnType<typeof drawPage>) {
  return Object.fromEntries(drawn.boxes.map(({ node: { id }, mark }) => [id, mark]))
}

it('marks what became of a component, before and after; a container for what lies in it', () => {
  const from = page(
    clock('same'),
    clock('gone', { x: 6 }),
    clock('old', { x: 12 }),
    tabs,
    section,
    inside(),
  )
  const to = page(
    clock('same'),
    clock('new', { x: 6 }),
    clock('old', { x: 18 }),
    ...[tabs, section, inside({ props: { title: 'new' } })],
  )
  const differences = pageDifferences(from, to)
  expect(marks(drawPage(from, differences))).toEqual({
    ...{ same: undefined, gone: 'removed', old: 'moved', tabs: 'inside' },
  })
  expect(marks(drawPage(to, differences))).toEqual({
    ...{ same: undefined, new: 'added', old: 'moved', tabs: 'inside' },
  })
  expect(rootOf(to, 'in')).toBe('tabs')
  expect(rootOf(to, 'gone')).toBeUndefined()
})

it('marks what is changed itself as that, whatever changed in it', () => {
  const from = page(tabs, section, inside())
  const to = page({ ...tabs, props: { title: 'new' } }, section, inside({ w: 8 }))
  const differences = pageDifferences(from, to)
  expect(marks(drawPage(to, differences))).toEqual({ tabs: 'changed' })
  expect(marks(drawPage(to, [...differences].reverse()))).toEqual({ tabs: 'changed' })
})

it('draws the page as it lies, and its dialogs below', () => {
  const { boxes, rows } = drawPage(page(clock('a', { x: 6 }), dialog), [])
  expect(boxes.map(({ node: { id }, rect }) => ({ id, ...rect }))).toEqual([
    { id: 'a', x: 6, y: 0, w: 6, h: 4 },
    { id: 'd', x: 0, y: 4, w: 24, h: 3 },
  ])
  expect(rows).toBe(7)
})
