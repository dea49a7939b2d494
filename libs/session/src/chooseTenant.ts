/** A tenant as the pin needs it. @public */
export interface PinnableTenant {
  readonly tenantId: string
  readonly code: string
  readonly mainTenant: boolean
}

/** Where a tab stands among the tenants of its user. @public */
export interface TenantChoice<T extends PinnableTenant> {
  /** `undefined`: the account belongs to no tenant. */
  readonly tenant: T | undefined
  /** The tenant that the link names, when the tab is pinned to another: ask "switch here / open beside". */
  readonly asked: T | undefined
}

/**
 * The tenant of a tab: its pin; in a new tab the tenant of the link's `?tenant=CODE`, else, in a
 * mock login, the one whose id matches, else the one whose `mainTenant` is set (spec sections 4 and
 * 5). Names and pins of tenants that are not the user's are passed over. @public
 */
export function chooseTenant<T extends PinnableTenant>(
  tenants: readonly T[],
  wish: { pinned?: string; code?: string; mockTenantId?: string },
): TenantChoice<T> {
  const pinned = tenants.find(({ tenantId }) => tenantId === wish.pinned)
  const named = wish.code
    ? tenants.find(({ code }) => code.toLowerCase() === wish.code?.toLowerCase())
    : undefined
  const mocked = tenants.find(({ tenantId }) => tenantId === wish.mockTenantId)
  const main = tenants.find(({ mainTenant }) => mainTenant) ?? tenants[0]
  const tenant = mocked ?? pinned ?? named ?? main
  return { tenant, asked: named && named !== tenant ? named : undefined }
}
