import type { Schemas } from '@spruce/api-client/contract'
import { presentMember } from '../../presenters/presentMember.js'
import type { Member } from '../../repositories/members/memberRows.js'

/** What colleagues see of each other. */
export function presentContact(
  member: Member,
  options: { withContacts: boolean },
): Schemas['Contact'] {
  const { id, nickName, photo, employeeCode, mobile, email, departments } = presentMember(
    member,
    options,
  )
  return { id, nickName, photo, employeeCode, mobile, email, departments }
}
