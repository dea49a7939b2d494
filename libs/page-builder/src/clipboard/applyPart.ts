import {
  pageSlots,
  type Designer,
  type JsonObject,
  type PageConfig,
  type PageNode,
  type Transaction,
} from '@spruce/designer-engine'
import { mostQueries } from '../data/pageData.js'
import { mostVariables } from '../data/variables.js'
import { pasteRenamed, withNewPlace, type NewIds } from '../studio/pasteRenamed.js'
import { storedList, textOf } from '../studio/storedJson.js'
import { isDialog, type AdaptedPart } from './adaptPart.js'
import { adaptObject, type ValueRules } from './PartValues.js'

/** A slot of the page, or of a component on it. */
export interface PastePlace {
  readonly parent: string | null
  readonly slot: string
}

/** Why a page cannot hold what is pasted. */
export type PasteRefusal = 'too-much-data' | 'refused'

/**
 * Puts a part on a page as one step of the history; what was copied goes into the place where that is possible, else on
 * the page itself, and its dialogs among those of the page.
 * @param config of a page whose look comes along
 * @returns the ids of what was copied, or why the page cannot hold it and stays as it was
 */
export function applyPart(
  designer: Designer,
  part: AdaptedPart,
  place: PastePlace,
  config?: PageConfig,
): readonly string[] | PasteRefusal {
  const { added, style } = part
  const page = designer.document
  const had = storedList(page, 'variables')
  const queries = [...storedList(page, 'queries'), ...added.queries]
  const variables = [...had, ...added.variables]
  if (queries.length > mostQueries || variables.length > mostVariables) return 'too-much-data'
  try {
    return designer.transact('paste', (tx) => {
      const before = new Set(Object.keys(page.nodes))
      const newIds: NewIds = new Map()
      const ids = pasteNodes(designer, tx, part.nodes, place, newIds)
      const dialogs = rootsOf(part.nodes).filter(isDialog)
      const pasted = pasteInto(designer, part.nodes, dialogs, dialogPlace, newIds)
      if (dialogs.length > 0 && !pasted) throw new RangeError('A dialog has no place')
      openOwn(designer, tx, before, new Map(dialogs.map(({ id }, at) => [id, pasted?.[at] ?? id])))
      const isBack = ({ placeId }: JsonObject) => part.isSamePage && !before.has(textOf(placeId))
      const placed = [
        ...had.map((one) => (isBack(one) ? withNewPlace(one, newIds) : one)),
        ...added.variables.map((one) => withNewPlace(one, newIds)),
      ]
      const isOther = placed.some((one, at) => one !== had[at])
      tx.setSettings({
        ...(added.queries.length > 0 && { queries }),
        ...(isOther && { variables: placed }),
        ...(config && { config, style }),
      })
      return ids
    })
  } catch (error) {
    // What was put there is gone again: the transaction took itself back.
    if (error instanceof RangeError) return 'refused'
    throw error
  }
}

const pagePlace: PastePlace = { parent: null, slot: pageSlots.main }
const dialogPlace: PastePlace = { parent: null, slot: pageSlots.dialogs }

/** @param newIds takes them by the old ones */
function pasteNodes(
  designer: Designer,
  tx: Transaction,
  nodes: readonly PageNode[],
  place: PastePlace,
  newIds: NewIds,
): readonly string[] {
  const roots = rootsOf(nodes)
  const bars = roots.filter(({ slot }) => slot === pageSlots.titleBar)
  const isBarFree = tx.children(null, pageSlots.titleBar).length === 0
  const inBar = isBarFree ? bars.slice(0, 1) : []
  const rest = roots.filter((node) => !isDialog(node) && !inBar.includes(node))
  const put = (some: readonly PageNode[], to: PastePlace) =>
    pasteInto(designer, nodes, some, to, newIds)
  const ids = put(inBar, { parent: null, slot: pageSlots.titleBar }) ?? []
  const pasted = put(rest, place) ?? put(rest, pagePlace)
  if (!pasted) throw new RangeError('What was copied has no place')
  return [...ids, ...pasted]
}

/**
 * @param newIds takes them by the old ones
 * @returns the ids of the roots in their order; undefined where the place does not take them
 */
function pasteInto(
  designer: Designer,
  nodes: readonly PageNode[],
  roots: readonly PageNode[],
  { parent, slot }: PastePlace,
  newIds: NewIds,
): readonly string[] | undefined {
  if (roots.length === 0) return []
  const within = new Set(roots.map(({ id }) => id))
  const copied = nodes.filter((node) => {
    if (node.parent !== null && within.has(node.parent)) within.add(node.id)
    return within.has(node.id)
  })
  const isGrid = designer.layoutOf(parent, slot) === 'grid'
  // Below what stands, and beside each other as they were.
  const standing = designer.children(parent, slot)
  const y = standing.reduce((most, node) => Math.max(most, node.y + node.h), 0)
  const x = Math.min(...roots.map((node) => node.x))
  const spot = { parent, slot, ...(isGrid && { x, y }) }
  const result = pasteRenamed(designer, copied, roots, spot, newIds)
  return result.ok ? result.ids : undefined
}

/** What came along opens the dialogs that came along. */
function openOwn(
  designer: Designer,
  tx: Transaction,
  before: ReadonlySet<string>,
  dialogs: ReadonlyMap<string, string>,
): void {
  if (dialogs.size === 0) return
  const none: ReadonlyMap<string, string> = new Map()
  const rules: ValueRules = {
    ...{ isForeign: false, origin: '', hasDialog: () => true, note: () => undefined },
    renamed: { queries: none, variables: none, dialogs },
  }
  for (const { id, props } of Object.values(designer.document.nodes)) {
    if (!before.has(id)) tx.update(id, { props: adaptObject(props, rules) })
  }
}

function rootsOf(nodes: readonly PageNode[]): readonly PageNode[] {
  return nodes.filter(({ parent }) => parent === null)
}
