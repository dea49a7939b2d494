import type { ItemFields, LocalisedText, PushedItem, TemplateItem } from '../db/schema.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'
import type { CustomerMenus } from '../repositories/plans/CustomerMenusRepository.js'
import { MenuPlaces } from './MenuPlaces.js'
import { mergeItem, setField } from './mergeItem.js'

/** Begins the id of every menu that a plan gives beside the platform's. */
export const planMenuPrefix = 'plan:'

export interface MenuPush {
  template: readonly TemplateItem[]
  platform: ReadonlyMap<string, MenuRow>
}

/** What a push does to the menus of one customer; the preview and the push ask the same. */
export function planMenus(push: MenuPush, customer: CustomerMenus): PushedItem[] {
  const items = itemsOf(push, customer)
    .filter(({ id, origin }) => origin === 'plan' || push.platform.has(id))
    .map((item) => planItem(push, customer, item))
  if (customer.isLocked) return items.map(locked)
  settlePlaces(items, new MenuPlaces(push.platform, customer))
  return items
}

/** Those of the template, and those of earlier pushes that it holds no more. */
function itemsOf(
  { template }: MenuPush,
  { base }: CustomerMenus,
): { id: string; origin: TemplateItem['origin']; offered: ItemFields | null }[] {
  const known = new Set(template.map(({ id }) => id))
  const gone = [...base.keys()].filter((id) => !known.has(id)).sort()
  return [
    ...template.map(({ id, origin, fields }) => ({ id, origin, offered: fields })),
    ...gone.map((id) => ({ id, origin: originOf(id), offered: null })),
  ]
}

function originOf(id: string): TemplateItem['origin'] {
  return id.startsWith(planMenuPrefix) ? 'plan' : 'platform'
}

function planItem(
  { platform }: MenuPush,
  customer: CustomerMenus,
  item: { id: string; origin: TemplateItem['origin']; offered: ItemFields | null },
): PushedItem {
  const { id, origin, offered } = item
  const base = customer.base.get(id) ?? null
  const now = (origin === 'plan' ? customer.own : customer.overrides).get(id) ?? null
  const merged = mergeItem({ origin, base, now, offered })
  const name = (offered?.['name'] ?? now?.['name'] ?? platform.get(id)?.name ?? base?.['name']) as
    LocalisedText | undefined
  return {
    id,
    origin,
    name: name ?? { 'zh-CN': id, 'en-US': id },
    ...merged,
    reason: origin === 'plan' && now === null && base !== null && offered ? 'REMOVED_THERE' : null,
    before: now,
    base,
    offered,
  }
}

/** Nothing is written, and the next push compares with what the last one offered. */
function locked(item: PushedItem): PushedItem {
  if (item.outcome === 'same') return { ...item, offered: item.base }
  const { before, base } = item
  return { ...item, outcome: 'locked', after: before, written: [], kept: [], offered: base }
}

/** A place that cannot be one at this customer stays the customer's. Changes the items. */
function settlePlaces(items: readonly PushedItem[], places: MenuPlaces): void {
  for (const { id, before, after } of items) {
    if (before === null && after?.['appCode'] !== undefined) {
      places.add(id, after['appCode'] as string, Number(after['type']))
    }
  }
  for (const item of items) {
    if (item.after === null && item.origin === 'plan') continue
    if (!item.written.includes('parentId')) continue
    if (places.move(item.id, item.after?.['parentId'] as string | null | undefined)) continue
    keepPlace(item)
  }
  let leaving = items.filter(({ outcome, origin }) => outcome === 'removed' && origin === 'plan')
  for (let count = -1; count !== leaving.length;) {
    count = leaving.length
    leaving = leaving.filter(({ id }) => !places.remove(id))
  }
  for (const item of leaving) {
    Object.assign(item, {
      outcome: 'kept',
      after: item.before,
      written: [],
      reason: 'HAS_CHILDREN',
    })
  }
}

function keepPlace(item: PushedItem): void {
  const isNew = item.before === null && item.origin === 'plan'
  const after = { ...item.after }
  setField(after, 'parentId', isNew ? null : item.before?.['parentId'])
  item.after = Object.keys(after).length > 0 ? after : null
  if (!isNew) item.written = item.written.filter((field) => field !== 'parentId')
  item.kept = [...item.kept, 'parentId']
  item.reason = 'MENU_PLACE'
  if (!isNew) item.outcome = 'conflict'
}
