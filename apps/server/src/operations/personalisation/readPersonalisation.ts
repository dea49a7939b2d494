import type { Schemas } from '@spruce/api-client/contract'
import type { Repositories } from '../../repositories/repositories.js'
import { publishedLook } from './lookRules.js'
import { presentBrandPlan } from './planRules.js'

/** What everybody sees, and the draft; before the first draft its version is 1. */
export async function readPersonalisation(
  { personalisation, brandPlans, tenants }: Repositories,
  tenantId: string,
): Promise<Schemas['Personalisation']> {
  const published = publishedLook(await tenants.get(tenantId))
  const draft = await personalisation.draft(tenantId)
  const version = draft?.version ?? 1
  return {
    published,
    draft: draft?.value ?? published,
    hasDraft: draft !== undefined,
    version,
    savedBy: draft?.savedBy ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
    plan: presentBrandPlan(await brandPlans.find(tenantId), version),
  }
}
