import { sql, type Selectable } from 'kysely'
import type { Db, TenantsTable } from '../../db/schema.js'
import { isOpen } from './isOpen.js'

export type TenantRow = Selectable<TenantsTable>

/** A tenant of a person, as the person's switcher shows it. */
export type MembershipTenantRow = TenantRow & { main: boolean; memberId: string }

/** The tenants themselves: platform scope, or one's own row in tenant scope. */
export class TenantsRepository {
  constructor(private readonly db: Db) {}

  async find(id: string): Promise<TenantRow | undefined> {
    return this.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async get(id: string): Promise<TenantRow> {
    return this.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** What tenants are called. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db
      .selectFrom('tenants')
      .select(['id', 'short_name'])
      .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
      .execute()
    return new Map(rows.map((row) => [row.id, row.short_name]))
  }

  async findOperator(): Promise<TenantRow | undefined> {
    return this.db
      .selectFrom('tenants')
      .selectAll()
      .where('kind', '=', 'operator')
      .executeTakeFirst()
  }

  /** Enabled tenants by code; case does not count. */
  async findByCode(code: string): Promise<TenantRow | undefined> {
    return this.db
      .selectFrom('tenants')
      .selectAll()
      .where('code', '=', code.toLowerCase())
      .where(isOpen('tenants'))
      .executeTakeFirst()
  }

  /** The enabled tenant that has the host name for its own. */
  async findByHost(host: string): Promise<TenantRow | undefined> {
    return this.db
      .selectFrom('tenants')
      .selectAll()
      .where(sql<boolean>`${host.toLowerCase()} = any(hosts)`)
      .where(isOpen('tenants'))
      .executeTakeFirst()
  }

  /**
   * The tenants in which a person is live, the main one first: the account's own choice, else the
   * oldest membership.
   */
  async listOfUser(userId: string): Promise<MembershipTenantRow[]> {
    const rows = await this.db
      .selectFrom('memberships as m')
      .innerJoin('tenants as t', 't.id', 'm.tenant_id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .selectAll('t')
      .select('m.id as memberId')
      .where('m.user_id', '=', userId)
      .where('m.status', '=', 'active')
      .where(isOpen('t'))
      .orderBy(sql`(m.tenant_id = u.main_tenant_id) is true`, 'desc')
      .orderBy('m.created_at')
      .orderBy('m.tenant_id')
      .execute()
    return rows.map((row, index) => ({ ...row, main: index === 0 }))
  }
}
