import {
  type ApiClient,
  listOf,
  mutationOf,
  queryOf,
  type Schemas,
  tagKey,
} from '@spruce/api-client'
import {
  addPlan,
  editPlan,
  getPlanCatalogue,
  listCustomers,
  listPlanPushes,
  listPlans,
  removePlan,
  setPlanStatus,
} from '@spruce/api-client/operations'
import { alsoStale } from '../alsoStale.js'
import { type PlansQuery, plansSearch } from './plansQuery.js'

/** A template of what customers may use. */
export type Plan = Schemas['Plan']
/** The apps, menus, buttons, permissions and components that customers can have. */
export type PlanCatalogue = Schemas['PlanCatalogue']

/** What is edited of a plan; absent fields stay as they are. */
export type PlanChanges = Omit<Schemas['EditPlanRequest'], 'version'>

/** A change of plans: its form shows the errors; menus, pushes and customers change with the plans. */
export const refreshesPlans = {
  meta: { silent: true, invalidates: tagKey(listPlans) },
  onSuccess: alsoStale(listPlanPushes, listCustomers),
}

/** One page of them. */
export function planListOptions(api: ApiClient, wanted: PlansQuery) {
  const { keyword, status, page, size } = plansSearch.params(wanted)
  const isState = status === 'enabled' || status === 'disabled'
  const query = { page, size, ...(keyword && { keyword }), ...(isState && { status }) }
  return listOf(api, listPlans, { query })
}

/** What plans and exceptions can name. The action that asks for it shows the error. */
export function planCatalogueOptions(api: ApiClient) {
  return { ...queryOf(api, getPlanCatalogue), meta: { silent: true } }
}

/** Adds one. */
export function addPlanOptions(api: ApiClient) {
  return { ...mutationOf(api, addPlan), ...refreshesPlans }
}

/** Changes one: for every customer that has it, from the next call on. */
export function editPlanOptions(api: ApiClient) {
  return { ...mutationOf(api, editPlan), ...refreshesPlans }
}

/** Enables or disables one. */
export function setPlanStatusOptions(api: ApiClient) {
  return { ...mutationOf(api, setPlanStatus), ...refreshesPlans }
}

/** Removes one that no customer has. */
export function removePlanOptions(api: ApiClient) {
  return { ...mutationOf(api, removePlan), ...refreshesPlans }
}
