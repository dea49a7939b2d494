import type { Schemas } from '@spruce/api-client/contract'
import type { MenuTemplate, PushedItem, PushItemOutcome } from '../db/schema.js'
import type { Repositories } from '../repositories/repositories.js'
import type { CustomerMenus } from '../repositories/plans/CustomerMenusRepository.js'
import { Fingerprint } from './fingerprint.js'
import { planMenus, type MenuPush } from './planMenus.js'

/** Customers read at once. */
const batch = 100

export interface PushPreview {
  template: MenuTemplate
  customerIds: string[]
  preview: Schemas['PlanPushPreview']
}

/** What a push of the plan would do at all of its customers, as of now. */
export async function previewPush(
  repositories: Repositories,
  planId: string,
): Promise<PushPreview> {
  const { customerMenus } = repositories
  const push = await readMenuPush(repositories, planId)
  const customerIds = await customerMenus.idsOf(planId)
  const fingerprint = new Fingerprint()
  const items = noCounts()
  const customers = { total: customerIds.length, changing: 0, locked: 0 }
  for (let start = 0; start < customerIds.length; start += batch) {
    for (const customer of await customerMenus.read(customerIds.slice(start, start + batch))) {
      const planned = planMenus(push, customer)
      fingerprint.add(customer.id, planned)
      addCounts(items, planned)
      const outcome = previewOutcome(customer, planned)
      if (outcome === 'change') customers.changing += 1
      if (outcome === 'locked') customers.locked += 1
    }
  }
  return {
    template: push.template,
    customerIds,
    preview: { fingerprint: fingerprint.digest(), customers, items },
  }
}

export async function readMenuPush(
  { planPushes, menus }: Repositories,
  planId: string,
): Promise<MenuPush & { template: MenuTemplate }> {
  const { value: template } = await planPushes.template(planId)
  return { template, platform: await readPlatformMenus({ menus }) }
}

/** The platform's menus by id, without any tenant's changes. */
export async function readPlatformMenus({
  menus,
}: Pick<Repositories, 'menus'>): Promise<MenuPush['platform']> {
  return new Map((await menus.listManaged('')).map((menu) => [menu.id, menu]))
}

export function previewOutcome(
  { isLocked }: CustomerMenus,
  items: readonly PushedItem[],
): 'change' | 'same' | 'locked' {
  if (items.some(({ written }) => written.length > 0)) return 'change'
  return isLocked && items.some(({ outcome }) => outcome === 'locked') ? 'locked' : 'same'
}

export function noCounts(): Schemas['PlanPushCounts'] {
  return { new: 0, changed: 0, removed: 0, kept: 0, conflict: 0, locked: 0, same: 0 }
}

export function addCounts(
  counts: Schemas['PlanPushCounts'],
  items: readonly { outcome: PushItemOutcome }[],
): Schemas['PlanPushCounts'] {
  for (const { outcome } of items) {
    if (outcome !== 'undone' && outcome !== 'left') counts[outcome] += 1
  }
  return counts
}
