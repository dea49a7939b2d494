import type { EnterpriseRouteContext } from '../EnterpriseRouteContext.js'
import { departmentChildrenOptions, departmentOptions, rootParent } from './departmentQueries.js'
import { memberListOptions } from './memberQueries.js'
import type { OrganizationQuery } from './organizationQuery.js'
import { roleListOptions } from './roleQueries.js'

/**
 * Starts what the page shows first, at the same time as its code loads. It waits for nothing and
 * never fails: the page has its own states for loading, failure and a missing permission.
 */
export function loadOrganization(
  { api, queryClient }: EnterpriseRouteContext,
  query: OrganizationQuery,
): void {
  const start = (promise: Promise<unknown>) => void promise.catch(() => undefined)
  start(queryClient.query(departmentChildrenOptions(api, rootParent)))
  start(queryClient.query(memberListOptions(api, query)))
  start(queryClient.query(roleListOptions(api)))
  if (query.deptId) start(queryClient.query(departmentOptions(api, query.deptId)))
}
