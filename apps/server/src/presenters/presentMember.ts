import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { Member } from '../repositories/members/memberRows.js'

/** A member of the tenant. Contacts are masked unless the caller may change them. */
export function presentMember(
  member: Member,
  options: { withContacts: boolean },
): Schemas['Member'] {
  const { mobile, email, lastLoginAt } = member
  return {
    id: member.id,
    userId: member.userId,
    loginName: member.loginName,
    nickName: member.nickName,
    employeeCode: member.employeeCode,
    mobile: options.withContacts ? mobile : mobile && maskMobile(mobile),
    email: options.withContacts ? email : email && maskEmail(email),
    photo: member.photo,
    departments: member.departments,
    roles: member.roles,
    status: member.status,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    realName: member.realName,
    joinedAt: member.joinedAt.toISOString(),
    version: member.version,
  }
}
