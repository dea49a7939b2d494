import {
  type ApiClient,
  listOf,
  mutationOf,
  type OperationKey,
  type OperationOf,
  queryOf,
  type Schemas,
} from '@spruce/api-client'
import {
  cancelJob,
  getPlanMenus,
  getPlanPush,
  listPlanPushCustomers,
  listPlanPushes,
  listPlanPushItems,
  listPlanPushPreview,
  previewCustomerPush,
  previewPlanPush,
  pushPlan,
  setPlanMenus,
  undoPlanPush,
} from '@spruce/api-client/operations'
import type { LiveKind } from '@spruce/shell-ui'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refreshesPlans } from './planQueries.js'

/** A push of a plan's menu template to all its customers, or its undoing. */
export type PlanPush = Schemas['PlanPush']
/** What a push would do, or has done, at one customer. */
export type PushCustomer = Schemas['PlanPushCustomer']
/** What it would do, or has done, with one menu or button of a customer. */
export type PushItem = Schemas['PlanPushItem']
/** Menus and buttons by what becomes of them. */
export type PushCounts = Schemas['PlanPushCounts']
/** What a push would do with all customers, named by its fingerprint. */
export type PushPreview = Schemas['PlanPushPreview']
/** What became of a customer. */
export type PushOutcome = Schemas['PlanPushOutcome']
/** The menus of a plan: changes of the platform's, and some of its own. */
export type PlanMenus = Schemas['PlanMenus']

/** What a list in a dialog asks for. */
export interface PushListQuery {
  page?: number | undefined
  size?: number | undefined
  outcome?: PushOutcome | undefined
}

/** Rows of a page in the dialogs. */
const pushPageSize = 10

/** How often to ask for a push under way while live events do not come, in milliseconds. */
export const pushPollTime = 5000

const meta = { silent: true } // the dialog shows the error

function pageOf({ page = 1, size = pushPageSize }: PushListQuery) {
  return { page, size }
}

/** What a push would do with all customers of a plan now; nothing is written. */
export function pushPreviewOptions(api: ApiClient, planId: string) {
  const asked = queryOf(api, previewPlanPush, { path: { id: planId } })
  return queryOptions({ ...asked, meta, staleTime: 0, gcTime: 0 })
}

/** The same, customer by customer. */
export function previewCustomersOptions(api: ApiClient, planId: string, query: PushListQuery) {
  const asked = { path: { id: planId }, query: pageOf(query) }
  return { ...listOf(api, listPlanPushPreview, asked), meta, gcTime: 0 }
}

/** The same for one customer, item by item. */
export function previewItemsOptions(
  api: ApiClient,
  { planId, customerId }: { planId: string; customerId: string },
  query: PushListQuery,
) {
  const asked = { path: { id: planId, customerId }, query: pageOf(query) }
  return { ...listOf(api, previewCustomerPush, asked), meta, gcTime: 0 }
}

/** Asks anew what a push of a plan would do: in counts, by customer, by item. */
export function refreshPreview(client: QueryClient, planId: string) {
  const operations = [previewPlanPush, listPlanPushPreview, previewCustomerPush]
  return Promise.all(
    operations.map((operation) =>
      client.invalidateQueries({ queryKey: keyOfPath(operation, planId) }),
    ),
  )
}

/** The pushes of a plan, the last one first. */
export function planPushesOptions(api: ApiClient, planId: string, query: PushListQuery) {
  return { ...listOf(api, listPlanPushes, { path: { id: planId }, query: pageOf(query) }), meta }
}

/** Whether a push goes on by itself. */
export function isUnderWay(push: Pick<PlanPush, 'status'> | undefined): boolean {
  return push?.status === 'queued' || push?.status === 'running'
}

/** One push; asked for again with the events of its job. @param pollTime also this often while it is under way */
export function planPushOptions(api: ApiClient, id: string, pollTime: number | false) {
  return queryOptions({
    ...queryOf(api, getPlanPush, { path: { id } }),
    meta: { ...meta, live: ['job'] satisfies LiveKind[] },
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollTime : false),
  })
}

/** What a push has done, customer by customer. */
export function pushCustomersOptions(
  api: ApiClient,
  { id }: Pick<PlanPush, 'id'>,
  { outcome, ...page }: PushListQuery,
) {
  const query = { ...pageOf(page), ...(outcome && { outcome }) }
  return { ...listOf(api, listPlanPushCustomers, { path: { id }, query }), meta }
}

/** The key of all lists of the customers of a push. */
export function pushCustomersKey(id: string): OperationKey {
  return keyOfPath(listPlanPushCustomers, id)
}

/** What a push has done at one customer, item by item. */
export function pushItemsOptions(
  api: ApiClient,
  { pushId, customerId }: { pushId: string; customerId: string },
  query: PushListQuery,
) {
  const asked = { path: { id: pushId, customerId }, query: pageOf(query) }
  return { ...listOf(api, listPlanPushItems, asked), meta }
}

/** Starts the push that was previewed. */
export function pushPlanOptions(api: ApiClient) {
  return { ...mutationOf(api, pushPlan), ...refreshesPlans }
}

/** Takes a push back, as a job too. */
export function undoPushOptions(api: ApiClient) {
  return { ...mutationOf(api, undoPlanPush), ...refreshesPlans }
}

/** Stops a push after the customer at hand. A push is seen under the id of its job. */
export function cancelPushOptions(api: ApiClient) {
  return { ...mutationOf(api, cancelJob), ...refreshesPlans }
}

/** The menus of a plan. */
export function planMenusOptions(api: ApiClient, planId: string) {
  return queryOptions({ ...queryOf(api, getPlanMenus, { path: { id: planId } }), meta })
}

/** Replaces the menus of a plan; customers get them with the next push. */
export function setPlanMenusOptions(api: ApiClient) {
  return { ...mutationOf(api, setPlanMenus), ...refreshesPlans }
}

/** What the keys of an operation have in common that asks about one plan, or one push. */
function keyOfPath({ tag, id }: OperationOf, pathId: string): OperationKey {
  return [tag, id, { path: { id: pathId } }]
}
