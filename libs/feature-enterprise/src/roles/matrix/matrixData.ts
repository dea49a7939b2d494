import { queryOf } from '@spruce/api-client'
import { getPermissionMatrix } from '@spruce/api-client/operations'
import type { EnterpriseRouteContext } from '../../EnterpriseRouteContext.js'

/**
 * Starts what the page shows, if nothing of it is here, at the same time as its code loads. It waits for
 * nothing and never fails.
 */
export function loadMatrix({ api, queryClient }: EnterpriseRouteContext): void {
  const once = { ...queryOf(api, getPermissionMatrix), staleTime: Number.POSITIVE_INFINITY }
  queryClient.query(once).catch(() => undefined)
}
