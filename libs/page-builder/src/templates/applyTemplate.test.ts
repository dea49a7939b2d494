import { createDesigner, type JsonObject } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { describe, expect, it } from 'vitest'
import { mostQueries, readPageData } from '../data/pageData.js'
import { namesIn } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { textOf } from '../studio/storedJson.js'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { applyTemplate } from './applyTemplate.js'
import type { PageTemplate } from './PageTemplate.js'
import { pageTemplates } from './pageTemplates.js'

const registry = createPageRegistry(allWidgets)
const clock = pageNode({ id: 'w1', type: 'spruce.clock', w: 24, h: 6 })

function designerOf(parts: Partial<PageParts>, columns = 24) {
  const page = pageOf({ nodes: [clock], ...parts })
  const config = { gridColNum: columns, pageMargin: [12, 12], panelMargin: [0, 0] }
  const opened = openPage({ ...page, config }, { registry })
  if (!opened.ok) throw new Error(opened.code)
  return createDesigner(opened.document, {
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  })
}

function templateOf(id: string): PageTemplate {
  const template = pageTemplates('en-US').find((one) => one.id === id)
  if (!template) throw new Error(id)
  return template
}

function addedTo(designer: ReturnType<typeof designerOf>) {
  return Object.values(designer.document.nodes).filter(({ id }) => id !== 'w1')
}

describe('applyTemplate', () => {
  it.each(pageTemplates('zh-CN'))('puts $id below what stands, in one step', (template) => {
    const designer = designerOf({})
    const before = designer.document
    expect(applyTemplate(designer, template)).toHaveLength(template.nodes.length)
    const places = addedTo(designer).map(({ type, x, y, w, h }) => [type, x, y - 6, w, h])
    expect(places.sort()).toEqual(template.nodes.map((n) => [n.type, n.x, n.y, n.w, n.h]).sort())
    expect(designer.document.nodes['w1']).toEqual(before.nodes['w1'])
    expect(designer.undo()).toBe(true)
    expect(designer.document).toEqual(before)
    expect(designer.history.canUndo).toBe(false)
  })

  it('names queries and variables anew where the page has others of the name', () => {
    const designer = designerOf({
      queries: [
        { id: 'devices', source: 'devices', parameters: { most: 5 }, transforms: [] },
        { id: 'openAlarms', source: 'alarms', parameters: {}, transforms: [] },
      ],
      variables: [{ name: 'area', kind: 'text' }],
    })
    applyTemplate(designer, templateOf('devices'))
    const { queries, variables } = readPageData(designer.document)
    expect(variables.map(({ name, kind }) => [name, kind])).toEqual([
      ['area', 'text'],
      ['area2', 'area'],
    ])
    expect(queries.get('devices')?.parameters).toEqual({ most: 5 })
    expect(queries.get('devices2')?.parameters).toEqual({ areaId: '{{area2}}', most: 100 })
    expect(queries.get('deviceStates')?.parameters).toEqual({ areaId: '{{area2}}' })
    const asked = addedTo(designer).map(({ type, props }) => [type, props['query']])
    expect(asked).toContainEqual(['spruce.device-list', 'devices2'])
    expect(asked).toContainEqual(['spruce.alarm-list', 'openAlarms2'])
    for (const [, query] of asked)
      expect(query === undefined || queries.has(textOf(query))).toBe(true)
  })

  it('uses the queries and variables that it finds with the same content', () => {
    const designer = designerOf({})
    applyTemplate(designer, templateOf('devices'))
    const { queries, variables } = readPageData(designer.document)
    applyTemplate(designer, templateOf('devices'))
    expect(readPageData(designer.document)).toEqual({ queries, variables })
    // Of another template those that differ are added.
    applyTemplate(designer, templateOf('alarms'))
    const after = readPageData(designer.document)
    expect(after.variables).toEqual(variables)
    expect(after.queries.get('openAlarms2')?.parameters).toMatchObject({ most: 50 })
  })

  it('gives the variables of its sections to their copies', () => {
    const designer = designerOf({})
    applyTemplate(designer, {
      ...{ id: 't', name: 'T', text: '', queries: [] },
      nodes: [pageNode({ id: 's', type: 'spruce.section', w: 24, h: 6 })],
      variables: [{ name: 'b', kind: 'text', placeId: 's' }],
    })
    const [section] = addedTo(designer)
    expect(section?.id).not.toBe('s')
    expect(readPageData(designer.document).variables).toEqual([
      { name: 'b', kind: 'text', placeId: section?.id },
    ])
  })

  it('renames what a step, a rule and a text refer to', () => {
    const designer = designerOf({
      queries: [{ id: 'a', source: 'todos', parameters: {}, transforms: [] }],
      variables: [{ name: 'b', kind: 'number' }],
    })
    const visibility: readonly JsonObject[] = [
      { kind: 'empty', query: 'a' },
      { kind: 'variable', variable: 'b' },
    ]
    applyTemplate(designer, {
      ...{ id: 't', name: 'T', text: '' },
      nodes: [
        pageNode({ id: 'n', type: 'spruce.text', props: { html: '{{ b }} {{c}}', visibility } }),
      ],
      queries: [
        { id: 'a', source: 'devices', parameters: {}, transforms: [] },
        {
          ...{ id: 'd', source: 'devices', parameters: {} },
          transforms: [{ kind: 'join', query: 'a', key: 'id' }],
        },
      ],
      variables: [{ name: 'b', kind: 'choice', options: [], query: 'a' }],
    })
    const [text] = addedTo(designer)
    expect(text?.props).toMatchObject({
      html: '{{b2}} {{c}}',
      visibility: [
        { kind: 'empty', query: 'a2' },
        { kind: 'variable', variable: 'b2' },
      ],
    })
    const { queries, variables } = readPageData(designer.document)
    expect(queries.get('d')?.transforms).toEqual([{ kind: 'join', query: 'a2', key: 'id' }])
    expect(variables[1]).toMatchObject({ name: 'b2', query: 'a2' })
  })

  it('keeps the time window of the page', () => {
    const when = { name: 'when', kind: 'time', default: { from: 'now-1d', to: 'now' } }
    const designer = designerOf({ variables: [when] })
    applyTemplate(designer, templateOf('overview'))
    expect(designer.document).toMatchObject({ variables: [when] })
    expect(namesIn(addedTo(designer))).toEqual(new Set())
  })

  it('fits into a grid of other columns', () => {
    const designer = designerOf({ nodes: [] }, 12)
    applyTemplate(designer, templateOf('notices'))
    expect(addedTo(designer).map(({ x, w }) => [x, w])).toContainEqual([8, 4])
    expect(Math.max(...addedTo(designer).map(({ x, w }) => x + w))).toBe(12)
  })

  it('changes nothing where the page has no room for its queries', () => {
    const queries = Array.from({ length: mostQueries }, (_, at) => {
      return { id: `q${String(at)}`, source: 'todos', parameters: {}, transforms: [] }
    })
    const designer = designerOf({ queries })
    expect(applyTemplate(designer, templateOf('devices'))).toBeUndefined()
    expect(addedTo(designer)).toEqual([])
    expect(designer.history.canUndo).toBe(false)
  })
})
