import { type ApiClient, type Schemas, unwrap, unwrapList } from '@spruce/api-client'
import type { ResourceList } from '@spruce/shell-ui'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type PlansQuery, plansSearch } from './plansQuery.js'

/** A template of what customers may use. */
export type Plan = Schemas['Plan']
/** The apps, menus, buttons, permissions and components that customers can have. */
export type PlanCatalogue = Schemas['PlanCatalogue']

/** What is edited of a plan; absent fields stay as they are. */
export type PlanChanges = Omit<Schemas['EditPlanRequest'], 'version'>

/** Every key starts with `all`: a plan, its customers, their entitlements and pushes change together. */
export const planKeys = {
  all: ['plans'] as const,
  list: (query: PlansQuery) => [...planKeys.all, 'list', query] as const,
  one: (id: string) => [...planKeys.all, 'one', id] as const,
  catalogue: () => [...planKeys.all, 'catalogue'] as const,
  menus: (id: string) => [...planKeys.all, 'menus', id] as const,
  customers: (query: PlansQuery) => [...planKeys.all, 'customers', query] as const,
  entitlements: (id: string) => [...planKeys.all, 'entitlements', id] as const,
  pushes: (...parts: readonly unknown[]) => [...planKeys.all, 'pushes', ...parts] as const,
}

/** Its form or question shows the errors. */
export const refreshesPlans = { silent: true, invalidates: planKeys.all }

/** One page of them. */
export function planListOptions(api: ApiClient, wanted: PlansQuery) {
  const { keyword, status, page, size } = plansSearch.params(wanted)
  return queryOptions({
    queryKey: planKeys.list(wanted),
    queryFn: ({ signal }): Promise<ResourceList<Plan>> => {
      const isState = status === 'enabled' || status === 'disabled'
      const query = { page, size, ...(keyword && { keyword }), ...(isState && { status }) }
      return unwrapList(api.GET('/spruce/api/v1/plans', { params: { query }, signal }))
    },
  })
}

/** What plans and exceptions can name. */
export function planCatalogueOptions(api: ApiClient) {
  return queryOptions({
    meta: { silent: true }, // the action that asks for it shows the error
    queryKey: planKeys.catalogue(),
    queryFn: ({ signal }) => unwrap(api.GET('/spruce/api/v1/plans/catalogue', { signal })),
  })
}

/** One, as it is now on the server. */
export function loadPlan(api: ApiClient, id: string): Promise<Plan> {
  return unwrap(api.GET('/spruce/api/v1/plans/{id}', { params: { path: { id } } }))
}

/** Adds one. */
export function addPlanOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: Schemas['AddPlanRequest']) =>
      unwrap(api.POST('/spruce/api/v1/plans', { body })),
    meta: refreshesPlans,
  })
}

/** Changes one: for every customer that has it, from the next call on. */
export function editPlanOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (edit: { id: string; version: number; changes: PlanChanges }) =>
      unwrap(
        api.PUT('/spruce/api/v1/plans/{id}', {
          params: { path: { id: edit.id } },
          body: { ...edit.changes, version: edit.version },
        }),
      ),
    meta: refreshesPlans,
  })
}

/** Enables or disables one. */
export function setPlanStatusOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (to: { id: string; version: number; status: Plan['status'] }) =>
      unwrap(
        api.POST('/spruce/api/v1/plans/{id}/status', {
          params: { path: { id: to.id } },
          body: { version: to.version, status: to.status },
        }),
      ),
    meta: refreshesPlans,
  })
}

/** Removes one that no customer has. */
export function removePlanOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      unwrap(
        api.POST('/spruce/api/v1/plans/{id}/remove', {
          params: { path: { id } },
          body: { version },
        }),
      ),
    meta: refreshesPlans,
  })
}
