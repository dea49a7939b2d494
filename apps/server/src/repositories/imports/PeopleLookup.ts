import { sql } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type { Db } from '../../db/schema.js'

/** What people are known by; login names and emails in lower case. */
export interface PeopleKeys {
  logins: readonly string[]
  codes: readonly string[]
  mobiles: readonly string[]
  emails: readonly string[]
}

/** Who has a key in the tenant, and which keys accounts of the platform have. */
export interface FoundPeople {
  byLogin: ReadonlyMap<string, string>
  byCode: ReadonlyMap<string, string>
  byMobile: ReadonlyMap<string, string>
  byEmail: ReadonlyMap<string, string>
  takenLogins: ReadonlySet<string>
  takenMobiles: ReadonlySet<string>
  takenEmails: ReadonlySet<string>
}

/**
 * Looks people up by what they are known by, many at once: each key by its own unique index, however
 * little the database knows of tables that an import is just filling. Accounts cannot be read inside a tenant:
 * platform scope only. Of strangers it tells no more than that a value is taken, as adding one does.
 */
export class PeopleLookup {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, keys: PeopleKeys): Promise<FoundPeople> {
    const [logins, codes, mobiles, emails] = [
      arrayLiteral(keys.logins),
      arrayLiteral(keys.codes),
      arrayLiteral(keys.mobiles),
      arrayLiteral(keys.emails),
    ]
    const { rows: members } = await sql<{
      id: string
      login: string
      code: string | null
      mobile: string | null
      email: string | null
    }>`
      with found (id) as (
        select m.id from unnest(${codes}::text[]) as k (v) cross join lateral (
          select id from memberships
          where tenant_id = ${tenantId} and employee_code = k.v limit 1) m
        union
        select m.id from unnest(${mobiles}::text[]) as k (v) cross join lateral (
          select id from memberships where tenant_id = ${tenantId} and mobile = k.v limit 1) m
        union
        select m.id from unnest(${emails}::text[]) as k (v) cross join lateral (
          select id from memberships where tenant_id = ${tenantId} and lower(email) = k.v limit 1) m
        union
        select m.id from unnest(${logins}::text[]) as k (v)
        cross join lateral (select id from users where login_key = k.v limit 1) u
        cross join lateral (
          select id from memberships where tenant_id = ${tenantId} and user_id = u.id limit 1) m)
      select m.id, lower(m.login_name) as login, m.employee_code as code, m.mobile,
        lower(m.email) as email
      from found f cross join lateral (
        select * from memberships where tenant_id = ${tenantId} and id = f.id limit 1) m`.execute(
      this.db,
    )
    const { rows: accounts } = await sql<{
      login: string
      mobile: string | null
      email: string | null
    }>`
      select u.* from unnest(${logins}::text[]) as k (v) cross join lateral (
        select login_key as login, mobile, email_key as email from users
        where login_key = k.v limit 1) u
      union
      select u.* from unnest(${mobiles}::text[]) as k (v) cross join lateral (
        select login_key, mobile, email_key from users where mobile = k.v limit 1) u
      union
      select u.* from unnest(${emails}::text[]) as k (v) cross join lateral (
        select login_key, mobile, email_key from users where email_key = k.v limit 1) u`.execute(
      this.db,
    )
    const byKey = (key: 'login' | 'code' | 'mobile' | 'email') =>
      new Map(members.flatMap((one) => (one[key] === null ? [] : [[one[key], one.id] as const])))
    const taken = (key: 'login' | 'mobile' | 'email') =>
      new Set(accounts.flatMap((one) => one[key] ?? []))
    return {
      byLogin: byKey('login'),
      byCode: byKey('code'),
      byMobile: byKey('mobile'),
      byEmail: byKey('email'),
      takenLogins: taken('login'),
      takenMobiles: taken('mobile'),
      takenEmails: taken('email'),
    }
  }

  /** Removes accounts that an import made and nobody has used: no password, no sign-in, no tenant. */
  async removeUnused(userIds: readonly string[]): Promise<void> {
    await sql`
      delete from users u where u.id = any(${arrayLiteral(userIds)}::text[])
        and u.password_hash is null and u.last_login_at is null
        and not exists (select from memberships m where m.user_id = u.id)`.execute(this.db)
  }
}
