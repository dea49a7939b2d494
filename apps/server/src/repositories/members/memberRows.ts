import type { Db } from '../../db/schema.js'
import type { Member } from './MembersRepository.js'

/** A person without departments and roles. */
export type MemberRow = Omit<Member, 'departments' | 'roles'>

export const memberColumns = [
  'm.id as id',
  'm.user_id as userId',
  'm.login_name as loginName',
  'm.nick_name as nickName',
  'm.employee_code as employeeCode',
  'm.mobile as mobile',
  'm.email as email',
  'm.photo as photo',
  'm.status as status',
  'm.last_login_at as lastLoginAt',
  'm.version as version',
] as const

export type People = ReturnType<typeof peopleOf>

/** All of the tenant, under the alias `m`. */
export function peopleOf(db: Db, tenantId: string) {
  return db.selectFrom('memberships as m').where('m.tenant_id', '=', tenantId)
}
