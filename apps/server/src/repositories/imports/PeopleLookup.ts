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
 * Looks people up by what they are known by, many at once. Accounts cannot be read inside a tenant:
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
      select m.id, lower(m.login_name) as login, m.employee_code as code, m.mobile,
        lower(m.email) as email
      from memberships m
      where m.tenant_id = ${tenantId} and (m.employee_code = any(${codes}::text[])
        or m.mobile = any(${mobiles}::text[]) or lower(m.email) = any(${emails}::text[]))
      union
      select m.id, lower(m.login_name), m.employee_code, m.mobile, lower(m.email)
      from users u join memberships m on m.user_id = u.id and m.tenant_id = ${tenantId}
      where u.login_key = any(${logins}::text[])`.execute(this.db)
    const { rows: accounts } = await sql<{
      login: string
      mobile: string | null
      email: string | null
    }>`
      select login_key as login, mobile, email_key as email from users
      where login_key = any(${logins}::text[]) or mobile = any(${mobiles}::text[])
        or email_key = any(${emails}::text[])`.execute(this.db)
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
