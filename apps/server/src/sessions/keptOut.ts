import { denied, type HttpError } from '../http/errors.js'
import type { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'

/**
 * The refusal of somebody who has proved who they are: why a tenant of theirs lets them in no more.
 * Who is none of its people learns nothing of it, not even that it exists (S-04).
 */
export async function keptOutRefusal(
  tenants: TenantsRepository,
  userId: string,
  tenantId: string,
): Promise<HttpError> {
  const [kept] = await tenants.keptOut(userId, tenantId)
  return denied(kept?.reason ?? 'TENANT_DENIED')
}
