import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { LiveKind } from '@spruce/shell-ui'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { planKeys, refreshesPlans } from './planQueries.js'

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

const silent = { silent: true } // the dialog shows the error

function pageOf({ page = 1, size = pushPageSize }: PushListQuery) {
  return { page, size }
}

/** What a push would do with all customers of a plan now; nothing is written. */
export function pushPreviewOptions(api: ApiClient, planId: string) {
  return queryOptions({
    queryKey: planKeys.pushes(planId, 'preview'),
    meta: silent,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/plans/{id}/push-preview', {
          params: { path: { id: planId } },
          signal,
        }),
      ),
  })
}

/** The same, customer by customer. */
export function previewCustomersOptions(api: ApiClient, planId: string, query: PushListQuery) {
  return queryOptions({
    queryKey: planKeys.pushes(planId, 'preview', 'customers', query),
    meta: silent,
    gcTime: 0,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plans/{id}/push-preview/customers', {
          params: { path: { id: planId }, query: pageOf(query) },
          signal,
        }),
      ),
  })
}

/** The same for one customer, item by item. */
export function previewItemsOptions(
  api: ApiClient,
  of: { planId: string; customerId: string },
  query: PushListQuery,
) {
  return queryOptions({
    queryKey: planKeys.pushes(of.planId, 'preview', 'items', of.customerId, query),
    meta: silent,
    gcTime: 0,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plans/{id}/push-preview/customers/{customerId}', {
          params: { path: { id: of.planId, customerId: of.customerId }, query: pageOf(query) },
          signal,
        }),
      ),
  })
}

/** The pushes of a plan, the last one first. */
export function planPushesOptions(api: ApiClient, planId: string, query: PushListQuery) {
  return queryOptions({
    queryKey: planKeys.pushes(planId, 'list', query),
    meta: silent,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plans/{id}/pushes', {
          params: { path: { id: planId }, query: pageOf(query) },
          signal,
        }),
      ),
  })
}

/** Whether a push goes on by itself. */
export function isUnderWay(push: Pick<PlanPush, 'status'> | undefined): boolean {
  return push?.status === 'queued' || push?.status === 'running'
}

/** One push; asked for again with the events of its job. @param pollTime also this often while it is under way */
export function planPushOptions(api: ApiClient, id: string, pollTime: number | false) {
  return queryOptions({
    queryKey: planKeys.pushes('one', id),
    meta: { ...silent, live: ['job'] satisfies LiveKind[] },
    staleTime: 0,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/spruce/api/v1/plan-pushes/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollTime : false),
  })
}

/** What a push has done, customer by customer. @param push whose version tells whether there is news */
export function pushCustomersOptions(
  api: ApiClient,
  push: Pick<PlanPush, 'id'>,
  query: PushListQuery,
) {
  return queryOptions({
    queryKey: planKeys.pushes('one', push.id, 'customers', query),
    meta: silent,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plan-pushes/{id}/customers', {
          params: {
            path: { id: push.id },
            query: { ...pageOf(query), ...(query.outcome && { outcome: query.outcome }) },
          },
          signal,
        }),
      ),
  })
}

/** What a push has done at one customer, item by item. */
export function pushItemsOptions(
  api: ApiClient,
  of: { pushId: string; customerId: string },
  query: PushListQuery,
) {
  return queryOptions({
    queryKey: planKeys.pushes('one', of.pushId, 'items', of.customerId, query),
    meta: silent,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plan-pushes/{id}/customers/{customerId}', {
          params: { path: { id: of.pushId, customerId: of.customerId }, query: pageOf(query) },
          signal,
        }),
      ),
  })
}

/** Starts the push that was previewed. */
export function pushPlanOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (push: { planId: string; fingerprint: string; note: string }) =>
      unwrap(
        api.POST('/spruce/api/v1/plans/{id}/pushes', {
          params: { path: { id: push.planId } },
          body: { fingerprint: push.fingerprint, note: push.note.trim() || null },
        }),
      ),
    ...refreshesPlans,
  })
}

/** Takes a push back, as a job too. */
export function undoPushOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      unwrap(
        api.POST('/spruce/api/v1/plan-pushes/{id}/undo', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    ...refreshesPlans,
  })
}

/** Stops a push after the customer at hand. A push is seen under the id of its job. */
export function cancelPushOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      unwrap(api.POST('/spruce/api/v1/jobs/{id}/cancel', { params: { path: { id } }, body: {} })),
    ...refreshesPlans,
  })
}

/** The menus of a plan. */
export function planMenusOptions(api: ApiClient, planId: string) {
  return queryOptions({
    queryKey: planKeys.menus(planId),
    meta: silent,
    queryFn: () =>
      unwrap(api.GET('/spruce/api/v1/plans/{id}/menus', { params: { path: { id: planId } } })),
  })
}

/** Replaces the menus of a plan; customers get them with the next push. */
export function setPlanMenusOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ planId, ...body }: Omit<PlanMenus, 'planId'> & { planId: string }) =>
      unwrap(
        api.PUT('/spruce/api/v1/plans/{id}/menus', { params: { path: { id: planId } }, body }),
      ),
    ...refreshesPlans,
  })
}
