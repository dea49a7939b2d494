import type { Schemas } from '@spruce/api-client'

/**
 * A component as a console lists and edits it: of the platform, with the customers who see it, or as one
 * company has it, with whose it is, whether its designers may use it and who sees it.
 * @public
 */
export type ComponentRow = Omit<Schemas['Component'], 'visibleTo' | 'tenantIds' | 'tenants'> &
  Partial<Pick<Schemas['Component'], 'visibleTo' | 'tenantIds' | 'tenants'>> &
  Partial<Pick<Schemas['TenantComponent'], 'origin' | 'enabled' | 'roleIds' | 'roles' | 'isShown'>>
