import { isDeepStrictEqual } from 'node:util'
import type { ItemFields, PushedItem } from '../db/schema.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'
import type { CustomerMenus } from '../repositories/plans/CustomerMenusRepository.js'
import { MenuPlaces } from './MenuPlaces.js'
import { differing, setField } from './mergeItem.js'

/**
 * What takes a push back at one customer: each field that it wrote is as before, unless somebody has
 * changed it since. Like a push, with `before` as the customer has it now.
 */
export function undoMenus(
  pushed: readonly PushedItem[],
  customer: CustomerMenus,
  platform: ReadonlyMap<string, MenuRow>,
): PushedItem[] {
  const places = new MenuPlaces(platform, customer)
  const items = pushed
    .filter(({ id, origin }) => origin === 'plan' || platform.has(id))
    .map((item) => undoItem(item, customer))
  for (const item of items) {
    if (item.before === null && item.after?.['appCode'] !== undefined) {
      places.add(item.id, item.after['appCode'] as string, Number(item.after['type']))
    }
  }
  for (const item of items) settlePlace(item, places)
  // Deepest first: a push adds parents before their children.
  for (const item of [...items].reverse()) {
    const isLeaving = item.origin === 'plan' && item.before !== null && item.after === null
    if (isLeaving && !places.remove(item.id)) leave(item, 'HAS_CHILDREN')
  }
  return items
}

function undoItem(item: PushedItem, customer: CustomerMenus): PushedItem {
  const { id, origin, before, after, written } = item
  const now = (origin === 'plan' ? customer.own : customer.overrides).get(id) ?? null
  const known = customer.base.get(id) ?? null
  const undone: PushedItem = { ...item, before: now, base: known, outcome: 'undone', reason: null }
  if (!isDeepStrictEqual(known, item.offered)) return leave(undone, 'PUSHED_SINCE')
  const offered = { ...item.offered }
  if (origin === 'plan' && (before === null || after === null || now === null)) {
    if (differing(now, after).length > 0) return leave(undone, 'CHANGED_SINCE')
    return { ...undone, after: before, kept: [], offered: item.base }
  }
  const result: ItemFields = { ...now }
  const kept: string[] = []
  for (const field of new Set([...written, ...differing(item.base, item.offered)])) {
    if (written.includes(field)) {
      if (!isDeepStrictEqual(now?.[field], after?.[field])) {
        kept.push(field)
        continue
      }
      setField(result, field, before?.[field])
    }
    setField(offered, field, item.base?.[field])
  }
  return {
    ...undone,
    outcome: kept.length > 0 ? 'left' : 'undone',
    reason: kept.length > 0 ? 'CHANGED_SINCE' : null,
    written: written.filter((field) => !kept.includes(field)),
    kept,
    after: Object.keys(result).length > 0 ? result : null,
    offered: Object.keys(offered).length > 0 ? offered : null,
  }
}

function settlePlace(item: PushedItem, places: MenuPlaces): void {
  const isGone = item.origin === 'plan' && item.after === null
  const [was, wanted] = [item.before?.['parentId'], item.after?.['parentId']]
  if (isGone || isDeepStrictEqual(was, wanted)) return
  if (places.move(item.id, wanted as string | null | undefined)) return
  const after = { ...item.after }
  setField(after, 'parentId', item.before === null && item.origin === 'plan' ? null : was)
  Object.assign(item, {
    outcome: 'left',
    reason: 'MENU_PLACE',
    after: Object.keys(after).length > 0 ? after : null,
    written: item.written.filter((field) => field !== 'parentId'),
    kept: [...item.kept, 'parentId'],
  })
}

function leave(item: PushedItem, reason: string): PushedItem {
  const { before, base, written } = item
  return Object.assign(item, {
    outcome: 'left',
    reason,
    after: before,
    offered: base,
    written: [],
    kept: written,
  })
}
