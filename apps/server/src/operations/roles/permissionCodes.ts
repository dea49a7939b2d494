import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { ownerOfApp } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'

/** The codes that roles of the caller's tenant may have: those of the operator's console only there, those outside the plan not. */
export async function grantableCodes(
  { tenant }: Session,
  { permissions }: Repositories,
  { permissionCodes }: Services,
): Promise<string[]> {
  if (tenant?.kind === 'operator') return [...permissionCodes]
  const foreign = new Set(
    (await permissions.registry())
      .filter(({ app_code }) => ownerOfApp(app_code) === 'operator')
      .map(({ code }) => code),
  )
  return permissionCodes.filter(
    (code) => !foreign.has(code) && !tenant?.permissions.isOutsidePlan(code),
  )
}
