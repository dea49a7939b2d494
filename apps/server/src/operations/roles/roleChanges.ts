import { unprocessable, wrongField } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { RoleGrant, RoleRecord } from '../../repositories/roles/RolesRepository.js'
import type { Services } from '../../services.js'
import type { Session } from '../../sessions/session.js'
import { assertButtonsHaveMenus, readButtonMenus } from './buttonRules.js'
import { grantableCodes } from './permissionCodes.js'
import { assertHolds, assertNotBuiltin } from './roleRules.js'

/** What a save makes of the codes of a role. */
export interface RoleChange {
  role: RoleRecord
  before: string[]
  after: string[]
  added: string[]
  removed: string[]
  /** Left out by the plan: not shown, so not taken away either. They may come back. */
  kept: string[]
  /** Where in the request a code stands. */
  pathOf: (code: string) => string
}

interface ChangeParts {
  session: Session
  tenantId: string
  repositories: Repositories
  services: Services
}

/** Compares the codes of a role with those it is to have. */
export function roleChange(
  { tenant }: Session,
  role: RoleRecord,
  grant: RoleGrant | undefined,
  codesOf: (before: readonly string[]) => readonly string[],
  pathOf: (code: string) => string,
): RoleChange {
  const stored = grant?.permissions ?? []
  const isOutsidePlan = (code: string) => tenant?.permissions.isOutsidePlan(code) ?? false
  const before = stored.filter((code) => !isOutsidePlan(code))
  const after = [...new Set(codesOf(before))]
  return {
    role,
    before,
    after,
    added: after.filter((code) => !before.includes(code)),
    removed: before.filter((code) => !after.includes(code)),
    kept: stored.filter(isOutsidePlan),
    pathOf,
  }
}

/**
 * @throws 422 for a builtin role, for a code that is not there, and for a button without its menu; 403 for
 * a code that the caller does not hold: nobody gives or takes away what they do not have
 */
export async function assertRoleChanges(
  { session, tenantId, repositories, services }: ChangeParts,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { role } of changes) assertNotBuiltin(role)
  const known = new Set(await grantableCodes(session, repositories, services))
  for (const { added, pathOf } of changes) {
    const unknown = added.find((code) => !known.has(code))
    if (unknown !== undefined) {
      throw unprocessable('UNKNOWN_PERMISSION', [wrongField(pathOf(unknown), 'invalid')])
    }
  }
  // An administrator's role gives them anyway; to write codes into it is the administrator's to do.
  for (const { added, removed } of changes) assertHolds(session, [...added, ...removed])
  const menus = await readButtonMenus(session, repositories, tenantId)
  for (const { before, after, pathOf } of changes) {
    assertButtonsHaveMenus(menus, before, after, pathOf)
  }
}

/** Writes the codes and the next version. */
export async function writeRoleChange(
  { roles }: Pick<Repositories, 'roles'>,
  tenantId: string,
  { role, after, kept }: RoleChange,
): Promise<void> {
  await roles.setPermissions(tenantId, role.id, [...after, ...kept])
  await roles.touch(tenantId, role.id)
}
