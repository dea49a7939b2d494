import { type ApiClient, queryOf, type Schemas } from '@spruce/api-client'
import { getEnterprise, getOwnPlan } from '@spruce/api-client/operations'
import { queryOptions } from '@tanstack/react-query'

/** The own file of a company. */
export type Company = Schemas['Enterprise']
/** What the company may use, and how much of it is used. */
export type CompanyPlan = Schemas['OwnPlan']

/** The page shows its errors itself. */
const meta = { silent: true }

/** The file of the own company. */
export function companyOptions(api: ApiClient) {
  return queryOptions({ ...queryOf(api, getEnterprise), meta })
}

/** Its plan, limits and use. */
export function companyPlanOptions(api: ApiClient) {
  return queryOptions({ ...queryOf(api, getOwnPlan), meta })
}
