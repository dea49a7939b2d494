import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { presentOwnApp } from '../presenters/presentApps.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Session } from './session.js'

/** The tenant's own applications that the caller sees. */
export async function readOwnApps(
  { tenantApps }: Repositories,
  { tenant }: Session,
  language: Language,
): Promise<Schemas['App'][]> {
  if (!tenant) return []
  const apps = await tenantApps.visible(tenant.id, tenant.memberId, tenant.isAdmin)
  return apps.map((app) => presentOwnApp(app, language))
}
