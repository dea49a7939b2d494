import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.js'
import type { UserRow } from '../users/UsersRepository.js'

/** What a tenant says about one of its people. */
export interface ProfileRow {
  nick_name: string
  employee_code: string | null
  mobile: string | null
  email: string | null
  photo: string | null
  roles: { id: string; name: string; code: string }[]
}

/** A person as the portal begins with. */
export interface PersonRow {
  account: UserRow
  /** In the tenant asked for; undefined where they are no member of it. */
  profile: ProfileRow | undefined
  preferences: Record<string, unknown> | undefined
}

/** One's own profile in a tenant. */
export class ProfilesRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, memberId: string): Promise<ProfileRow | undefined> {
    return this.db
      .selectFrom('memberships as m')
      .select(['m.nick_name', 'm.employee_code', 'm.mobile', 'm.email', 'm.photo'])
      .select(rolesOf('m').as('roles'))
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', memberId)
      .executeTakeFirst()
  }

  /** Account, profile and preferences in one statement. Platform scope only. */
  async findPerson(
    userId: string,
    { tenantId, memberId }: { tenantId: string; memberId: string },
  ): Promise<PersonRow> {
    const row = await this.db
      .selectFrom('users as u')
      .leftJoin('preferences as p', 'p.user_id', 'u.id')
      .leftJoin('memberships as m', (join) =>
        join.on('m.tenant_id', '=', tenantId).on('m.id', '=', memberId),
      )
      .selectAll('u')
      .select([
        'p.value as preferences',
        'm.id as memberId',
        'm.nick_name',
        'm.employee_code',
        'm.mobile as memberMobile',
        'm.email as memberEmail',
        'm.photo as memberPhoto',
      ])
      .select(rolesOf('m').as('roles'))
      .where('u.id', '=', userId)
      .executeTakeFirstOrThrow()
    const { preferences, roles, nick_name, employee_code, ...rest } = row
    const { memberId: found, memberMobile, memberEmail, memberPhoto, ...account } = rest
    return {
      account,
      preferences: preferences ?? undefined,
      profile:
        found === null
          ? undefined
          : {
              nick_name: nick_name ?? '',
              employee_code,
              mobile: memberMobile,
              email: memberEmail,
              photo: memberPhoto,
              roles,
            },
    }
  }
}

/** The enabled roles of the membership under the alias, by name. */
function rolesOf(alias: string): RawBuilder<ProfileRow['roles']> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<ProfileRow['roles']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'code', r.code) order by r.name)
    from membership_roles mr
    join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
    where mr.tenant_id = ${column('tenant_id')} and mr.member_id = ${column('id')} and r.enabled
  ), '[]'::jsonb)`
}
