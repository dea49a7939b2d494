import { sql } from 'kysely'
import { arrayLiteral, bulkInsert } from '../../db/bulkInsert.js'
import type { Db, ImportedState, MembershipStatus } from '../../db/schema.js'
import { pathIds } from '../departments/departmentPath.js'
import { withMemberCounts } from '../departments/memberCounts.js'
import { addHeldRoles, addPlaces, nameKeyOf } from '../members/memberPlaces.js'
import { isInScope, type NarrowScope } from '../members/peopleScope.js'
import { memberTokens } from '../search/memberSearch.js'

/** A person to be, with an account of their own and no password. */
export interface BatchMember {
  id: string
  userId: string
  loginName: string
  nickName: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
  /** The main one first. */
  departmentIds: readonly string[]
  roleIds: readonly string[]
}

/** A person who comes back, with the account that they had. */
export interface ReturningMember extends BatchMember {
  status: MembershipStatus
  photo: string | null
  realName: boolean
  joinedAt: Date
  lastLoginAt: Date | null
  version: number
}

/** A person's record as it is to be. */
export interface BatchChange {
  id: string
  loginName: string
  state: Omit<ImportedState, 'version'>
}

/** Writes many people at once, each table in one statement. Needs the organisation's lock. */
export class MemberBatchesRepository {
  constructor(private readonly db: Db) {}

  /**
   * Makes accounts and memberships. The accounts have no password: whoever has the contact signs in
   * by a code and sets one. @throws a unique violation; then nothing of the batch may stay
   */
  async add(tenantId: string, members: readonly BatchMember[]): Promise<void> {
    if (members.length === 0) return
    await bulkInsert(
      this.db,
      'users',
      {
        id: 'text',
        login_name: 'text',
        login_key: 'text',
        must_change_password: 'boolean',
        name: 'text',
        mobile: 'text',
        email: 'text',
        email_key: 'text',
        main_tenant_id: 'text',
      },
      members.map((one) => ({
        id: one.userId,
        login_name: one.loginName,
        login_key: one.loginName.toLowerCase(),
        must_change_password: true,
        name: one.nickName,
        mobile: one.mobile,
        email: one.email,
        email_key: one.email?.toLowerCase() ?? null,
        main_tenant_id: tenantId,
      })),
    )
    await bulkInsert(
      this.db,
      'memberships',
      {
        tenant_id: 'text',
        id: 'text',
        user_id: 'text',
        login_name: 'text',
        nick_name: 'text',
        name_key: 'text',
        employee_code: 'text',
        mobile: 'text',
        email: 'text',
      },
      members.map((one) => ({
        tenant_id: tenantId,
        id: one.id,
        user_id: one.userId,
        login_name: one.loginName,
        nick_name: one.nickName,
        name_key: nameKeyOf(one.nickName),
        employee_code: one.employeeCode,
        mobile: one.mobile,
        email: one.email,
      })),
    )
    await this.addTokens(tenantId, members)
    await addPlaces(this.db, tenantId, members)
    await addHeldRoles(this.db, tenantId, members)
    await this.count(tenantId, members)
  }

  /** Makes memberships of accounts that are there. @throws a unique violation; then nothing may stay */
  async bringBack(tenantId: string, members: readonly ReturningMember[]): Promise<void> {
    if (members.length === 0) return
    await bulkInsert(
      this.db,
      'memberships',
      {
        tenant_id: 'text',
        id: 'text',
        user_id: 'text',
        login_name: 'text',
        nick_name: 'text',
        name_key: 'text',
        employee_code: 'text',
        mobile: 'text',
        email: 'text',
        photo: 'text',
        status: 'text',
        real_name: 'boolean',
        created_at: 'timestamptz',
        last_login_at: 'timestamptz',
        version: 'integer',
      },
      members.map((one) => ({
        tenant_id: tenantId,
        id: one.id,
        user_id: one.userId,
        login_name: one.loginName,
        nick_name: one.nickName,
        name_key: nameKeyOf(one.nickName),
        employee_code: one.employeeCode,
        mobile: one.mobile,
        email: one.email,
        photo: one.photo,
        status: one.status,
        real_name: one.realName,
        created_at: one.joinedAt,
        last_login_at: one.lastLoginAt,
        version: one.version,
      })),
    )
    await this.addTokens(tenantId, members)
    await addPlaces(this.db, tenantId, members)
    await addHeldRoles(this.db, tenantId, members)
    await this.count(tenantId, members)
  }

  /** Writes records as they are to be, departments and roles included, each with the next version. */
  async change(tenantId: string, changes: readonly BatchChange[]): Promise<void> {
    if (changes.length === 0) return
    const ids = changes.map(({ id }) => id)
    const column = (of: (state: BatchChange['state']) => string | null) =>
      arrayLiteral(changes.map(({ state }) => of(state)))
    // A unique value may go from one person of the batch to another: it is given up first.
    await sql`
      update memberships as m set employee_code = null, mobile = null, email = null
      where m.tenant_id = ${tenantId} and m.id = any(${arrayLiteral(ids)}::text[])`.execute(this.db)
    await sql`
      update memberships as m set nick_name = n.nick_name, name_key = n.name_key,
        employee_code = n.employee_code, mobile = n.mobile, email = n.email,
        version = m.version + 1, updated_at = now()
      from unnest(${arrayLiteral(ids)}::text[],
        ${column(({ nickName }) => nickName)}::text[],
        ${column(({ nickName }) => nameKeyOf(nickName))}::text[],
        ${column(({ employeeCode }) => employeeCode)}::text[],
        ${column(({ mobile }) => mobile)}::text[],
        ${column(({ email }) => email)}::text[]
      ) as n (id, nick_name, name_key, employee_code, mobile, email)
      where m.tenant_id = ${tenantId} and m.id = n.id`.execute(this.db)
    const members = changes.map(({ id, loginName, state }) => ({ id, loginName, ...state }))
    await this.removeOf('member_tokens', tenantId, ids)
    await this.addTokens(tenantId, members)
    await withMemberCounts(this.db, tenantId, ids, async () => {
      await this.removeOf('membership_departments', tenantId, ids)
      await addPlaces(this.db, tenantId, members)
    })
    await this.removeOf('membership_roles', tenantId, ids)
    await addHeldRoles(this.db, tenantId, members)
  }

  /** Those of `ids` that the scope shows. */
  async inScope(
    tenantId: string,
    ids: readonly string[],
    scope: NarrowScope,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('memberships as m')
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .where(isInScope(tenantId, scope))
      .select('m.id as id')
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  /** Those of `ids` who head a department. */
  async heads(tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('head_member_id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .select('head_member_id as id')
      .execute()
    return new Set(rows.flatMap(({ id }) => id ?? []))
  }

  private async addTokens(
    tenantId: string,
    members: readonly Pick<
      BatchMember,
      'id' | 'loginName' | 'nickName' | 'employeeCode' | 'mobile' | 'email'
    >[],
  ) {
    await bulkInsert(
      this.db,
      'member_tokens',
      { tenant_id: 'text', token: 'text', member_id: 'text' },
      members.flatMap((one) =>
        memberTokens(one).map(({ token }) => ({ tenant_id: tenantId, token, member_id: one.id })),
      ),
    )
  }

  /** Adds new people to the counters of their departments and of those above. */
  private async count(tenantId: string, members: readonly BatchMember[]) {
    const ids = [...new Set(members.flatMap(({ departmentIds }) => departmentIds))]
    const rows = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .select(['id', 'mpath'])
      .execute()
    const paths = new Map(rows.map(({ id, mpath }) => [id, pathIds(mpath)]))
    const counts = new Map<string, number>()
    for (const { departmentIds } of members) {
      for (const id of new Set(departmentIds.flatMap((one) => paths.get(one) ?? []))) {
        counts.set(id, (counts.get(id) ?? 0) + 1)
      }
    }
    await sql`
      update departments as d set member_count = d.member_count + c.n
      from unnest(${arrayLiteral([...counts.keys()])}::text[],
        ${arrayLiteral([...counts.values()])}::int[]) as c (id, n)
      where d.tenant_id = ${tenantId} and d.id = c.id`.execute(this.db)
  }

  private async removeOf(
    table: 'member_tokens' | 'membership_departments' | 'membership_roles',
    tenantId: string,
    ids: readonly string[],
  ) {
    await this.db
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', sql<string>`any(${arrayLiteral(ids)}::text[])`)
      .execute()
  }
}
