import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { withMemberCounts } from '../departments/memberCounts.js'
import { announce } from '../live/announce.js'
import { lockOrganisation } from '../organisationLock.js'
import { contactToken, writeMemberTokens } from '../search/memberSearch.js'
import type { MemberFilter } from './memberFilter.js'
import { MemberPages } from './MemberPages.js'
import {
  memberColumns,
  peopleOf,
  type Member,
  type MemberDepartment,
  type MemberRow,
} from './memberRows.js'
import { nameKeyOf } from './memberPlaces.js'

/** The editable fields; absent ones stay as they are. */
export interface MemberFields {
  nickName?: string
  employeeCode?: string | null
  mobile?: string | null
  email?: string | null
  photo?: string | null
}

/** A membership to be of an account that is there. */
export interface NewMembership {
  id: string
  userId: string
  loginName: string
  nickName: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
  /** Whether the account has proved a real name; absent: not. */
  realName?: boolean
  /** The main one first. */
  departmentIds: readonly string[]
  roleIds: readonly string[]
}

export interface NewMember extends NewMembership {
  /** Of a password that somebody else chose: the person must change it at the first login. */
  passwordHash: string
}

/** The people of a tenant. Writers take the organisation's lock before they look. */
export class MembersRepository {
  constructor(private readonly db: Db) {}

  lock(tenantId: string): Promise<void> {
    return lockOrganisation(this.db, tenantId)
  }

  /**
   * One page and the number of all; a few statements, never one per row. A keyword finds at most
   * `mostFound` people: then that is the number, and whoever looks for more has to type more.
   */
  async list(
    tenantId: string,
    filter: MemberFilter,
  ): Promise<{ members: Member[]; total: number }> {
    const { rows, total } = await new MemberPages(this.db).read(tenantId, filter)
    return { members: await this.withRelations(tenantId, rows), total }
  }

  /** See `MemberPages.ids`. */
  ids(
    tenantId: string,
    filter: Omit<MemberFilter, 'page' | 'size'>,
    most: number,
  ): Promise<{ id: string; name: string }[]> {
    return new MemberPages(this.db).ids(tenantId, filter, most)
  }

  async find(tenantId: string, id: string): Promise<Member | undefined> {
    return (await this.byIds(tenantId, [id]))[0]
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<Member[]> {
    const rows = await this.members(tenantId)
      .where('m.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .select(memberColumns)
      .orderBy('m.id')
      .execute()
    return this.withRelations(tenantId, rows)
  }

  /** The departments of people, the main one first, by person. */
  async departmentsOf(
    tenantId: string,
    ids: readonly string[],
  ): Promise<Map<string, MemberDepartment[]>> {
    const rows = await this.db
      .selectFrom('membership_departments as placed')
      .innerJoin('departments as d', (join) =>
        join
          .onRef('d.tenant_id', '=', 'placed.tenant_id')
          .onRef('d.id', '=', 'placed.department_id'),
      )
      .where('placed.tenant_id', '=', tenantId)
      .where('placed.member_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('placed.main', 'desc')
      .orderBy('placed.sort')
      .orderBy('d.name_key')
      .select([
        'placed.member_id as memberId',
        'd.id as id',
        'd.name as name',
        'placed.main as main',
      ])
      .execute()
    return groupByMember(rows)
  }

  /** The departments of accounts that are members here, by account. */
  async departmentsOfUsers(
    tenantId: string,
    userIds: readonly string[],
  ): Promise<Map<string, MemberDepartment[]>> {
    const members = await this.members(tenantId)
      .where('m.user_id', '=', sql<string>`any(${[...userIds]}::text[])`)
      .select(['m.id as id', 'm.user_id as userId'])
      .execute()
    const departments = await this.departmentsOf(
      tenantId,
      members.map(({ id }) => id),
    )
    return new Map(members.map(({ id, userId }) => [userId, departments.get(id) ?? []]))
  }

  /**
   * Makes the account and its membership. An account cannot be read inside a tenant, only made: a
   * login name or contact in use shows as a unique violation and nothing else.
   */
  async add(tenantId: string, member: NewMember): Promise<void> {
    const { userId, loginName, nickName, mobile, email } = member
    await this.db
      .insertInto('users')
      .values({
        id: userId,
        login_name: loginName,
        login_key: loginName.toLowerCase(),
        password_hash: member.passwordHash,
        must_change_password: true,
        name: nickName,
        mobile,
        email,
        email_key: email?.toLowerCase() ?? null,
        main_tenant_id: tenantId,
      })
      .execute()
    await this.join(tenantId, member)
  }

  /** Makes the membership of an account. @throws a unique violation in this tenant. */
  async join(tenantId: string, member: NewMembership): Promise<void> {
    const { id, nickName } = member
    await this.db
      .insertInto('memberships')
      .values({
        tenant_id: tenantId,
        id,
        user_id: member.userId,
        login_name: member.loginName,
        nick_name: nickName,
        name_key: nameKeyOf(nickName),
        employee_code: member.employeeCode,
        mobile: member.mobile,
        email: member.email,
        real_name: member.realName ?? false,
        status: 'active',
      })
      .execute()
    await writeMemberTokens(this.db, tenantId, id, member)
    await this.setDepartments(tenantId, id, member.departmentIds)
    await this.setRoles(tenantId, id, member.roleIds)
  }

  /** How many people the tenant has, whatever their status. */
  async count(tenantId: string): Promise<number> {
    const { n } = await this.members(tenantId)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  /** Whether the account is a member here, whatever the status. */
  async isKnownUser(tenantId: string, userId: string): Promise<boolean> {
    const row = await this.members(tenantId)
      .where('m.user_id', '=', userId)
      .select('m.id as id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Whether the tenant's own record of somebody has the contact, or the account's login name. */
  async hasContact(
    tenantId: string,
    kind: 'mobile' | 'email' | 'account',
    contact: string,
  ): Promise<boolean> {
    const row = await this.members(tenantId)
      // lower() is not leakproof, so no index serves it under row-level security; the token's does.
      .where('m.id', 'in', (eb) =>
        eb
          .selectFrom('member_tokens as t')
          .where('t.tenant_id', '=', tenantId)
          .where('t.token', '=', contactToken(kind, contact))
          .select('t.member_id'),
      )
      .$if(kind === 'mobile', (query) => query.where('m.mobile', '=', contact))
      .$if(kind === 'email', (query) =>
        query.where(sql<string>`lower(m.email)`, '=', contact.toLowerCase()),
      )
      .$if(kind === 'account', (query) =>
        query.where(sql<string>`lower(m.login_name)`, '=', contact.toLowerCase()),
      )
      .select('m.id as id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Writes the given fields and the next version. @throws a unique violation in this tenant. */
  async edit(tenantId: string, member: Member, fields: MemberFields): Promise<void> {
    const changed = {
      ...member,
      nickName: fields.nickName ?? member.nickName,
      employeeCode: fields.employeeCode === undefined ? member.employeeCode : fields.employeeCode,
      mobile: fields.mobile === undefined ? member.mobile : fields.mobile,
      email: fields.email === undefined ? member.email : fields.email,
      photo: fields.photo === undefined ? member.photo : fields.photo,
    }
    await this.db
      .updateTable('memberships')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', member.id)
      .set({
        nick_name: changed.nickName,
        name_key: nameKeyOf(changed.nickName),
        employee_code: changed.employeeCode,
        mobile: changed.mobile,
        email: changed.email,
        photo: changed.photo,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
    if (changed.nickName !== member.nickName) {
      await this.db
        .updateTable('membership_departments')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', member.id)
        .set({ name_key: nameKeyOf(changed.nickName) })
        .execute()
    }
    await writeMemberTokens(this.db, tenantId, member.id, changed)
  }

  /** Puts a person into these departments and no others, the first one the main. */
  async setDepartments(tenantId: string, id: string, departmentIds: readonly string[]) {
    await withMemberCounts(this.db, tenantId, [id], async () => {
      await this.db
        .deleteFrom('membership_departments')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', id)
        .execute()
      await sql`
        insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
        select ${tenantId}, ${id}, d.id, d.place = 1, d.place::int, m.name_key
        from unnest(${[...departmentIds]}::text[]) with ordinality as d (id, place)
        join memberships m on m.tenant_id = ${tenantId} and m.id = ${id}
      `.execute(this.db)
    })
    await this.tellMoved(tenantId, [id])
  }

  /** Gives a person these roles and no others. */
  async setRoles(tenantId: string, id: string, roleIds: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('membership_roles')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', id)
      .execute()
    await sql`
      insert into membership_roles (tenant_id, member_id, role_id)
      select ${tenantId}, ${id}, r.id from unnest(${[...roleIds]}::text[]) as r (id)
    `.execute(this.db)
  }

  /**
   * Moves people from one department, or from the main one of each, to another. Whoever is not in the
   * department left stays; what was main stays main. Without a department to leave, whoever is in none
   * comes to the other one. Returns the ids of those who moved.
   */
  async move(
    tenantId: string,
    move: { ids: readonly string[]; fromId: string | null; toId: string },
  ): Promise<string[]> {
    const { ids, fromId, toId } = move
    return withMemberCounts(this.db, tenantId, ids, async () => {
      const placed = fromId === null ? await this.placeUnplaced(tenantId, ids, toId) : []
      const left = await this.db
        .deleteFrom('membership_departments')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', sql<string>`any(${[...ids]}::text[])`)
        .where('department_id', '!=', toId)
        .where((eb) => (fromId === null ? eb('main', '=', true) : eb('department_id', '=', fromId)))
        .returning(['member_id', 'main', 'sort', 'name_key'])
        .execute()
      if (left.length + placed.length === 0) return []
      if (left.length > 0)
        await sql`
        insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
        select ${tenantId}, l.id, ${toId}, l.main, l.sort, l.name_key
        from unnest(
          ${left.map(({ member_id }) => member_id)}::text[],
          ${left.map(({ main }) => main)}::boolean[],
          ${left.map(({ sort }) => sort)}::int[],
          ${left.map(({ name_key }) => name_key)}::text[]
        ) as l (id, main, sort, name_key)
        on conflict (tenant_id, member_id, department_id)
        do update set main = membership_departments.main or excluded.main,
          sort = least(membership_departments.sort, excluded.sort)
      `.execute(this.db)
      const moved = [...left.map(({ member_id }) => member_id), ...placed]
      await this.nextVersion(tenantId, moved)
      await this.tellMoved(tenantId, moved)
      return moved
    })
  }

  /** Applications show to departments: those who moved ask anew which there are for them. */
  private tellMoved(tenantId: string, memberIds: readonly string[]): Promise<void> {
    return announce(this.db, tenantId, { kind: 'apps', to: { memberIds } })
  }

  /**
   * Enables or disables people; whoever has the status already, or has not accepted the invitation
   * yet, stays as is. Returns the ids of those who changed.
   */
  async setStatus(
    tenantId: string,
    ids: readonly string[],
    status: 'active' | 'disabled',
  ): Promise<string[]> {
    const rows = await this.db
      .updateTable('memberships')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .where('status', '=', status === 'active' ? 'disabled' : 'active')
      .set({ status, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Ends memberships; the accounts stay. Returns how many ended. */
  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    return withMemberCounts(this.db, tenantId, ids, async () => {
      const result = await this.db
        .deleteFrom('memberships')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    })
  }

  /** Those of `ids` that are members. */
  async existing(tenantId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.members(tenantId)
      .where('m.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .select('m.id as id')
      .execute()
    return rows.map(({ id }) => id)
  }

  async countActive(tenantId: string): Promise<number> {
    const { total } = await this.members(tenantId)
      .where('m.status', '=', 'active')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }

  /** Those of `ids` who hold an administrator's role, whatever their status. */
  async administratorsAmong(tenantId: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.administrators(tenantId)
      .where('m.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .select('m.id as id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Whether anybody is left who can administer the tenant. */
  async hasAdministrator(tenantId: string): Promise<boolean> {
    const row = await this.administrators(tenantId)
      .where('m.status', '=', 'active')
      .select('m.id as id')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  /** Puts those of `ids` who are in no department into one, as their main one. Returns their ids. */
  private async placeUnplaced(
    tenantId: string,
    ids: readonly string[],
    departmentId: string,
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
      select m.tenant_id, m.id, ${departmentId}, true, 1, m.name_key from memberships m
      where m.tenant_id = ${tenantId} and m.id = any(${[...ids]}::text[]) and not exists (
        select from membership_departments p
        where p.tenant_id = m.tenant_id and p.member_id = m.id)
      returning member_id as id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  private administrators(tenantId: string) {
    return this.members(tenantId).where((eb) =>
      eb.exists(
        eb
          .selectFrom('membership_roles as held')
          .innerJoin('roles as r', (join) =>
            join.onRef('r.tenant_id', '=', 'held.tenant_id').onRef('r.id', '=', 'held.role_id'),
          )
          .whereRef('held.tenant_id', '=', 'm.tenant_id')
          .whereRef('held.member_id', '=', 'm.id')
          .where('r.enabled', '=', true)
          .where('r.grants_all', '=', true)
          .select('r.id'),
      ),
    )
  }

  private members(tenantId: string) {
    return peopleOf(this.db, tenantId)
  }

  private async nextVersion(tenantId: string, ids: readonly string[]) {
    await this.db
      .updateTable('memberships')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private async withRelations(tenantId: string, rows: MemberRow[]): Promise<Member[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const departments = await this.departmentsOf(tenantId, ids)
    const roles = await this.rolesOf(tenantId, ids)
    return rows.map((row) => ({
      ...row,
      departments: departments.get(row.id) ?? [],
      roles: roles.get(row.id) ?? [],
    }))
  }

  private async rolesOf(tenantId: string, ids: readonly string[]) {
    const rows = await this.db
      .selectFrom('membership_roles as held')
      .innerJoin('roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'held.tenant_id').onRef('r.id', '=', 'held.role_id'),
      )
      .where('held.tenant_id', '=', tenantId)
      .where('held.member_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('r.builtin', 'desc')
      .orderBy('r.name')
      .select(['held.member_id as memberId', 'r.id as id', 'r.name as name'])
      .execute()
    return groupByMember(rows)
  }
}

function groupByMember<Row extends { memberId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, 'memberId'>[]>()
  for (const { memberId, ...rest } of rows) {
    const group = groups.get(memberId)
    if (group) group.push(rest)
    else groups.set(memberId, [rest])
  }
  return groups
}
