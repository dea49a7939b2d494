import {
  pageSlots,
  type GridRect,
  type Json,
  type JsonObject,
  type PageNode,
} from '@spruce/designer-engine'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import type { Language } from '@spruce/validators/i18n'
import { plainMarkup } from '../import/plainText.js'
import { querySources } from '../data/querySources.js'
import { breakpoints } from '../data/visibility.js'
import { columnsAt } from '../runtime/layOut.js'
import { isJsonObject, textOf, without } from '../studio/storedJson.js'
import { clipboardWords } from './clipboardWords.js'
import { mergeData, type StoredData } from './mergeData.js'
import type { PartOrigin } from './pagePart.js'
import type { PartNote, PartNoteKind } from './PartNote.js'
import { adaptObject, type Renamed, type ValueRules } from './PartValues.js'
import type { ReadPart } from './readPart.js'

/** The page that a part comes to, and who pastes. */
export interface PartTarget {
  readonly registry: ComponentRegistry
  /** Of the person. */
  readonly permCodes: readonly string[]
  /** Of the person. */
  readonly language: Language
  /** Which page it is. */
  readonly at: PartOrigin
  /** Of the portal: `https://portal.example.cn`. */
  readonly origin: string
  /** Its grid. */
  readonly columns: number
  readonly data: StoredData
  /** The ids of its dialogs. */
  readonly dialogs: ReadonlySet<string>
  /** The ids of all its components. */
  readonly ids: ReadonlySet<string>
}

/** A part as it stands on the page that it comes to. */
export interface AdaptedPart {
  /** Each after its parent; those without one lie on the page. */
  readonly nodes: readonly PageNode[]
  /** What the page does not have yet. */
  readonly added: StoredData
  /** The look of the page where all of one comes. */
  readonly style: { readonly main: JsonObject; readonly panel: JsonObject }
  readonly notes: readonly PartNote[]
  /** It comes from the page itself: what was cut there is back. */
  readonly isSamePage: boolean
}

const nothing: ReadonlyMap<string, string> = new Map()

/** Kinds of parameters that name something of a tenant. */
const ofTenant: ReadonlySet<string> = new Set(['id', 'ids'])
/** Kinds of variables that name something of a tenant. */
const variablesOfTenant: ReadonlySet<unknown> = new Set(['department', 'area', 'device'])

/** Makes of a part what the page can hold, and says of everything that comes otherwise what became of it. */
export function adaptPart(part: ReadPart, target: PartTarget): AdaptedPart {
  const isForeign = part.from.tenant !== target.at.tenant
  const isSamePage = !isForeign && part.from.page === target.at.page
  const notes: PartNote[] = []
  const all = comers(Object.values(part.document.nodes), isSamePage ? target.dialogs : new Set())
  const own = new Set(all.filter(isDialog).map(({ id }) => id))
  const came = new Set(all.map(({ id }) => id))
  const rulesFor = (name: string, renamed: Renamed): ValueRules => ({
    ...{ isForeign, origin: target.origin, renamed },
    hasDialog: (id) => own.has(id) || (isSamePage && target.dialogs.has(id)),
    note: (kind, detail) => addNote(notes, kind, name, detail),
  })

  const unnamed: Renamed = { queries: nothing, variables: nothing, dialogs: nothing }
  const given: StoredData = {
    queries: part.queries.map((query) => {
      const name = textOf(query['id'])
      const safe = adaptObject(query, rulesFor(name, unnamed))
      return isForeign ? withoutThings(safe, notes) : safe
    }),
    variables: part.variables.map((variable) => {
      const name = textOf(variable['name'])
      const isPlaced = isSamePage || came.has(textOf(variable['placeId']))
      const placed = isPlaced ? variable : without(variable, 'placeId')
      const safe = adaptObject(placed, rulesFor(name, unnamed))
      if (!isForeign || !variablesOfTenant.has(safe['kind']) || safe['default'] === undefined) {
        return safe
      }
      addNote(notes, 'default', name, textOf(safe['default']))
      return without(safe, 'default')
    }),
  }
  // What was cut on this page comes back to its variables.
  const copied = given.variables
    .filter(({ placeId }) => came.has(textOf(placeId)))
    .filter(({ placeId }) => !isSamePage || target.ids.has(textOf(placeId)))
    .map(({ name }) => textOf(name))
  const silent: ValueRules = { ...rulesFor('', unnamed), isForeign: false, note: () => undefined }
  const rename = ({ frame, ...one }: JsonObject, names: Pick<Renamed, keyof StoredData>) => ({
    ...adaptObject(one, { ...silent, renamed: { ...names, dialogs: nothing } }),
    ...(frame !== undefined && { frame }),
  })
  const merged = mergeData(given, target.data, rename, new Set(copied))
  notes.push(...merged.notes)

  const { queries, variables } = merged
  const renamed: Renamed = { queries, variables, dialogs: nothing }
  const offered = new Set(
    target.registry.palette({ permCodes: target.permCodes }).map(({ type }) => type),
  )
  const dropped = new Set<string>()
  const nodes = ordered(all).flatMap((node): readonly PageNode[] => {
    if (node.parent !== null && dropped.has(node.parent)) {
      dropped.add(node.id)
      return []
    }
    const name = nameOf(node, target)
    const isThere = isSamePage ? target.registry.has(node.type) : offered.has(node.type)
    if (!isThere) {
      dropped.add(node.id)
      addNote(notes, 'component', name, node.type)
      return [placeholderFor(node, name, target.language)]
    }
    return [{ ...node, props: adaptObject(node.props, rulesFor(name, renamed)) }]
  })
  const { main, panel } = part.document.style
  const look = rulesFor(part.name, unnamed)
  return {
    nodes: scaled(nodes, part.document.config.gridColNum, target.columns),
    added: merged.added,
    style: { main: adaptObject(main, look), panel: adaptObject(panel, look) },
    ...{ notes, isSamePage },
  }
}

/** All but the dialogs that the page has already: what comes opens these. */
function comers(nodes: readonly PageNode[], dialogs: ReadonlySet<string>): readonly PageNode[] {
  const isOnlyDialogs = nodes.every((node) => node.parent !== null || isDialog(node))
  if (isOnlyDialogs) return nodes
  const left = new Set(nodes.filter((node) => isDialog(node) && dialogs.has(node.id)))
  const gone = new Set([...left].map(({ id }) => id))
  return ordered(nodes).filter((node) => {
    if (node.parent !== null && gone.has(node.parent)) gone.add(node.id)
    return !gone.has(node.id)
  })
}

/** A dialog of a page. */
export function isDialog({ parent, slot }: PageNode): boolean {
  return parent === null && slot === pageSlots.dialogs
}

/** One line for each component and kind, with all its details. */
function addNote(notes: PartNote[], kind: PartNoteKind, name: string, detail: string): void {
  const at = notes.findIndex((one) => one.kind === kind && one.name === name)
  const before = notes[at]
  if (!before) notes.push({ kind, name, details: [detail] })
  else if (!before.details.includes(detail)) {
    notes[at] = { ...before, details: [...before.details, detail] }
  }
}

/** A query without what its source is asked for by ids of another tenant; those that variables say stay. */
function withoutThings(query: JsonObject, notes: PartNote[]): JsonObject {
  const { id, source, parameters } = query
  const kinds = Object.hasOwn(querySources, textOf(source)) ? querySources[textOf(source)] : {}
  if (!isJsonObject(parameters)) return query
  const kept = Object.entries(parameters).filter(([name, value]) => {
    const isThing = ofTenant.has(kinds?.[name]?.kind ?? '') && isFixed(value)
    if (isThing) addNote(notes, name === 'endpointId' ? 'endpoint' : 'things', textOf(id), name)
    return !isThing
  })
  return { ...query, parameters: Object.fromEntries(kept) }
}

/** Neither empty nor only what variables say. */
function isFixed(value: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(isFixed)
  return typeof value === 'string' ? value.replaceAll(/\{\{\s*\w+\s*\}\}/g, '').trim() !== '' : true
}

function nameOf({ type, props }: PageNode, { registry, language }: PartTarget): string {
  const { title } = props
  if (typeof title === 'string' && title !== '') return title.slice(0, 200)
  return registry.has(type) ? registry.definitionOf(type).label[language] : type.slice(0, 200)
}

/** A text in the place of a component. */
function placeholderFor(node: PageNode, name: string, language: Language): PageNode {
  const { id, parent, slot, order, x, y, w, h } = node
  const html = plainMarkup(clipboardWords[language].placeholder(name))
  return { id, type: 'spruce.text', parent, slot, order, x, y, w, h, props: { html } }
}

/** Each after its parent. */
function ordered(nodes: readonly PageNode[]): readonly PageNode[] {
  const byParent = new Map<string | null, PageNode[]>()
  for (const node of nodes) byParent.set(node.parent, [...(byParent.get(node.parent) ?? []), node])
  const list: PageNode[] = []
  const visit = (parent: string | null) => {
    for (const node of byParent.get(parent) ?? []) {
      list.push(node)
      visit(node.id)
    }
  }
  visit(null)
  return list
}

/** What lay beside each other in a grid of other columns still does. */
function scaled(nodes: readonly PageNode[], from: number, to: number): readonly PageNode[] {
  if (from === to) return nodes
  return nodes.map((node) => {
    const { layouts } = node
    const own = breakpoints.flatMap((one) => {
      const place = layouts?.[one]
      if (!place) return []
      return [[one, inColumns(place, columnsAt(one, from), columnsAt(one, to))] as const]
    })
    return {
      ...node,
      ...inColumns(node, from, to),
      ...(layouts && { layouts: { ...layouts, ...Object.fromEntries(own) } }),
    }
  })
}

function inColumns({ x: left, y, w, h }: GridRect, from: number, to: number): GridRect {
  const x = Math.min(to - 1, Math.round((left * to) / from))
  const end = Math.min(to, Math.round(((left + w) * to) / from))
  return { x, y, w: Math.max(1, end - x), h }
}
