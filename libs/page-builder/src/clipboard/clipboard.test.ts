import { createDesigner, type JsonObject, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import { describe, expect, it } from 'vitest'
import { readVariables } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { storedList } from '../studio/storedJson.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { adaptPart } from './adaptPart.js'
import { applyPart } from './applyPart.js'
import { mostPartNodes, mostPartSize } from './pagePart.js'
import { partOf, wholePart } from './partOf.js'
import type { PartNote } from './PartNote.js'
import { readPart } from './readPart.js'

const registry = createPageRegistry(allWidgets)
const here = { tenant: 'a', page: 'p1' }
const origin = 'https://portal.example.cn'

type Page = Parameters<typeof pageOf>[0]

function design(page: Page, columns = 24) {
  const stored = pageOf(page)
  const config = { ...(stored['config'] as JsonObject), gridColNum: columns }
  const opened = openPage({ ...stored, config }, { registry })
  if (!opened.ok) throw new Error(opened.code)
  return createDesigner(opened.document, {
    history: { limit: 10 },
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  })
}

type Design = ReturnType<typeof design>

function textOf(designer: Design, ids: readonly string[], from = here): string {
  const part = partOf({ designer, from, name: '一号页' }, ids)
  if (!part) throw new Error('Nothing was copied')
  return JSON.stringify(part)
}

interface PasteOptions {
  readonly at?: typeof here
  readonly known?: typeof registry
  readonly place?: { readonly parent: string | null; readonly slot: string }
}

function paste(designer: Design, text: string, options: PasteOptions = {}) {
  const { at = { tenant: 'a', page: 'p2' }, known = registry } = options
  const { place = { parent: null, slot: 'main' } } = options
  const part = readPart(text, known)
  if (!part.ok) throw new Error(part.reason)
  const adapted = adaptPart(part, {
    ...{ registry: known, permCodes: [], language: 'zh-CN', at, origin },
    columns: designer.document.config.gridColNum,
    data: {
      queries: storedList(designer.document, 'queries'),
      variables: storedList(designer.document, 'variables'),
    },
    dialogs: new Set(designer.children(null, 'dialogs').map(({ id }) => id)),
    ids: new Set(Object.keys(designer.document.nodes)),
  })
  const ids = applyPart(designer, adapted, place)
  designer.verify()
  return { ids, notes: adapted.notes }
}

function nodesOf(designer: Design): readonly PageNode[] {
  return Object.values(designer.document.nodes)
}
const titled = (designer: Design, title: string) =>
  nodesOf(designer).filter(({ props }) => props['title'] === title)
const queriesOf = (designer: Design) => storedList(designer.document, 'queries')
const variablesOf = (designer: Design) => storedList(designer.document, 'variables')
const noteOf = (notes: readonly PartNote[], kind: PartNote['kind']) =>
  notes.filter((one) => one.kind === kind)

const statistic = (id: string, props: JsonObject, more: object = {}) =>
  pageNode({ id, type: 'spruce.statistic', w: 8, h: 4, props: { title: id, ...props }, ...more })
const devices = { id: 'devices', source: 'devices', parameters: { areaId: '{{area}}', most: 20 } }
const latest = {
  ...{ id: 'latest', source: 'latest-values', parameters: { deviceId: 'd-1', codes: ['t'] } },
  transforms: [{ kind: 'join', query: 'devices', key: 'device' }],
}
const area = { name: 'area', kind: 'area', default: 'area-1' }
const line = { name: 'line', kind: 'choice', options: [], query: 'lines' }
const lines = { id: 'lines', source: 'devices-by-area', parameters: {} }

/** Everything that hangs on something else. */
const full: Page = {
  nodes: [
    pageNode({ id: 's', type: 'spruce.section', w: 24, h: 8, props: { title: '分区' } }),
    statistic('a', { query: 'latest' }, { parent: 's', slot: 'body' }),
    statistic(
      'b',
      {
        description: '{{ line }} 的产量',
        link: { kind: 'open-dialog', dialog: 'dlg', variable: 'area', source: { column: 'id' } },
        visibility: [{ kind: 'empty', query: 'lines', isNot: true }],
      },
      { y: 8 },
    ),
    statistic('c', { query: 'unused' }, { y: 8, x: 8 }),
    pageNode({ id: 'dlg', type: 'spruce.group', slot: 'dialogs', props: { title: '详情' } }),
    statistic('in', {}, { parent: 'dlg', slot: 'body' }),
  ],
  queries: [devices, latest, lines, { id: 'unused', source: 'todos' }],
  variables: [area, line, { name: 'other', kind: 'text' }],
}

describe('what is copied', () => {
  it('comes with all that lies in it, and the queries and variables that it uses', () => {
    const part = JSON.parse(textOf(design(full), ['s'])) as {
      document: { nodes: object; queries: { id: string }[]; variables: { name: string }[] }
    }
    expect(Object.keys(part.document.nodes).sort()).toEqual(['a', 's'])
    expect(part.document.queries.map(({ id }) => id)).toEqual(['devices', 'latest'])
    expect(part.document.variables.map(({ name }) => name)).toEqual(['area'])
  })

  it('comes with the dialogs that it opens, and what its variables ask', () => {
    const part = JSON.parse(textOf(design(full), ['b'])) as {
      document: { nodes: object; queries: { id: string }[]; variables: { name: string }[] }
    }
    expect(Object.keys(part.document.nodes).sort()).toEqual(['b', 'dlg', 'in'])
    expect(part.document.queries.map(({ id }) => id)).toEqual(['lines'])
    expect(part.document.variables.map(({ name }) => name)).toEqual(['area', 'line'])
  })

  it('comes with the variable that a section repeats for', () => {
    const page = {
      ...full,
      nodes: [pageNode({ id: 's', type: 'spruce.section', props: { repeat: 'line' } })],
    }
    const part = JSON.parse(textOf(design(page), ['s'])) as {
      document: { queries: { id: string }[]; variables: { name: string }[] }
    }
    expect(part.document.variables.map(({ name }) => name)).toEqual(['line'])
    expect(part.document.queries.map(({ id }) => id)).toEqual(['lines'])
  })

  it('brings the time window along where something asks the server', () => {
    const page = { ...full, variables: [{ name: 'time', kind: 'time' }] }
    const has = (ids: readonly string[]) => textOf(design(page), ids).includes('"kind":"time"')
    expect([has(['a']), has(['in'])]).toEqual([true, false])
  })

  it('is nothing where nothing is there to copy', () => {
    const source = { designer: design(full), from: here, name: '' }
    expect([partOf(source, []), partOf(source, ['none'])]).toEqual([undefined, undefined])
  })
})

describe('on another page of the company', () => {
  it('stands as it stood, with what it needs, as one step back', () => {
    const target = design({ nodes: [statistic('x', {})] })
    const before = target.document
    const { ids, notes } = paste(target, textOf(design(full), ['s', 'b']))
    expect(notes).toEqual([])
    expect(ids).toHaveLength(2)
    expect(queriesOf(target)).toEqual([devices, latest, lines])
    expect(variablesOf(target)).toEqual([area, line])
    const [section] = titled(target, '分区')
    expect(titled(target, 'a')[0]).toMatchObject({ parent: section?.id, slot: 'body' })
    expect(section).toMatchObject({ parent: null, x: 0, y: 4 })
    const [dialog] = titled(target, '详情')
    expect(dialog).toMatchObject({ slot: 'dialogs', parent: null })
    expect(dialog?.id).not.toBe('dlg')
    expect(titled(target, 'b')[0]?.props['link']).toMatchObject({ dialog: dialog?.id })
    expect(target.undo()).toBe(true)
    expect(target.document).toEqual(before)
  })

  it('uses what is equal, and renames what is called the same', () => {
    const target = design({
      nodes: [],
      queries: [devices, { ...lines, source: 'todos' }],
      variables: [area, { name: 'line', kind: 'text' }],
    })
    const text = textOf(design(full), ['s', 'b'])
    const { notes } = paste(target, text)
    expect(noteOf(notes, 'renamed')).toEqual([
      { kind: 'renamed', name: 'lines', details: ['lines-2'] },
      { kind: 'renamed', name: 'line', details: ['line_2'] },
    ])
    expect(queriesOf(target).map(({ id }) => id)).toEqual(['devices', 'lines', 'latest', 'lines-2'])
    expect(variablesOf(target).at(-1)).toMatchObject({ name: 'line_2', query: 'lines-2' })
    expect(titled(target, 'b')[0]?.props).toMatchObject({
      description: '{{ line_2 }} 的产量',
      visibility: [{ query: 'lines-2' }],
    })
    // What came once is equal now.
    paste(target, text)
    expect(queriesOf(target)).toHaveLength(4)
    expect(variablesOf(target)).toHaveLength(3)
  })

  it('keeps the time window of the page, whatever it is called', () => {
    const source = design({
      nodes: [statistic('a', { query: 'q', description: '{{span}}' })],
      queries: [{ id: 'q', source: 'todos' }],
      variables: [{ name: 'span', kind: 'time' }],
    })
    const target = design({ nodes: [], variables: [{ name: 'when', kind: 'time', label: '时间' }] })
    const { notes } = paste(target, textOf(source, ['a']))
    expect(noteOf(notes, 'window')).toHaveLength(1)
    expect(variablesOf(target)).toHaveLength(1)
    expect(titled(target, 'a')[0]?.props).toMatchObject({ description: '{{when}}' })
  })

  it('lies in a container where that takes it, else on the page', () => {
    const target = design({
      nodes: [
        pageNode({ id: 's', type: 'spruce.section', w: 24, h: 8, props: { title: '有' } }),
        statistic('x', {}, { y: 8 }),
      ],
    })
    const text = textOf(design(full), ['c'])
    paste(target, text, { place: { parent: 's', slot: 'body' } })
    paste(target, text, { place: { parent: 'x', slot: 'body' } })
    expect(titled(target, 'c').map(({ parent }) => parent)).toEqual(['s', null])
  })

  it('keeps what names something of the company', () => {
    const source = design({
      nodes: [
        pageNode({ id: 'i', type: 'spruce.image', props: { url: '/files/public/abcdefghij' } }),
        statistic('l', { link: { kind: 'open-app', app: 'RCAPP1' } }, { y: 8 }),
      ],
    })
    const target = design({ nodes: [] })
    expect(paste(target, textOf(source, ['i', 'l'])).notes).toEqual([])
    expect(nodesOf(target).map(({ props }) => props['url'] ?? props['link'])).toEqual([
      '/files/public/abcdefghij',
      { kind: 'open-app', app: 'RCAPP1' },
    ])
  })
})

it('is a copy beside itself on its own page: the dialog stays one', () => {
  const page = design(full)
  const { notes } = paste(page, textOf(page, ['b']), { at: here })
  expect(notes).toEqual([])
  expect(page.children(null, 'dialogs')).toHaveLength(1)
  expect(titled(page, 'b').map(({ props }) => props['link'])).toMatchObject([
    { dialog: 'dlg' },
    { dialog: 'dlg' },
  ])
  expect(queriesOf(page)).toHaveLength(4)
})

describe('variables of a section', () => {
  const site = { name: 'site', kind: 'text', placeId: 's' }
  const deep = { name: 'deep', kind: 'number', placeId: 'inner' }
  const popped = { name: 'popped', kind: 'text', placeId: 'dlg' }
  const opens = { kind: 'open-dialog', dialog: 'dlg' }
  const sites = { id: 'sites', source: 'devices', parameters: { areaId: '{{site}}' } }
  /** Their order says nothing: all have the same. */
  const placed: Page = {
    nodes: [
      pageNode({ id: 's', type: 'spruce.section', w: 24, h: 8, props: { title: '外' } }),
      pageNode({
        ...{ id: 'inner', type: 'spruce.section', parent: 's', slot: 'body', w: 24 },
        props: { title: '内' },
      }),
      statistic('a', { query: 'sites', link: opens }, { parent: 's', slot: 'body', y: 6 }),
      pageNode({ id: 'dlg', type: 'spruce.group', slot: 'dialogs', props: { title: '详情' } }),
    ],
    queries: [sites],
    variables: [site, deep, popped, { name: 'other', kind: 'text' }],
  }
  const idOf = (designer: Design, title: string, at = 0) => titled(designer, title)[at]?.id
  const homes = (designer: Design) =>
    Object.fromEntries(variablesOf(designer).map(({ name, placeId }) => [name as string, placeId]))

  it('come along with it and its dialogs, used or not, and live there', () => {
    const target = design({ nodes: [statistic('x', {})] })
    const before = target.document
    const { notes } = paste(target, textOf(design(placed), ['s']))
    expect(notes).toEqual([])
    const [s, inner, dlg] = ['外', '内', '详情'].map((title) => idOf(target, title))
    expect(new Set([s, inner, dlg, 's', 'inner', 'dlg', undefined]).size).toBe(7)
    expect(homes(target)).toEqual({ site: s, deep: inner, popped: dlg })
    target.undo()
    expect(target.document).toEqual(before)
  })

  it('are of the page where only what lies in it comes', () => {
    const target = design({ nodes: [pageNode({ id: 's', type: 'spruce.section' })] })
    paste(target, textOf(design(placed), ['a']))
    expect(variablesOf(target)[0]).toEqual({ name: 'site', kind: 'text' })
  })

  it('are the same on their own page where only what lies in it is copied', () => {
    const page = design(placed)
    paste(page, textOf(page, ['a']), { at: here })
    expect(variablesOf(page)).toEqual(placed.variables)
    expect(queriesOf(page)).toEqual([sites])
  })

  it('are others in a copy on the same page, with the queries that ask for them', () => {
    const page = design(placed)
    const { notes } = paste(page, textOf(page, ['s']), { at: here })
    expect(
      noteOf(notes, 'renamed')
        .map(({ details }) => details[0])
        .sort(),
    ).toEqual([...['deep_2', 'site_2', 'sites-2']])
    const copy = nodesOf(page).find(({ id, props }) => props['title'] === '外' && id !== 's')
    const inner = nodesOf(page).find(({ id, props }) => props['title'] === '内' && id !== 'inner')
    expect(homes(page)).toEqual({
      ...{ site: 's', deep: 'inner', popped: 'dlg', other: undefined },
      ...{ site_2: copy?.id, deep_2: inner?.id },
    })
    expect(queriesOf(page)[1]).toMatchObject({
      id: 'sites-2',
      parameters: { areaId: '{{site_2}}' },
    })
    expect(nodesOf(page).filter(({ props }) => props['query'] === 'sites-2')).toHaveLength(1)
  })

  it('are back where what was cut comes back', () => {
    const page = design(placed)
    const text = textOf(page, ['s'])
    page.commands.remove(['s'])
    const { notes } = paste(page, text, { at: here })
    expect(notes).toEqual([])
    expect(homes(page)).toEqual({
      ...{ site: idOf(page, '外'), deep: idOf(page, '内'), popped: 'dlg', other: undefined },
    })
    expect(idOf(page, '外')).not.toBe('s')
    page.undo()
    expect(homes(page)).toEqual({ site: 's', deep: 'inner', popped: 'dlg', other: undefined })
    // Of a second copy they are others.
    page.redo()
    paste(page, text, { at: here })
    expect(Object.keys(homes(page))).toEqual([
      ...['site', 'deep', 'popped', 'other', 'site_2', 'deep_2'],
    ])
  })

  it('live nowhere else where a text says what is no id', () => {
    const text = textOf(design(placed), ['s']).replaceAll('"placeId":"s"', '"placeId":{"a":1}')
    const target = design({ nodes: [] })
    paste(target, text)
    expect(readVariables(variablesOf(target)).map(({ placeId }) => placeId)).not.toContain('s')
    expect(variablesOf(target).some(({ placeId }) => typeof placeId === 'object')).toBe(false)
  })

  it('leave the time window to the page that has one', () => {
    const window = { name: 'span', kind: 'time', placeId: 's' }
    const source = design({ ...placed, variables: [window] })
    const target = design({ nodes: [], variables: [{ name: 'when', kind: 'time' }] })
    paste(target, textOf(source, ['s']))
    expect(variablesOf(target)).toEqual([{ name: 'when', kind: 'time' }])
  })

  it('come as they are with the file of a page', () => {
    const target = design({ nodes: [] })
    paste(target, JSON.stringify(wholePart({ designer: design(placed), from: here, name: '' })))
    const [s, inner, dlg] = ['外', '内', '详情'].map((title) => idOf(target, title))
    expect(homes(target)).toEqual({ site: s, deep: inner, popped: dlg, other: undefined })
  })
})

describe('from another company', () => {
  const foreign = { tenant: 'b', page: 'p9' }
  const into = (page: Page, ids: readonly string[]) => {
    const target = design({ nodes: [] })
    return { target, ...paste(target, textOf(design(page), ids, foreign)) }
  }

  it('queries leave devices, areas and endpoints behind, and say of which query', () => {
    const orders = { id: 'orders', source: 'http', parameters: { endpointId: 'e-1', path: '/o' } }
    const { target, notes } = into(
      {
        nodes: [statistic('a', { query: 'latest' }), statistic('o', { query: 'orders' }, { y: 8 })],
        queries: [devices, latest, orders],
        variables: [area],
      },
      ['a', 'o'],
    )
    expect(noteOf(notes, 'things')).toEqual([
      { kind: 'things', name: 'latest', details: ['deviceId'] },
    ])
    expect(noteOf(notes, 'endpoint')).toEqual([
      { kind: 'endpoint', name: 'orders', details: ['endpointId'] },
    ])
    expect(noteOf(notes, 'default')).toEqual([
      { kind: 'default', name: 'area', details: ['area-1'] },
    ])
    expect(queriesOf(target)).toMatchObject([
      { parameters: { areaId: '{{area}}', most: 20 } },
      { parameters: { codes: ['t'] } },
      { parameters: { path: '/o' } },
    ])
    expect(JSON.stringify(target.document)).not.toMatch(/d-1|e-1|area-1/)
  })

  it('pictures and files stay behind, those of the web do not', () => {
    const { target, notes } = into(
      {
        nodes: [
          pageNode({ id: 'i', type: 'spruce.image', props: { url: '/files/public/secret1' } }),
          pageNode({
            ...{ id: 'w', type: 'spruce.image', y: 8 },
            props: { url: 'https://cdn.example.com/files/public/open.png' },
          }),
          pageNode({
            ...{ id: 't', type: 'spruce.text', y: 16 },
            props: {
              html: `<p>甲</p><img src="/files/public/secret2"><img src="https://cdn.example.com/a.png"><a href="${origin}/files/public/secret3">乙</a>`,
            },
          }),
        ],
      },
      ['i', 'w', 't'],
    )
    const text = JSON.stringify(target.document)
    expect(text).not.toContain('secret')
    expect(text).toContain('https://cdn.example.com/files/public/open.png')
    expect(text).toContain('https://cdn.example.com/a.png')
    expect(text).toContain('<p>甲</p>')
    expect(noteOf(notes, 'file').flatMap(({ details }) => details)).toHaveLength(3)
  })

  it('links to pages, menus, applications and paths with ids are left out', () => {
    const id = '01930f3c-0000-7000-8000-000000000d01'
    const ways: Record<string, string>[] = [
      { kind: 'open-page', page: id },
      { kind: 'open-menu', menu: 'menu-1' },
      { kind: 'open-app', app: 'RCAPP1' },
      { kind: 'open-url', url: `/page-preview?id=${id}` },
      { kind: 'open-url', url: '/dashboard' },
      { kind: 'open-url', url: 'https://example.com' },
    ]
    const links = ways.map((action, at) => ({ label: `L${String(at)}`, action }))
    const page = { nodes: [pageNode({ id: 'l', type: 'spruce.links', props: { links } })] }
    const { target, notes } = into(page, ['l'])
    const kept = nodesOf(target)[0]?.props['links'] as unknown as { action?: object }[]
    expect(kept.map(({ action }) => action)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...ways.slice(4),
    ])
    expect(noteOf(notes, 'link')[0]?.details).toHaveLength(4)
  })

  it('a component that is not in the palette here becomes a text that names it', () => {
    const known = createPageRegistry(allWidgets, { withheld: ['spruce.clock'] })
    const source = design({
      nodes: [
        pageNode({ id: 'c', type: 'spruce.clock', w: 6, h: 4, props: { title: '车间时钟' } }),
        pageNode({ id: 'u', type: 'COMP-9', y: 8, w: 6, h: 4, props: { secret: 'x' } }),
      ],
    })
    const target = design({ nodes: [] })
    const { notes } = paste(target, textOf(source, ['c', 'u'], foreign), { known })
    expect(noteOf(notes, 'component')).toEqual([
      { kind: 'component', name: '车间时钟', details: ['spruce.clock'] },
      { kind: 'component', name: 'COMP-9', details: ['COMP-9'] },
    ])
    expect(nodesOf(target).map(({ type }) => type)).toEqual(['spruce.text', 'spruce.text'])
    expect(JSON.stringify(target.document)).toContain('此处原为“车间时钟”')
    expect(JSON.stringify(target.document)).not.toContain('secret')
  })
})

describe('a page as a file', () => {
  it('holds all of it, and comes back as it was', () => {
    const page = design(full)
    const target = design({ nodes: [] })
    const text = JSON.stringify(wholePart({ designer: page, from: here, name: '一号页' }))
    expect(readPart(text, registry)).toMatchObject({ isWhole: true, name: '一号页', repaired: 0 })
    paste(target, text)
    const shape = (one: Design) =>
      nodesOf(one)
        .map(({ type, slot, x, y, w, h }) => [type, slot, x, y, w, h].join(' '))
        .sort()
    expect(shape(target)).toEqual(shape(page))
    expect(queriesOf(target)).toHaveLength(4)
    expect(variablesOf(target)).toHaveLength(3)
  })

  it('keeps what lay beside each other in a grid of other columns', () => {
    const source = design({
      nodes: [statistic('l', {}, { w: 12 }), statistic('r', {}, { x: 12, w: 12 })],
    })
    const target = design({ nodes: [] }, 12)
    paste(target, textOf(source, ['l', 'r']))
    expect(nodesOf(target).map(({ x, w, y }) => [x, w, y])).toEqual([
      [0, 6, 0],
      [6, 6, 0],
    ])
  })

  it('keeps the layouts of other widths, in the columns that these have there', () => {
    const medium = { x: 6, y: 2, w: 6, h: 4 }
    const narrow = { x: 0, y: 5, w: 1, h: 3 }
    const source = design({ nodes: [statistic('l', {}, { layouts: { medium, narrow } })] })
    const [same, other] = [24, 12].map((columns) => {
      const target = design({ nodes: [] }, columns)
      paste(target, textOf(source, ['l']))
      return nodesOf(target)[0]?.layouts
    })
    expect(same).toEqual({ medium, narrow })
    expect(other).toEqual({ medium: { x: 3, y: 2, w: 3, h: 4 }, narrow })
  })
})

describe('a text of anybody', () => {
  const valid = () => JSON.parse(textOf(design(full), ['s'])) as Record<string, unknown>
  const reasonOf = (text: string) => {
    const read = readPart(text, registry)
    return read.ok ? 'read' : read.reason
  }

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['hello', 'no-components'],
    ['{"format":"spruce/nodes","version":1}', 'no-components'],
    ['[]', 'no-components'],
    ['null', 'no-components'],
    ['{"format":"spruce/page"}', 'damaged'],
    ['{"format":"spruce/page","version":2}', 'newer'],
    ['{"format":"spruce/page","version":1}', 'damaged'],
    ['{"format":"spruce/page","version":1,"document":{}}', 'no-components'],
    ['{"format":"spruce/page","version":1,"document":[]}', 'damaged'],
  ])('%j is refused as %s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })

  it('is refused when it is too large, too deep, or of too many', () => {
    expect(reasonOf(`"${'x'.repeat(mostPartSize)}"`)).toBe('too-large')
    const deep = `${'['.repeat(500)}${']'.repeat(500)}`
    expect(
      reasonOf(`{"format":"spruce/page","version":1,"document":{"nodes":{},"x":${deep}}}`),
    ).toBe('damaged')
    const nodes = Object.fromEntries(
      Array.from({ length: mostPartNodes + 1 }, (_, at) => {
        const id = `n${String(at)}`
        return [id, pageNode({ id, type: 'spruce.clock', y: at * 4 })]
      }),
    )
    const many = { ...valid(), document: pageOf({ nodes: Object.values(nodes) }) }
    expect(reasonOf(JSON.stringify(many))).toBe('too-many')
  })

  it('reaches no prototype', () => {
    const text = textOf(design(full), ['s']).replace(
      '"nodes":{',
      '"__proto__":{"polluted":1},"nodes":{"__proto__":{"id":"x"},"constructor":{"id":"y"},',
    )
    const read = readPart(text, registry)
    expect(read).toMatchObject({ ok: true })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const target = design({ nodes: [] })
    paste(target, text)
    expect(
      nodesOf(target)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['spruce.section', 'spruce.statistic'])
  })

  it('runs no script: the server would refuse the page otherwise', () => {
    const link = (url: string) => ({ kind: 'open-url', url })
    const source = design({
      nodes: [
        statistic('a', { query: 'q', description: 'data:text/html,<script>1</script>' }),
        statistic('b', { query: 'q' }, { y: 8 }),
      ],
      queries: [
        {
          ...{ id: 'q', source: 'static' },
          frame: { columns: [{ name: 'n', type: 'string', values: ['javascript:alert(1)'] }] },
        },
      ],
    })
    const text = textOf(source, ['a', 'b']).replaceAll(
      '"title":"b"',
      `"title":"b","link":${JSON.stringify(link(' java\tscript:alert(2)'))}`,
    )
    const target = design({ nodes: [] })
    paste(target, text)
    const stored = JSON.stringify(target.document)
    expect(stored).not.toMatch(/script:|data:text/)
    expect(queriesOf(target)).toHaveLength(1)
  })

  it('does not hide behind the name of the company: ids are of nobody then', () => {
    const lying = { ...valid(), from: { tenant: { evil: true }, page: 7 } }
    expect(readPart(JSON.stringify(lying), registry)).toMatchObject({
      from: { tenant: '', page: '' },
    })
  })

  it('leaves out queries and variables that are none', () => {
    const made = valid()
    const document = made['document'] as Record<string, unknown>
    const damaged = {
      ...made,
      document: {
        ...document,
        queries: [...(document['queries'] as object[]), { id: 'bad id!', source: 'x' }, 7],
        variables: [{ name: '1', kind: 'text' }, area],
      },
    }
    const read = readPart(JSON.stringify(damaged), registry)
    expect(read.ok && [read.queries.length, read.variables.length]).toEqual([2, 1])
    expect(read.ok && read.repaired).toBeGreaterThanOrEqual(2)
  })

  it('is refused by a page that cannot hold its queries, and changes nothing', () => {
    const queries = Array.from({ length: 199 }, (_, at) => ({
      ...{ id: `q${String(at)}`, source: 'todos', parameters: { most: at + 1 } },
    }))
    const target = design({ nodes: [], queries })
    const before = target.document
    expect(paste(target, textOf(design(full), ['s'])).ids).toBe('too-much-data')
    expect(target.document).toBe(before)
  })
})
