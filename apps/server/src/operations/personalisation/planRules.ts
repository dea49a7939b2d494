import type { Schemas } from '@spruce/api-client/contract'
import type { BrandPlan } from '../../repositories/personalisation/BrandPlansRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { noteBrandPictures } from '../files/noteUses.js'

/** @param version of the draft as it is now */
export function presentBrandPlan(
  plan: BrandPlan | undefined,
  version: number,
): Schemas['PersonalisationPlan'] | null {
  if (!plan) return null
  return {
    publishAt: plan.publishAt.toISOString(),
    note: plan.note,
    plannedBy: plan.plannerName,
    plannedAt: plan.plannedAt.toISOString(),
    value: plan.value,
    isDraft: plan.draftVersion === version,
  }
}

/** The plan of the tenant is over; its pictures are used by it no more. */
export async function endPlan(repositories: Repositories, tenantId: string): Promise<void> {
  await repositories.brandPlans.remove(tenantId)
  await noteBrandPictures(repositories, tenantId, 'planned', null)
}

/** For the audit: when it comes out. */
export function auditedPlan(plan: Pick<BrandPlan, 'publishAt' | 'note'> | undefined) {
  return { publishAt: plan?.publishAt ?? null, note: plan?.note ?? null }
}
