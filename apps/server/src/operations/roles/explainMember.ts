import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import { ownerOfApp } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'
import { decidePermission, gives, type PermissionFacts } from './decidePermission.js'
import { readMemberAccess } from './readMemberAccess.js'
import { readPermissionPlaces } from './readPermissionPlaces.js'

type Account = PermissionFacts['account']

export interface ExplanationParts {
  session: Session
  tenantId: string
  repositories: Repositories
  services: Services
  language: Language
  account: Account | undefined
}

/** The state of a member's account, which no tenant reads: outside the tenant's transaction. */
export async function prepareAccount(
  { engine }: Services,
  tenantId: string,
  memberId: string,
): Promise<{ value: Account | undefined; discard: () => Promise<void> }> {
  const value = await new UsersRepository(engine.platform).accountOfMember(tenantId, memberId)
  return { value, discard: () => Promise.resolve() }
}

/** Why a member can or cannot do something: the way there, the rule that decides, who would give it. */
export async function explainMember(
  { session, tenantId, repositories, services, language, account }: ExplanationParts,
  { memberId, permCode, targetId }: { memberId: string; permCode: string; targetId?: string },
): Promise<Schemas['PermissionExplanation']> {
  const { permissions } = repositories
  if (!account) throw notFound('member', memberId)
  const parts = { session, tenantId, repositories }
  const { member, held, registry, isOutsidePlan, holds } = await readMemberAccess(parts, memberId)
  const target =
    targetId === undefined ? undefined : await repositories.members.find(tenantId, targetId)
  const registered = registry.find(({ code }) => code === permCode)
  const places = await readPermissionPlaces(repositories, session, language, permCode, holds)
  const isOperatorCode = registered && ownerOfApp(registered.app_code) === 'operator'
  const scope = await permissions.scopeOf(tenantId, memberId, permCode)
  const decision = decidePermission({
    isKnown: services.permissionCodes.includes(permCode),
    account,
    memberStatus: member.status,
    isOtherConsole: isOperatorCode === true && session.tenant?.kind !== 'operator',
    isOutsidePlan: isOutsidePlan(permCode),
    held,
    code: permCode,
    isInMenus: places.length === 0 ? undefined : places.some(({ shown }) => shown),
    isTargetShown: target && (await permissions.countPeople(tenantId, scope, [target.id])) === 1,
  })
  const isGiven = decision.allowed || decision.reason === 'OUT_OF_SCOPE'
  return {
    memberId,
    memberName: member.nickName,
    targetName: target?.nickName ?? null,
    permCode,
    permName: registered?.name[language] ?? null,
    ...decision,
    memberStatus: member.status,
    roles: held.map((role) => ({
      id: role.id,
      name: role.name,
      enabled: role.enabled,
      grants: gives(role, permCode),
      dataScope: role.dataScope,
    })),
    places,
    people: isGiven ? await permissions.countPeople(tenantId, scope) : null,
    grantedBy: await permissions.rolesGranting(tenantId, permCode),
  }
}
