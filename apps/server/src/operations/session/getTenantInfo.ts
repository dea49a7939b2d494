import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { resolveBrand } from '../../http/resolveBrand.js'
import { presentTenantInfo } from '../../presenters/tenantPresenters.js'
import { TenantsRepository } from '../../repositories/tenants/TenantsRepository.js'

/** With a session the current tenant's brand, else that of host, `?tenant=`, cookie or product. */
export const getTenantInfo = definePublicOperation('getTenantInfo', {
  transaction: 'none',
  readsSession: true,
  async handle({ tenantId, services, request, tx }) {
    const current = tenantId === null ? undefined : await new TenantsRepository(tx).find(tenantId)
    return ok(current ? presentTenantInfo(current) : await resolveBrand(request, services))
  },
})
