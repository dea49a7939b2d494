import type { Schemas } from '@spruce/api-client'

type Component = Schemas['Component']
type Audience = 'visibleTo' | 'tenantIds' | 'tenants'

/**
 * A component as a console lists and edits it: of the platform, with the customers who see it, or as one
 * company has it, with whose it is and whether its designers may use it.
 * @public
 */
export type ComponentRow = Omit<Component, Audience> &
  Partial<Pick<Component, Audience>> &
  Partial<Pick<Schemas['TenantComponent'], 'origin' | 'enabled'>>
