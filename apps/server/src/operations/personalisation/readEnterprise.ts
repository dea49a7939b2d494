import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { Repositories } from '../../repositories/repositories.js'

/** The tenant's own file. */
export async function readEnterprise(
  { tenants, members }: Repositories,
  tenantId: string,
  { withContacts }: { withContacts: boolean },
): Promise<Schemas['Enterprise']> {
  const row = await tenants.get(tenantId)
  const { contact_mobile: mobile, contact_email: email } = row
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    shortName: row.short_name,
    industry: row.industry,
    region: row.region,
    address: row.address,
    licence: row.licence,
    contactName: row.contact_name,
    contactMobile: withContacts ? mobile : mobile && maskMobile(mobile),
    contactEmail: withContacts ? email : email && maskEmail(email),
    status: row.status,
    expiresAt: row.expires_at?.toISOString() ?? null,
    renewal: await tenants.renewal(tenantId),
    memberCount: await members.count(tenantId),
    version: row.version,
  }
}
