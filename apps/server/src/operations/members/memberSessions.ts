import type { Schemas } from '@spruce/api-client/contract'
import type { TenantContext } from '../../http/defineOperation.js'
import { HttpError } from '../../http/errors.js'
import type { OpenSessions } from '../../repositories/sessions/MemberSessionsRepository.js'
import { assertMayGrant } from './memberRules.js'

type Context = TenantContext<'countMemberSessions' | 'endMemberSessions'>

/** A person with the sessions that may be ended, or why they may not. */
export type EndableSessions = Schemas['SessionsOfMember'] & { userId: string }

/**
 * What may be ended of people's sessions, by the rules of a reset password: not one's own, nobody's
 * with more rights than the caller's, and only of accounts that this tenant alone knows.
 */
export async function endableSessions(
  context: Context,
  ids: readonly string[],
): Promise<EndableSessions[]> {
  const { tenantId, repositories, services } = context
  const now = services.now()
  const idleSince = new Date(now.getTime() - services.config.sessionIdleMinutes * 60_000)
  const counted = await repositories.memberSessions.count(tenantId, ids, { now, idleSince })
  const byMember = new Map(counted.map((one) => [one.memberId, one]))
  const people: EndableSessions[] = []
  for (const { id, userId, nickName: name, roles } of await repositories.members.byIds(
    tenantId,
    ids,
  )) {
    const open = byMember.get(id)
    if (!open) continue
    const roleIds = roles.map((role) => role.id)
    const refusal = await refusalOf(context, open, roleIds)
    people.push({ id, userId, name, sessions: refusal === null ? open.sessions : 0, refusal })
  }
  return people
}

/** The answer of either operation. */
export function presentSessions(people: readonly EndableSessions[]): Schemas['MemberSessions'] {
  return {
    sessions: people.reduce((sum, { sessions }) => sum + sessions, 0),
    people: people.map(({ userId: _userId, ...person }) => person),
  }
}

async function refusalOf(
  { session, repositories, tenantId }: Context,
  { userId, isShared }: OpenSessions,
  roleIds: readonly string[],
): Promise<Schemas['SessionsRefusal'] | null> {
  if (userId === session.userId) return 'SELF'
  try {
    await assertMayGrant(session, repositories, tenantId, roleIds)
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return 'FORBIDDEN'
    throw error
  }
  return isShared ? 'ACCOUNT_SHARED' : null
}
