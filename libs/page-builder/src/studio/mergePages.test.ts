import { isSameJson, type Json, type PageDocument, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { describe, expect, it } from 'vitest'
import { settlePlaces } from '../containers/variablePlaces.js'
import { readPageData } from '../data/pageData.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { mergePages } from './mergePages.js'

const registry = createPageRegistry([])

function page(nodes: readonly PageNode[], more: Omit<PageParts, 'nodes'> = {}): PageDocument {
  const opened = openPage(pageOf({ nodes, ...more }), { registry })
  if (!opened.ok) throw new Error(opened.code)
  return opened.document
}

const group = (id: string, change: Partial<PageNode> = {}) =>
  pageNode({ id, type: 'spruce.group', ...change })
const titled = (id: string, title: string, more: Record<string, Json> = {}) =>
  group(id, { props: { title, ...more } })

describe('mergePages', () => {
  const base = page([titled('a', 'A'), group('b', { y: 6 })])

  it('takes what either side changed', () => {
    const mine = page([titled('a', 'A mine'), group('b', { y: 6 })])
    const theirs = page([titled('a', 'A', { visibility: [] }), group('b', { x: 12 })])
    const { document, conflicts } = mergePages(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(document['nodes']).toMatchObject({
      a: { props: { title: 'A mine', visibility: [] } },
      b: { x: 12 },
    })
  })

  it('keeps mine where both changed the same, and says so', () => {
    const mine = page([titled('a', 'mine'), group('b', { x: 12 })])
    const theirs = page([titled('a', 'theirs'), group('b', { y: 6, w: 24 })])
    const { document, conflicts } = mergePages(base, mine, theirs)
    expect(document['nodes']).toMatchObject({
      a: { props: { title: 'mine' } },
      b: { x: 12, w: 12 },
    })
    expect(conflicts).toEqual([
      { node: 'a', part: 'title' },
      { node: 'b', part: 'place' },
    ])
  })

  it('merges the layouts of widths one by one', () => {
    const place = (y: number) => ({ x: 0, y, w: 1, h: 6 })
    const of = (layouts?: PageNode['layouts']) => page([group('a', layouts ? { layouts } : {})])
    const first = of({ narrow: place(1) })
    const apart = mergePages(
      first,
      of({ narrow: place(2) }),
      of({ narrow: place(1), medium: place(3) }),
    )
    expect(apart.document['nodes']).toHaveProperty('a.layouts', {
      narrow: place(2),
      medium: place(3),
    })
    expect(apart.conflicts).toEqual([])
    const same = mergePages(first, of({ narrow: place(2) }), of({ narrow: place(3) }))
    expect(same.document['nodes']).toHaveProperty('a.layouts', { narrow: place(2) })
    expect(same.conflicts).toEqual([{ node: 'a', part: 'layouts.narrow' }])
    const gone = mergePages(first, of(), of({ narrow: place(1), medium: place(3) }))
    expect(gone.document['nodes']).toHaveProperty('a.layouts', { medium: place(3) })
    expect(mergePages(of(), of(), first).document['nodes']).toHaveProperty('a.layouts.narrow')
    expect(mergePages(first, of(), first).document['nodes']).not.toHaveProperty('a.layouts')
  })

  it('adds what either added and removes what either removed', () => {
    const mine = page([titled('a', 'A'), group('b', { y: 6 }), group('mine', { y: 12 })])
    const theirs = page([titled('a', 'A'), group('theirs', { y: 12 })])
    const { document, conflicts } = mergePages(base, mine, theirs)
    expect(Object.keys(document['nodes'] ?? {}).sort()).toEqual(['a', 'mine', 'theirs'])
    expect(conflicts).toEqual([])
  })

  it('keeps what one removed and the other changed', () => {
    const mine = page([group('b', { y: 6 })])
    const theirs = page([titled('a', 'theirs'), group('b', { y: 6 })])
    for (const sides of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { document, conflicts } = mergePages(base, ...sides)
      expect(document['nodes']).toHaveProperty('a.props.title', 'theirs')
      expect(conflicts).toContainEqual({ node: 'a', part: 'removed' })
    }
  })

  it('merges queries one by one', () => {
    const query = (id: string, most: number) => ({ id, source: 'todos', parameters: { most } })
    const of = (...queries: readonly unknown[]) => page([], { queries })
    const { document, conflicts } = mergePages(
      of(query('a', 1), query('b', 1)),
      of(query('a', 2), query('b', 1)),
      of(query('a', 1), query('b', 3), query('c', 1)),
    )
    expect(document['queries']).toEqual([query('a', 2), query('b', 3), query('c', 1)])
    expect(conflicts).toEqual([])
  })

  it('keeps a variable whose section the other removed: the page has it', () => {
    const line = { name: 'line', kind: 'text' }
    const section = pageNode({ id: 's', type: 'spruce.section' })
    const before = page([section], { variables: [line] })
    const mine = page([section], { variables: [{ ...line, placeId: 's' }] })
    const { document, conflicts } = mergePages(before, mine, page([], { variables: [line] }))
    expect(document).toMatchObject({ nodes: {}, variables: [{ ...line, placeId: 's' }] })
    expect(conflicts).toEqual([])
    const read = readPageData(document)
    expect(settlePlaces(read.variables, {})).toEqual([line])
  })

  it('says that both gave a variable another place, and keeps mine', () => {
    const line = { name: 'line', kind: 'text' }
    const of = (more: object) => page([], { variables: [{ ...line, ...more }] })
    const sides = [of({}), of({ placeId: 'a' }), of({ placeId: 'b' })] as const
    const { document, conflicts } = mergePages(...sides)
    expect(document['variables']).toEqual([{ ...line, placeId: 'a' }])
    expect(conflicts).toEqual([{ node: undefined, part: 'variables' }])
  })

  it('is theirs without my changes, and mine without theirs', () => {
    const other = page([titled('a', 'other'), group('c', { y: 6 })])
    expect(isSameJson(mergePages(base, base, other).document, other)).toBe(true)
    expect(isSameJson(mergePages(base, other, base).document, other)).toBe(true)
  })
})
