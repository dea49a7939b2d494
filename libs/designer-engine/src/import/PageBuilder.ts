import type { JsonObject, PageDocument, PageNode } from '../document/types.js'
import { normalise } from '../layout/normalise.js'
import { orderAt } from '../open/repairTree.js'
import { defaultPageConfig } from '../pageConfig.js'
import { isForbiddenKey, toPlain, type PathStep } from '../schema/plain.js'
import type { ImportedConfig, ImportProblem } from './types.js'

/** An item of a foreign dashboard, on its way to a page. */
export interface ForeignItem {
  readonly id: string
  readonly type: string
  readonly props: JsonObject
  readonly place: {
    readonly x: unknown
    readonly y: unknown
    readonly w: unknown
    readonly h: unknown
  }
  readonly path: readonly PathStep[]
  /** What lies in it, by slot; each slot is a grid of its own. */
  readonly slots?: Readonly<Record<string, readonly ForeignItem[]>>
}

/** Puts foreign items into the slots of a new page. */
export class PageBuilder {
  readonly problems: ImportProblem[] = []
  private readonly nodes = new Map<string, PageNode>()

  report(kind: ImportProblem['kind'], path: readonly PathStep[]) {
    this.problems.push({ kind, path })
  }

  /** Reports what an object says beside these names, since a page has no place for it. */
  reportRest(object: JsonObject, path: readonly PathStep[], ...known: readonly string[]) {
    for (const name of Object.keys(without(object, ...known))) {
      this.report('left-out', [...path, name])
    }
  }

  /** The dashboard as plain JSON; an empty one for what is none. */
  read(input: unknown): JsonObject {
    const plain = toPlain(typeof input === 'string' ? parse(input) : input)
    if (!plain.ok) {
      this.report('unreadable', plain.path)
      return {}
    }
    for (const { kind, path } of plain.problems) this.report(kind, path)
    if (isObject(plain.value)) return plain.value
    this.report('not-a-dashboard', [])
    return {}
  }

  /** Lays items out in one grid, and what lies in them in grids of theirs. @returns their ids on the page, in their order */
  addGrid(
    items: readonly ForeignItem[],
    parent: string | null,
    slot: string,
    columns: number,
  ): readonly string[] {
    const ids = items.map((item, index) => this.add(item, parent, slot, index))
    const laid = normalise(
      items.map(({ place }, index) => ({ ...place, id: ids[index] })),
      { columns },
    )
    const moved = new Set(laid.moved)
    for (const { index } of laid.problems) this.report('no-place', items[index]?.path ?? [])
    laid.items.forEach(({ x, y, w, h }, index) => {
      const id = ids[index] ?? ''
      const node = this.nodes.get(id)
      if (node) this.nodes.set(id, { ...node, x, y, w, h })
      if (moved.has(id)) this.report('moved', items[index]?.path ?? [])
    })
    items.forEach(({ slots = {} }, index) => {
      for (const [name, inner] of Object.entries(slots)) {
        if (inner.length > 0) this.addGrid(inner, ids[index] ?? null, name, columns)
      }
    })
    return ids
  }

  /** Puts one item into a list, such as the dialogs of the page. @returns its id on the page */
  addToList(item: ForeignItem, parent: string | null, slot: string, index: number): string {
    return this.add(item, parent, slot, index)
  }

  /** @param source what the dashboard says beside its items; kept in the config of the page */
  build(
    id: string,
    columns: number,
    margin: readonly [number, number],
    source: JsonObject,
  ): PageDocument {
    const config: ImportedConfig = {
      ...defaultPageConfig,
      pageMargin: margin,
      gridColNum: columns,
      source,
    }
    return {
      schema: { page: 1, components: {} },
      id: isId(id) ? id : 'imported',
      config,
      style: { main: {}, panel: {} },
      nodes: Object.fromEntries(this.nodes),
    }
  }

  private add(item: ForeignItem, parent: string | null, slot: string, index: number): string {
    const wanted = item.id === '' || isForbiddenKey(item.id) ? 'item' : item.id.slice(0, 180)
    if (item.type.length > 200) this.report('left-out', [...item.path, 'type'])
    let id = wanted
    for (let count = 2; this.nodes.has(id); count += 1) id = `${wanted}@${count}`
    this.nodes.set(id, {
      id,
      type: item.type.slice(0, 200),
      parent,
      slot,
      order: orderAt(index),
      x: 0,
      y: 0,
      w: 1,
      h: 1,
      props: item.props,
    })
    return id
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a page can have something as its id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200
}

/** Whether something is an object with names. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number within bounds, or what stands for it. */
export function readCount(value: unknown, least: number, most: number, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : fallback
}

/** The text or number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What an object says beside these names. */
export function without(object: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
}

/** What the page kept of its dashboard; empty for a page that was never one. */
export function sourceOf({ config }: PageDocument): JsonObject {
  const { source }: ImportedConfig = config
  return isObject(source) ? source : {}
}

/** An object of plain JSON by its name; empty for anything else. */
export function objectAt(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  return isObject(value) ? value : {}
}

/** The first row below all items, as far as they say where they lie. */
export function bottomOf(items: readonly ForeignItem[]): number {
  return items.reduce((bottom, { place: { y, h } }) => {
    return typeof y === 'number' && typeof h === 'number' ? Math.max(bottom, y + h) : bottom
  }, 0)
}

/** The children of a slot, as they follow each other. */
export function childrenOf(
  document: PageDocument,
  parent: string | null,
  slot: string,
): readonly PageNode[] {
  return Object.values(document.nodes)
    .filter((node) => node.parent === parent && node.slot === slot)
    .sort((a, b) => (a.order < b.order || (a.order === b.order && a.id < b.id) ? -1 : 1))
}
