import { sql, type Selectable } from 'kysely'
import type { Db, TenantsTable, TenantStatus } from '../../db/schema.js'
import { isOpen } from './isOpen.js'

export type TenantRow = Selectable<TenantsTable>

/** A tenant of a person, as the person's switcher shows it. */
export type MembershipTenantRow = TenantRow & { main: boolean; memberId: string }

/** Why a tenant lets one of its people in no more. */
export type KeptOutReason = 'MEMBER_DISABLED' | 'TENANT_DISABLED' | 'TENANT_EXPIRED'

/** A tenant of a person that lets them in no more, and whom to ask. */
export interface KeptOutRow {
  tenantId: string
  code: string
  name: string
  reason: KeptOutReason
  /** The contact of the customer for a disabled membership, else the operator; null where unknown. */
  askName: string | null
  askContact: string | null
}

/** The tenants themselves: platform scope, or one's own row in tenant scope. */
export class TenantsRepository {
  constructor(private readonly db: Db) {}

  async find(id: string): Promise<TenantRow | undefined> {
    return this.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async get(id: string): Promise<TenantRow> {
    return this.db.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** What the tenant asked of the operator and nobody has answered; null where nothing is asked. */
  async renewal(
    id: string,
  ): Promise<{ askedAt: string; askedBy: string | null; note: string | null } | null> {
    const row = await this.db
      .selectFrom('tenants as t')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 't.id').onRef('m.id', '=', 't.renewal_asked_by'),
      )
      .select(['t.renewal_asked_at as at', 'm.nick_name as askedBy', 't.renewal_note as note'])
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow()
    return row.at && { askedAt: row.at.toISOString(), askedBy: row.askedBy, note: row.note }
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

  /** A tenant has the code, whatever became of it. */
  async isCodeTaken(code: string): Promise<boolean> {
    const found = await this.db
      .selectFrom('tenants')
      .select('id')
      .where('code', '=', code.toLowerCase())
      .executeTakeFirst()
    return found !== undefined
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

  /** All host names that tenants have for their own: a closed tenant's people are told why on it. */
  async hosts(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ host: string }>`
      select lower(unnest(hosts)) as host from tenants where hosts <> '{}'`.execute(this.db)
    return new Set(rows.map(({ host }) => host))
  }

  /**
   * The tenants in which a person is live, the main one first: the account's own choice, else the
   * oldest membership.
   */
  async listOfUser(userId: string): Promise<MembershipTenantRow[]> {
    return (await this.placesOf(userId)).tenants
  }

  /**
   * The person's tenants that let them in no more, with why and whom to ask. A disabled membership
   * comes before the state of its tenant, which is none of that person's business.
   */
  async keptOut(userId: string, tenantId: string): Promise<KeptOutRow[]> {
    return (await this.placesOf(userId)).keptOut.filter((one) => one.tenantId === tenantId)
  }

  /** Both, in one statement: `listOfUser` and `keptOut`. */
  async placesOf(
    userId: string,
  ): Promise<{ tenants: MembershipTenantRow[]; keptOut: KeptOutRow[] }> {
    const rows = await this.db
      .selectFrom('memberships as m')
      .innerJoin('tenants as t', 't.id', 'm.tenant_id')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('tenants as o', (join) => join.on('o.kind', '=', 'operator'))
      .selectAll('t')
      .select([
        'm.id as memberId',
        'm.status as memberStatus',
        'o.short_name as operatorName',
        'o.contact_email as operatorEmail',
        'o.contact_mobile as operatorMobile',
        sql<TenantStatus>`tenant_status(t.status, t.expires_at)`.as('state'),
      ])
      .where('m.user_id', '=', userId)
      .where('m.status', 'in', ['active', 'disabled'])
      .orderBy(sql`(m.tenant_id = u.main_tenant_id) is true`, 'desc')
      .orderBy('m.created_at')
      .orderBy('m.tenant_id')
      .execute()
    const tenants: MembershipTenantRow[] = []
    const keptOut: KeptOutRow[] = []
    for (const {
      memberStatus,
      operatorName,
      operatorEmail,
      operatorMobile,
      state,
      ...row
    } of rows) {
      const isMember = memberStatus === 'active'
      if (isMember && state === 'enabled') {
        tenants.push({ ...row, main: tenants.length === 0 })
        continue
      }
      const closed = state === 'expired' ? 'TENANT_EXPIRED' : 'TENANT_DISABLED'
      keptOut.push({
        tenantId: row.id,
        code: row.code,
        name: row.name,
        reason: isMember ? closed : 'MEMBER_DISABLED',
        askName: isMember ? operatorName : row.contact_name,
        askContact: isMember ? (operatorEmail ?? operatorMobile) : row.contact_email,
      })
    }
    return { tenants, keptOut }
  }
}
