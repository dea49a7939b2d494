import type { Schemas } from '@spruce/api-client/contract'
import { notFound } from '../../http/errors.js'
import { presentMember } from '../../presenters/presentMember.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Session } from '../../sessions/session.js'
import { seesContacts } from './memberRules.js'

/** A member as the caller may see it. @throws 404 when the tenant has no such member. */
export async function readMember(
  session: Session,
  { members }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['Member']> {
  const member = await members.find(tenantId, id)
  if (!member) throw notFound('member', id)
  return presentMember(member, { withContacts: seesContacts(session) })
}
