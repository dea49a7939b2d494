import type { Db, MembershipStatus } from '../../db/schema.js'

export interface MemberDepartment {
  id: string
  name: string
  main: boolean
}

export interface MemberRole {
  id: string
  name: string
}

/** A person as the tenant knows the person; contacts unmasked. `id` is the membership's. */
export interface Member {
  id: string
  userId: string
  loginName: string
  nickName: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
  photo: string | null
  status: MembershipStatus
  lastLoginAt: Date | null
  /** Whether the account has proved a real name. */
  realName: boolean
  joinedAt: Date
  version: number
  /** The main one first. */
  departments: MemberDepartment[]
  roles: MemberRole[]
}

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
  'm.real_name as realName',
  'm.created_at as joinedAt',
  'm.version as version',
] as const

export type People = ReturnType<typeof peopleOf>

/** All of the tenant, under the alias `m`. */
export function peopleOf(db: Db, tenantId: string) {
  return db.selectFrom('memberships as m').where('m.tenant_id', '=', tenantId)
}
