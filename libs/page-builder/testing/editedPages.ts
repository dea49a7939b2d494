import type { Json, JsonObject, PageDocument } from '@spruce/designer-engine'
import fc from 'fast-check'

/**
 * A page as a flat list of what may change by itself, and edits of it. What a merge has to make of two edited pages is
 * said here a second time, cell by cell, and shares nothing with `mergePages`.
 */
export type Cells = ReadonlyMap<string, Json>

/** One thing that somebody does to a page. */
export type Edit =
  | { readonly kind: 'set'; readonly node: number; readonly name: string; readonly value: string }
  | { readonly kind: 'unset'; readonly node: number; readonly name: string }
  | { readonly kind: 'move'; readonly node: number; readonly x: number; readonly y: number }
  | { readonly kind: 'remove'; readonly node: number }
  | { readonly kind: 'add'; readonly id: string; readonly value: string; readonly y: number }
  | { readonly kind: 'query' | 'variable'; readonly at: number; readonly value: string }
  | { readonly kind: 'drop-query' | 'drop-variable'; readonly at: number }
  | { readonly kind: 'style'; readonly value: string }

const propNames = ['title', 'html', 'url'] as const
const at = fc.nat(11)
const name = fc.constantFrom(...propNames)
// Few values: two people often write the same.
const value = fc.constantFrom('甲', '乙', '丙', '丁')

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set'), node: at, name, value }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unset'), node: at, name }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move'), node: at, x: fc.nat(3), y: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), node: at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('add'), id: fc.constantFrom('new1', 'new2', 'new3'), value },
      y: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('query', 'variable'), at: fc.nat(4), value }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ kind: fc.constantFrom('drop-query', 'drop-variable'), at: fc.nat(4) },
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('style'), value }) },
)

/** Who does what to the page that both began with. */
export const edits = fc.array(edit, { maxLength: 12 })

const seed = fc.record({
  nodes: fc.array(fc.record({ props: fc.dictionary(name, value), isIn: fc.boolean() }), {
    ...{ minLength: 1, maxLength: 6 },
  }),
  queries: fc.nat(3),
  variables: fc.nat(3),
})

const placeAt = (x: number, y: number, parent: string | null, order: string): JsonObject => ({
  ...{ parent, slot: parent === null ? 'main' : 'body', order, x: x * 6, y: y * 4, w: 6, h: 4 },
})

/** Pages of some groups, some of which lie in the one before, with queries and variables. */
export const basePages: fc.Arbitrary<Cells> = seed.map(({ nodes, queries, variables }) => {
  const cells = new Map<string, Json>([['part/style', { main: {} }]])
  nodes.forEach(({ props, isIn }, index) => {
    const parent = isIn && index % 2 === 1 ? `n${String(index - 1)}` : null
    addNode(cells, `n${String(index)}`, props, placeAt(0, index, parent, `n${String(index)}`))
  })
  for (let index = 0; index < queries; index += 1) cells.set(...queryAt(index, '甲'))
  for (let index = 0; index < variables; index += 1) cells.set(...variableAt(index, '甲'))
  return cells
})

function addNode(
  cells: Map<string, Json>,
  id: string,
  props: Readonly<Record<string, string>>,
  place: JsonObject,
): void {
  cells.set(`node/${id}`, id)
  cells.set(`node/${id}/place`, place)
  for (const [prop, text] of Object.entries(props)) cells.set(`node/${id}/prop/${prop}`, text)
}

function queryAt(index: number, text: string): [string, Json] {
  const id = `q${String(index)}`
  return [`query/${id}`, { id, source: 'todos', parameters: { text } }]
}

function variableAt(index: number, text: string): [string, Json] {
  const label = `v${String(index)}`
  return [`variable/${label}`, { name: label, kind: 'text', default: text }]
}

/** The ids of the nodes, in their order. */
const nodesOf = (cells: Cells) =>
  [...cells.keys()].flatMap((key) => /^node\/([^/]+)$/.exec(key)?.[1] ?? [])

/** What of a page is about one node. */
const cellsOf = (cells: Cells, id: string) =>
  [...cells.keys()].filter((key) => key === `node/${id}` || key.startsWith(`node/${id}/`))

export function editCells(base: Cells, steps: readonly Edit[]): Cells {
  const cells = new Map(base)
  for (const step of steps) {
    const ids = nodesOf(cells)
    const id = 'node' in step ? ids[step.node % Math.max(1, ids.length)] : undefined
    switch (step.kind) {
      case 'set':
        if (id !== undefined) cells.set(`node/${id}/prop/${step.name}`, step.value)
        break
      case 'unset':
        if (id !== undefined) cells.delete(`node/${id}/prop/${step.name}`)
        break
      case 'move': {
        const before = id === undefined ? undefined : (cells.get(`node/${id}/place`) as JsonObject)
        if (before) cells.set(`node/${id ?? ''}/place`, { ...before, x: step.x * 6, y: step.y * 4 })
        break
      }
      case 'remove':
        if (id !== undefined) removeNode(cells, id)
        break
      case 'add':
        if (cells.has(`node/${step.id}`)) break
        addNode(cells, step.id, { title: step.value }, placeAt(1, step.y, null, step.id))
        break
      case 'query':
        cells.set(...queryAt(step.at, step.value))
        break
      case 'variable':
        cells.set(...variableAt(step.at, step.value))
        break
      case 'drop-query':
        cells.delete(queryAt(step.at, '')[0])
        break
      case 'drop-variable':
        cells.delete(variableAt(step.at, '')[0])
        break
      case 'style':
        cells.set('part/style', { main: { color: step.value } })
    }
  }
  return cells
}

/** A section goes with all that lies in it. */
function removeNode(cells: Map<string, Json>, id: string): void {
  for (const other of nodesOf(cells)) {
    if ((cells.get(`node/${other}/place`) as JsonObject)['parent'] === id) removeNode(cells, other)
  }
  for (const key of cellsOf(cells, id)) cells.delete(key)
}

export function pageOfCells(cells: Cells): PageDocument {
  const under = (begin: string) =>
    [...cells].flatMap(([key, one]) => (key.startsWith(begin) ? [one] : []))
  const nodes = nodesOf(cells).map((id) => {
    const props = [...cells].flatMap(([key, one]) => {
      const [, prop] = key.split(`node/${id}/prop/`)
      return prop === undefined ? [] : [[prop, one] as const]
    })
    const place = cells.get(`node/${id}/place`) as JsonObject
    return [id, { id, type: 'spruce.group', ...place, props: Object.fromEntries(props) }] as const
  })
  return {
    ...{ id: 'page', schema: { page: 1, components: {} }, style: cells.get('part/style') ?? {} },
    config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
    nodes: Object.fromEntries(nodes),
    queries: under('query/'),
    variables: under('variable/'),
  } as unknown as PageDocument
}

const isSame = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** What a merge has to make of two edited pages, and where it has to say that mine was kept. */
export interface ExpectedMerge {
  readonly cells: Cells
  /** `<node or nothing> <part>`. */
  readonly conflicts: readonly string[]
}

export function expectedMerge(base: Cells, mine: Cells, theirs: Cells): ExpectedMerge {
  const merged = new Map<string, Json>()
  const conflicts: string[] = []
  const put = (key: string, one: Json | undefined) => {
    if (one !== undefined) merged.set(key, one)
  }
  /** @returns whether both changed it in another way */
  const weigh = (key: string): boolean => {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
    const isTorn = !isSame(was, own) && !isSame(was, other) && !isSame(own, other)
    put(key, isSame(was, own) ? other : own)
    return isTorn
  }

  for (const id of new Set([...nodesOf(theirs), ...nodesOf(mine)])) {
    const key = `node/${id}`
    const [isMine, isTheirs] = [mine.has(key), theirs.has(key)]
    const keys = [...new Set([base, mine, theirs].flatMap((cells) => cellsOf(cells, id)))]
    if (!isMine || !isTheirs) {
      const left = isMine ? mine : theirs
      const isChanged = keys.some((one) => !isSame(base.get(one), left.get(one)))
      if (base.has(key) && !isChanged) continue
      for (const one of keys) put(one, left.get(one))
      if (base.has(key)) conflicts.push(`${id} removed`)
      continue
    }
    for (const one of keys) {
      if (weigh(one)) conflicts.push(`${id} ${one.split('/').at(-1) ?? ''}`)
    }
  }
  for (const [begin, part] of [
    ['query/', 'queries'],
    ['variable/', 'variables'],
    ['part/', 'style'],
  ] as const) {
    const all = [base, mine, theirs].flatMap((cells) => [...cells.keys()])
    const keys = [...new Set(all.filter((key) => key.startsWith(begin)))]
    const torn = keys.map(weigh)
    if (!torn.includes(true)) continue
    conflicts.push(` ${part}`)
    for (const key of keys) {
      merged.delete(key)
      put(key, mine.get(key))
    }
  }
  return { cells: merged, conflicts: conflicts.toSorted() }
}

/** What of a page is about which conflict: theirs may be gone only where it is said. */
export function conflictsAbout(key: string): readonly string[] {
  const [kind = '', id = '', part, prop] = key.split('/')
  if (kind === 'query') return [' queries']
  if (kind === 'variable') return [' variables']
  if (kind === 'part') return [` ${id}`]
  return [`${id} removed`, ...(part === undefined ? [] : [`${id} ${prop ?? part}`])]
}
