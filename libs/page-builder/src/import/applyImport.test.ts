import { createDesigner } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { describe, expect, it } from 'vitest'
import { settlePlaces } from '../containers/variablePlaces.js'
import { readVariables } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { applyImport } from './applyImport.js'

const registry = createPageRegistry(allWidgets)

function designerOf(ids: readonly string[]) {
  const nodes = ids.map((id, at) =>
    pageNode({ id, type: 'spruce.clock', order: `a${String(at)}`, y: at * 6 }),
  )
  const opened = openPage(pageOf({ nodes, queries: [{ id: 'q', source: 'devices' }] }), {
    registry,
  })
  if (!opened.ok) throw new Error(opened.code)
  return createDesigner(opened.document, {
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  })
}

const nodes = [
  pageNode({ id: 'a', type: 'spruce.section', x: 0, y: 0, w: 24, h: 7 }),
  pageNode({ id: 'b', type: 'spruce.chart', parent: 'a', slot: 'body', x: 12, w: 12, h: 6 }),
  pageNode({ id: 'c', type: 'spruce.table', x: 12, y: 7, w: 12, h: 6 }),
  pageNode({ id: 'd', type: 'spruce.gauge', x: 0, y: 7, w: 6, h: 6 }),
]
const placesOf = (designer: ReturnType<typeof designerOf>) =>
  Object.values(designer.document.nodes)
    .map(({ type, parent, x, y, w, h }) => [type, parent === null, x, y, w, h])
    .sort()

describe('applyImport', () => {
  it('puts a dashboard below what stands, in one step', () => {
    const designer = designerOf(['p', 'a'])
    const before = designer.document
    const ids = applyImport(designer, { nodes, variables: [] }, 'append')
    expect(ids).toHaveLength(3)
    expect(placesOf(designer)).toEqual([
      ['spruce.chart', false, 12, 0, 12, 6],
      ['spruce.clock', true, 0, 0, 12, 6],
      ['spruce.clock', true, 0, 6, 12, 6],
      ['spruce.gauge', true, 0, 19, 6, 6],
      ['spruce.section', true, 0, 12, 24, 7],
      ['spruce.table', true, 12, 19, 12, 6],
    ])
    expect(designer.undo()).toBe(true)
    expect(designer.document.nodes).toEqual(before.nodes)
    expect(designer.history.canUndo).toBe(false)
  })

  it('puts it instead of what stands; queries stay', () => {
    const designer = designerOf(['p'])
    const variables = [{ name: 'line', kind: 'text' }]
    applyImport(designer, { nodes, variables }, 'replace')
    expect(placesOf(designer).map(([type]) => type)).toEqual([
      ...['spruce.chart', 'spruce.gauge', 'spruce.section', 'spruce.table'],
    ])
    expect(designer.document).toMatchObject({ queries: [{ id: 'q' }], variables })
    designer.undo()
    expect(Object.keys(designer.document.nodes)).toEqual(['p'])
    expect(designer.document).toMatchObject({ variables: [] })
  })

  it('keeps the variables and the time window of the page', () => {
    const designer = designerOf(['p'])
    const own = { name: 'line', kind: 'text', label: '产线' }
    const time = (name: string) => ({ name, kind: 'time' })
    designer.commands.setSettings({ variables: [own, time('when')] })
    const variables = [
      { name: 'line', kind: 'number' },
      time('window'),
      { name: 'b', kind: 'text' },
    ]
    applyImport(designer, { nodes, variables }, 'append')
    expect(designer.document).toMatchObject({
      variables: [own, time('when'), { name: 'b', kind: 'text' }],
    })
  })

  it('takes the place of a section, and leaves its variables to the page', () => {
    const designer = designerOf(['p'])
    const own = { name: 'line', kind: 'text', placeId: 'p' }
    designer.commands.setSettings({ variables: [own] })
    applyImport(designer, { nodes, variables: [] }, 'replace')
    expect(designer.document).toMatchObject({ variables: [own] })
    const shown = settlePlaces(readVariables([own]), designer.document.nodes)
    expect(shown).toEqual([{ name: 'line', kind: 'text' }])
  })

  it('gives the variables of sections to their copies, wherever they stand', () => {
    const designer = designerOf(['a', 'e'])
    const inner = pageNode({ id: 'e', type: 'spruce.section', parent: 'a', slot: 'body', w: 24 })
    const [section, chart, table, gauge] = nodes.map((node) =>
      node.id === 'b' ? { ...node, y: 8 } : node,
    )
    const variables = ['a', 'e'].map((placeId) => ({ name: placeId, kind: 'text', placeId }))
    const given = [table, gauge, { ...section, props: { title: 'A' } }, chart, inner]
    applyImport(designer, { nodes: given as typeof nodes, variables }, 'append')
    const copies = Object.values(designer.document.nodes).filter(
      ({ type }) => type === 'spruce.section',
    )
    const outer = copies.find(({ props }) => props['title'] === 'A')?.id
    const within = copies.find(({ parent }) => parent === outer)?.id
    expect([outer, within]).not.toContain(undefined)
    expect(['a', 'e']).not.toContain(outer)
    expect(designer.document).toMatchObject({
      variables: [{ placeId: outer }, { placeId: within }],
    })
  })

  it('changes nothing where the page cannot hold it', () => {
    const designer = designerOf(['p'])
    expect(applyImport(designer, { nodes: [], variables: [] }, 'replace')).toBeUndefined()
    expect(Object.keys(designer.document.nodes)).toEqual(['p'])
    expect(designer.history.canUndo).toBe(false)
  })
})
