import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound } from '../../http/errors.js'
import { presentEntitlements } from '../../presenters/presentPlans.js'
import type { Repositories } from '../../repositories/repositories.js'
import { readCatalogue } from './planRules.js'

/** What a customer may use, with where each item comes from. @throws 404 */
export async function readEntitlements(
  repositories: Repositories,
  customerId: string,
  language: Language,
): Promise<Schemas['CustomerEntitlements']> {
  const { customers, entitlements } = repositories
  const customer = await customers.find(customerId)
  if (!customer) throw notFound('customer', customerId)
  return presentEntitlements({
    customer,
    entitlements: await entitlements.find(customerId),
    catalogue: await readCatalogue(repositories),
    usage: await readUsage(repositories, customerId),
    language,
  })
}

export async function readUsage(
  { members, files }: Repositories,
  tenantId: string,
): Promise<Schemas['EntitlementUsage']> {
  const { bytes } = await files.usage(tenantId)
  return { members: await members.count(tenantId), storageBytes: bytes }
}
