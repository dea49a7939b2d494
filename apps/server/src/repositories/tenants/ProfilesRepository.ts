import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'

/** What a tenant says about one of its people. */
export interface ProfileRow {
  nick_name: string
  employee_code: string | null
  mobile: string | null
  email: string | null
  photo: string | null
  roles: { id: string; name: string; code: string }[]
}

/** One's own profile in a tenant. */
export class ProfilesRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, memberId: string): Promise<ProfileRow | undefined> {
    return this.db
      .selectFrom('memberships as m')
      .select(['m.nick_name', 'm.employee_code', 'm.mobile', 'm.email', 'm.photo'])
      .select(
        sql<ProfileRow['roles']>`coalesce((
          select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'code', r.code) order by r.name)
          from membership_roles mr
          join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
          where mr.tenant_id = m.tenant_id and mr.member_id = m.id and r.enabled
        ), '[]'::jsonb)`.as('roles'),
      )
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', memberId)
      .executeTakeFirst()
  }
}
