import type { Selectable } from 'kysely'
import type { Db, UsersTable } from '../../db/schema.js'

export type UserRow = Selectable<UsersTable>

/** Accounts of the platform. Platform scope only: a tenant sees memberships instead. */
export class UsersRepository {
  constructor(private readonly db: Db) {}

  /** By what people type: case and space around it do not count. */
  async findByLoginName(loginName: string): Promise<UserRow | undefined> {
    return this.db
      .selectFrom('users')
      .selectAll()
      .where('login_key', '=', loginName.trim().toLowerCase())
      .executeTakeFirst()
  }

  async get(id: string): Promise<UserRow> {
    return this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** Notes a sign-in, on the account and where its tenants see it. */
  async noteLogin(id: string, now: Date): Promise<void> {
    await this.db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute()
    await this.db
      .updateTable('memberships')
      .set({ last_login_at: now })
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
