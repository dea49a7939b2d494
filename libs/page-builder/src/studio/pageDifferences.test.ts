import { openPage } from '@spruce/designer-engine/open'
import type { PageNode } from '@spruce/designer-engine'
import { expect, it } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { pageDifferences } from './pageDifferences.js'

function page(nodes: readonly PageNode[], more: Omit<PageParts, 'nodes'> = {}) {
  const opened = openPage(pageOf({ nodes, ...more }), { registry: createPageRegistry([]) })
  if (!opened.ok) throw new Error(opened.code)
  return opened.document
}

const group = (id: string, change: Partial<PageNode> = {}) =>
  pageNode({ id, type: 'spruce.group', ...change })

it('says of each thing once what became of it', () => {
  const from = page([group('same'), group('moved', { x: 12 }), group('changed', { y: 6 })], {
    queries: [{ id: 'q', source: 'todos' }],
  })
  const to = page(
    [
      group('same'),
      group('moved', { x: 12, w: 6 }),
      group('changed', { y: 12, props: { title: 'new' } }),
      group('added', { y: 6 }),
    ],
    { queries: [{ id: 'q', source: 'alarms' }], variables: [{ name: 'v', kind: 'text' }] },
  )
  const said = (differences: ReturnType<typeof pageDifferences>) =>
    differences.map(({ kind, of, node, name }) => `${kind} ${of} ${node?.id ?? name ?? ''}`).sort()
  expect(said(pageDifferences(from, to))).toEqual([
    ...['added component added', 'added variable v', 'changed component changed'],
    ...['changed query q', 'moved component moved'],
  ])
  expect(said(pageDifferences(to, from))).toContain('removed component added')
  expect(pageDifferences(to, to)).toEqual([])
})

it('says of a variable that it lives elsewhere, and of a section alone that it is gone', () => {
  const section = pageNode({ id: 's', type: 'spruce.section' })
  const of = (nodes: readonly PageNode[], placeId?: string) =>
    page(nodes, { variables: [{ name: 'v', kind: 'text', ...(placeId && { placeId }) }] })
  expect(pageDifferences(of([section]), of([section], 's'))).toEqual([
    { kind: 'changed', of: 'variable', name: 'v' },
  ])
  const gone = pageDifferences(of([section], 's'), of([], 's'))
  expect(gone.map(({ kind, of: what }) => [kind, what])).toEqual([['removed', 'component']])
})

it('says at which widths a component lies elsewhere', () => {
  const phone = { narrow: { x: 0, y: 6, w: 1, h: 4 } }
  const from = page([group('a'), group('b', { x: 12, layouts: phone })])
  const to = page([group('a', { layouts: phone }), group('b', { x: 12 })])
  const narrow = { kind: 'moved', of: 'component', at: ['narrow'] }
  expect(pageDifferences(from, to)).toMatchObject([narrow, narrow])
  // What moved at full width, too, is said once, without a width.
  const [wide] = pageDifferences(from, page([group('a', { w: 6, layouts: phone })]))
  expect(wide).toMatchObject({ kind: 'moved', node: { id: 'a' } })
  expect(wide).not.toHaveProperty('at')
  expect(pageDifferences(from, page([group('a'), group('b', { x: 12, layouts: phone })]))).toEqual(
    [],
  )
})
