import {
  pageSlots,
  type Designer,
  type JsonObject,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'
import { storedList, textOf } from '../studio/storedJson.js'
import { referencesIn } from './pageReferences.js'
import { partFormat, partVersion, type PagePart, type PartOrigin } from './pagePart.js'

/** Whose components are copied. */
export interface CopySource {
  readonly designer: Designer
  readonly from: PartOrigin
  /** What the page is called. */
  readonly name: string
}

/** Components with what they need; undefined where there is nothing to copy. */
export function partOf(source: CopySource, ids: readonly string[]): PagePart | undefined {
  const { designer } = source
  const nodes = nodesOf(designer, ids)
  return nodes && madePart(source, nodes, false)
}

/** All of a page. */
export function wholePart(source: CopySource): PagePart {
  return madePart(source, Object.values(source.designer.document.nodes), true)
}

/** Those that are copied, and the dialogs that they open; what was copied lies on the page itself. */
function nodesOf(designer: Designer, ids: readonly string[]): readonly PageNode[] | undefined {
  const wanted = new Set(ids)
  for (;;) {
    const copied = designer.commands.copy([...wanted])
    if (!copied) return undefined
    const { nodes, roots } = copied
    const here = new Set(nodes.map(({ id }) => id))
    const opened = [...referencesIn(nodes.map(({ props }) => props)).dialogs].filter(
      (id) => !here.has(id) && designer.get(id)?.slot === pageSlots.dialogs,
    )
    if (opened.length === 0) return onPage(nodes, new Set(roots))
    for (const id of opened) wanted.add(id)
  }
}

function onPage(nodes: readonly PageNode[], roots: ReadonlySet<string>): readonly PageNode[] {
  return nodes.map((node) => {
    if (!roots.has(node.id) || node.parent === null) return node
    return { ...node, parent: null, slot: pageSlots.main }
  })
}

function madePart(
  { designer, from, name }: CopySource,
  nodes: readonly PageNode[],
  isWhole: boolean,
): PagePart {
  const { document } = designer
  const types = new Set(nodes.map(({ type }) => type))
  const components = Object.entries(document.schema.components).filter(([type]) => types.has(type))
  const { config, style, id, schema } = document
  return {
    ...{ format: partFormat, version: partVersion, from, name, isWhole },
    document: {
      ...{ id, config, style: isWhole ? style : { main: {}, panel: {} } },
      schema: { page: schema.page, components: Object.fromEntries(components) },
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
      ...dataOf(document, nodes, isWhole),
    },
  }
}

/** The queries and variables that components use, the variables that they have of their own, and what these use. */
function dataOf(document: PageDocument, nodes: readonly PageNode[], isWhole: boolean) {
  const queries = storedList(document, 'queries')
  const variables = storedList(document, 'variables')
  if (isWhole) return { queries, variables }
  const ids = new Set(nodes.map(({ id }) => id))
  const own = variables.filter(({ placeId }) => ids.has(textOf(placeId)))
  const used = new Set(own)
  const left: unknown[] = [nodes.map(({ props }) => props), own]
  while (left.length > 0) {
    const names = referencesIn(left.pop())
    const found = [
      ...queries.filter((query) => names.queries.has(textOf(query['id']))),
      ...variables.filter((variable) => names.variables.has(textOf(variable['name']))),
    ]
    for (const one of found) {
      if (used.has(one)) continue
      used.add(one)
      // The cells of a table name nothing.
      left.push({ ...one, frame: null })
    }
  }
  return {
    queries: queries.filter((one) => used.has(one)),
    variables: [...variables.filter((one) => used.has(one) || isWindowOf(one, [...used]))],
  }
}

/** Any query may depend on the time window. */
function isWindowOf(variable: JsonObject, used: readonly JsonObject[]): boolean {
  const isAsked = used.some(({ source }) => source !== undefined && source !== 'static')
  return variable['kind'] === 'time' && isAsked
}
