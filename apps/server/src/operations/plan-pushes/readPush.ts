import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound } from '../../http/errors.js'
import { presentPlanPush } from '../../presenters/presentPlanPush.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 */
export async function readPush(
  parts: { tenantId: string; repositories: Repositories; language: Language },
  id: string,
): Promise<Schemas['PlanPush']> {
  const push = await parts.repositories.planPushes.find(parts.tenantId, id)
  if (!push) throw notFound('push', id)
  return presentPlanPush(push, parts.language)
}
