import { isSameJson } from '../document/json.js'
import type { ChangeSet, PageNode, PageSettings } from '../document/types.js'

/** A ChangeSet as JSON: maps are lists, their keys are the ids of the nodes. */
export interface StoredChangeSet {
  readonly added: readonly PageNode[]
  readonly updated: readonly (readonly [from: PageNode, to: PageNode])[]
  readonly removed: readonly PageNode[]
  readonly settings?: readonly [from: PageSettings, to: PageSettings]
}

const nothing: ReadonlyMap<string, PageNode> = new Map()

/** How many records a change touches. */
export function sizeOf(changes: ChangeSet): number {
  const { added, updated, removed, settings } = changes
  return added.size + updated.size + removed.size + (settings ? 1 : 0)
}

/** What takes a change back. */
export function invert(changes: ChangeSet): ChangeSet {
  const { added, updated, removed, settings } = changes
  const back = new Map([...updated].map(([id, [from, to]]) => [id, [to, from] as const]))
  return {
    added: removed,
    updated: back,
    removed: added,
    ...(settings && { settings: [settings[1], settings[0]] as const }),
  }
}

/**
 * The change between records as they were and as they are; what is the same again is left out.
 * @param mayReturn false when no record can be the same again, so that none is compared
 */
export function changesBetween(
  before: ReadonlyMap<string, PageNode | undefined>,
  after: (id: string) => PageNode | undefined,
  settingsBefore: PageSettings | undefined,
  settingsAfter: PageSettings | undefined,
  mayReturn = true,
): ChangeSet {
  const added = new Map<string, PageNode>()
  const updated = new Map<string, readonly [PageNode, PageNode]>()
  const removed = new Map<string, PageNode>()
  for (const [id, from] of before) {
    const to = after(id)
    if (from && !to) removed.set(id, from)
    else if (!from && to) added.set(id, to)
    else if (from && to && !(mayReturn && isSameJson(from, to))) updated.set(id, [from, to])
  }
  const isSame = isSameJson(settingsBefore, settingsAfter)
  return {
    // An entry of the history would hold a kilobyte otherwise.
    added: added.size > 0 ? added : nothing,
    updated,
    removed: removed.size > 0 ? removed : nothing,
    ...(settingsBefore &&
      settingsAfter &&
      !isSame && { settings: [settingsBefore, settingsAfter] as const }),
  }
}

/** Two changes, one after the other, as one. */
export function squash(first: ChangeSet, second: ChangeSet): ChangeSet {
  const before = new Map<string, PageNode | undefined>()
  const after = new Map<string, PageNode | undefined>()
  for (const { added, updated, removed } of [first, second]) {
    const note = (id: string, from: PageNode | undefined, to: PageNode | undefined) => {
      if (!before.has(id)) before.set(id, from)
      after.set(id, to)
    }
    for (const [id, to] of added) note(id, undefined, to)
    for (const [id, [from, to]] of updated) note(id, from, to)
    for (const [id, from] of removed) note(id, from, undefined)
  }
  return changesBetween(
    before,
    (id) => after.get(id),
    (first.settings ?? second.settings)?.[0],
    (second.settings ?? first.settings)?.[1],
  )
}

/** For storage; `readChangeSet` is the way back. */
export function writeChangeSet(changes: ChangeSet): StoredChangeSet {
  const { added, updated, removed, settings } = changes
  return {
    added: [...added.values()],
    updated: [...updated.values()],
    removed: [...removed.values()],
    ...(settings && { settings }),
  }
}

/** Of what `writeChangeSet` made. */
export function readChangeSet(stored: StoredChangeSet): ChangeSet {
  const byId = (nodes: readonly PageNode[]) => new Map(nodes.map((node) => [node.id, node]))
  return {
    added: byId(stored.added),
    updated: new Map(stored.updated.map((pair) => [pair[0].id, pair])),
    removed: byId(stored.removed),
    ...(stored.settings && { settings: stored.settings }),
  }
}
