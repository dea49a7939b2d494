import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { ItemFields, MenuTemplate, PushedItem } from '../db/schema.js'
import { addCounts, noCounts, previewOutcome } from '../pushes/previewPush.js'
import { planMenuPrefix } from '../pushes/planMenus.js'
import { pushActionsOf } from '../pushes/pushActions.js'
import { reasonText } from '../pushes/pushMessages.js'
import type { CustomerMenus } from '../repositories/plans/CustomerMenusRepository.js'
import type {
  MenuTemplateRow,
  PlanPush,
  PushCustomer,
} from '../repositories/plans/PlanPushesRepository.js'
import type { RowShape } from '../repositories/lists/takePage.js'

export function presentPlanMenus(
  planId: string,
  { value, version }: MenuTemplateRow,
): Schemas['PlanMenus'] {
  const of = (origin: MenuTemplate[number]['origin']) =>
    value.filter((one) => one.origin === origin)
  return {
    planId,
    changes: of('platform').map(({ id, fields }) => ({
      ...(fields as Omit<Schemas['MenuOverride'], 'id'>),
      id,
    })),
    own: of('plan').map(({ id, fields }) => ({
      ...(fields as ItemFields & Omit<Schemas['PlanOwnMenu'], 'key'>),
      key: id.slice(planMenuPrefix.length),
    })),
    version,
  }
}

export function presentPreviewOf(
  customer: CustomerMenus,
  items: readonly PushedItem[],
): Schemas['PlanPushCustomer'] {
  const { id, code, name } = customer
  return {
    customer: { id, code, name },
    outcome: previewOutcome(customer, items),
    items: addCounts(noCounts(), items),
    reason: null,
    at: null,
  }
}

export function presentPushCustomer(
  { customer, outcome, counts, reason, at }: PushCustomer,
  language: Language,
): Schemas['PlanPushCustomer'] {
  return {
    customer,
    outcome,
    items: { ...noCounts(), ...(counts as Partial<Schemas['PlanPushCounts']>) },
    reason: reason === null ? null : reasonText(reason, language),
    at: at?.toISOString() ?? null,
  }
}

export function presentPushItem(
  { id, name, origin, outcome, written, kept, reason }: PushedItem,
  language: Language,
): Schemas['PlanPushItem'] {
  return {
    id,
    name: name[language],
    origin,
    outcome,
    written,
    kept,
    reason: reason === null ? null : reasonText(reason, language),
  }
}

export function presentPlanPush(
  { job, plan, note }: PlanPush,
  language: Language,
): Schemas['PlanPush'] {
  return {
    id: job.id,
    plan,
    status: job.status,
    phase: job.phase === 'undo' ? 'undo' : 'push',
    progress: { done: job.done, total: job.total },
    customers: job.result,
    note,
    problem: job.problem && reasonText(job.problem.code, language),
    actions: pushActionsOf(job),
    createdAt: job.created_at.toISOString(),
    finishedAt: job.finished_at?.toISOString() ?? null,
    expiresAt: job.expires_at.toISOString(),
    version: job.version,
  }
}

/** What the items of a push are sorted by. */
export const pushItemShape: RowShape<Schemas['PlanPushItem']> = {
  columns: { name: ({ name }) => name, outcome: ({ outcome }) => outcome },
  facets: { origin: ({ origin }) => origin, outcome: ({ outcome }) => outcome },
  read: ['name'],
}
