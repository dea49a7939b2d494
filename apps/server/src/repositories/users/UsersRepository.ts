import { sql, type Selectable } from 'kysely'
import type { Db, UsersTable } from '../../db/schema.js'
import type { Contact } from '../../sessions/contacts.js'
import { foldText } from '../search/searchTokens.js'

export type UserRow = Selectable<UsersTable>

/** What exactly one account has, or none. */
export type KnownBy = { mobile: string } | { email: string } | { loginName: string }

export interface NewUser {
  id: string
  loginName: string
  name: string
  mobile: string | null
  email: string | null
  /** Of a password that the person chose. */
  passwordHash: string
  at: Date
}

/** Accounts of the platform. Platform scope only: a tenant sees memberships instead. */
export class UsersRepository {
  constructor(private readonly db: Db) {}

  /** By what people type: case, width and white space do not count, as in search. */
  async findByLoginName(loginName: string): Promise<UserRow | undefined> {
    return this.db
      .selectFrom('users')
      .selectAll()
      .where('login_key', '=', foldText(loginName))
      .executeTakeFirst()
  }

  /** By a contact that is bound, in its canonical form. */
  async findByContact({ kind, value }: Contact): Promise<UserRow | undefined> {
    return this.db
      .selectFrom('users')
      .selectAll()
      .where(kind === 'mobile' ? 'mobile' : 'email_key', '=', value)
      .executeTakeFirst()
  }

  /** Binds a contact. @throws a unique violation when another account has it */
  async setContact(id: string, { kind, value }: Contact): Promise<void> {
    await this.db
      .updateTable('users')
      .set(kind === 'mobile' ? { mobile: value } : { email: value, email_key: value })
      .where('id', '=', id)
      .execute()
  }

  /** What the person calls themselves; absent fields stay as they are. */
  async setProfile(id: string, fields: { name?: string; photo?: string | null }): Promise<void> {
    if (fields.name === undefined && fields.photo === undefined) return
    await this.db.updateTable('users').set(fields).where('id', '=', id).execute()
  }

  /** What of a member's account decides whether the person gets in at all. */
  async accountOfMember(
    tenantId: string,
    memberId: string,
  ): Promise<{ status: UserRow['status']; mustChangePassword: boolean } | undefined> {
    return this.db
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u.id')
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', memberId)
      .select(['u.status as status', 'u.must_change_password as mustChangePassword'])
      .executeTakeFirst()
  }

  /** The state of the accounts of everybody who holds one of these roles, by member. */
  async accountsOfRoles(
    tenantId: string,
    roleIds: readonly string[],
  ): Promise<ReadonlyMap<string, { status: UserRow['status']; mustChangePassword: boolean }>> {
    const rows = await this.db
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u.id')
      .innerJoin('membership_roles as held', (join) =>
        join
          .onRef('held.tenant_id', '=', 'm.tenant_id')
          .onRef('held.member_id', '=', 'm.id')
          .on('held.role_id', '=', sql<string>`any(${[...roleIds]}::text[])`),
      )
      .where('m.tenant_id', '=', tenantId)
      .select([
        'm.id as memberId',
        'u.status as status',
        'u.must_change_password as mustChangePassword',
      ])
      .execute()
    return new Map(rows.map(({ memberId, ...account }) => [memberId, account]))
  }

  async get(id: string): Promise<UserRow> {
    return this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** The account, locked until the transaction ends. */
  async lock(id: string): Promise<UserRow> {
    return this.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  /** A new password; `mustChange` for one that somebody else gave. */
  async setPassword(
    id: string,
    { hash, mustChange, now }: { hash: string; mustChange: boolean; now: Date },
  ): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ password_hash: hash, password_changed_at: now, must_change_password: mustChange })
      .where('id', '=', id)
      .execute()
  }

  /** Whether the person has, or had, a place in another tenant, the operator's included. */
  async isKnownOutside(id: string, tenantId: string): Promise<boolean> {
    const other = await this.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', id)
      .where('tenant_id', '!=', tenantId)
      .limit(1)
      .executeTakeFirst()
    return other !== undefined
  }

  /** By the whole of a contact or login name; case does not count. */
  async findKnown(by: KnownBy): Promise<UserRow | undefined> {
    if ('loginName' in by) return this.findByLoginName(by.loginName)
    return this.db
      .selectFrom('users')
      .selectAll()
      .$if('mobile' in by, (query) => query.where('mobile', '=', 'mobile' in by ? by.mobile : ''))
      .$if('email' in by, (query) =>
        query.where('email_key', '=', 'email' in by ? by.email.toLowerCase() : ''),
      )
      .executeTakeFirst()
  }

  /** Whether the account is a member of the tenant, whatever the status. */
  async isMember(id: string, tenantId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('memberships')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  }

  /** @throws a unique violation for a login name or contact in use. */
  async add(user: NewUser): Promise<void> {
    await this.db
      .insertInto('users')
      .values({
        id: user.id,
        login_name: user.loginName,
        login_key: user.loginName.toLowerCase(),
        password_hash: user.passwordHash,
        password_changed_at: user.at,
        name: user.name,
        mobile: user.mobile,
        email: user.email,
        email_key: user.email?.toLowerCase() ?? null,
      })
      .execute()
  }

  /** Notes a sign-in, on the account and where its tenants see it. */
  async noteLogin(id: string, now: Date): Promise<void> {
    await this.db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute()
    await this.db
      .updateTable('memberships')
      .set({
        last_login_at: now,
        real_name: sql<boolean>`exists (select from identities where user_id = ${id})`,
      })
      .where('user_id', '=', id)
      .execute()
  }

  async setMainTenant(id: string, tenantId: string): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ main_tenant_id: tenantId })
      .where('id', '=', id)
      .execute()
  }
}
