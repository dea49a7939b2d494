import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import { sql } from 'kysely'
import type { DataScope, Db, LocalisedText } from '../../db/schema.js'
import { isInScope, type PeopleScope } from '../members/peopleScope.js'

/** A code of the registry. */
export interface PermissionRow {
  code: string
  app_code: string
  name: LocalisedText
}

/** A role of a member, with what it gives. */
export interface HeldRole {
  id: string
  name: string
  enabled: boolean
  grantsAll: boolean
  dataScope: DataScope
  codes: string[]
}

/** Somebody who holds a role. */
export interface RoleHolder {
  id: string
  name: string
  status: Schemas['MemberStatus']
  /** All roles of theirs, by id. */
  roleIds: string[]
  /** The caller may see them. */
  isSeen: boolean
}

/** What codes there are, and what people hold by their roles. */
export class PermissionsRepository {
  constructor(private readonly db: Db) {}

  /** The registry, the same for every tenant. */
  async registry(): Promise<PermissionRow[]> {
    return this.db
      .selectFrom('permissions')
      .select(['code', 'app_code', 'name'])
      .orderBy('app_code')
      .orderBy('code')
      .execute()
  }

  /** The roles of a member, the disabled ones too. */
  async heldRoles(tenantId: string, memberId: string): Promise<HeldRole[]> {
    const { rows } = await sql<HeldRole>`
      select r.id, r.name, r.enabled, r.grants_all as "grantsAll", r.data_scope as "dataScope",
        coalesce(array_agg(p.perm_code order by p.perm_code)
          filter (where p.perm_code is not null), '{}') as codes
      from membership_roles held
      join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
      left join role_permissions p on p.tenant_id = r.tenant_id and p.role_id = r.id
      where held.tenant_id = ${tenantId} and held.member_id = ${memberId}
      group by r.id, r.name, r.enabled, r.grants_all, r.data_scope
      order by r.name`.execute(this.db)
    return rows
  }

  /** Every role of the tenant with what it gives, the disabled ones too. */
  async allRoles(tenantId: string): Promise<HeldRole[]> {
    const { rows } = await sql<HeldRole>`
      select r.id, r.name, r.enabled, r.grants_all as "grantsAll", r.data_scope as "dataScope",
        array(select p.perm_code from role_permissions p
          where p.tenant_id = r.tenant_id and p.role_id = r.id order by p.perm_code) as codes
      from roles r where r.tenant_id = ${tenantId}`.execute(this.db)
    return rows
  }

  /** Everybody who holds one of the roles, by name. */
  async holders(
    tenantId: string,
    roleIds: readonly string[],
    scope: PeopleScope,
  ): Promise<RoleHolder[]> {
    const isSeen = scope === 'all' ? sql<boolean>`true` : isInScope(tenantId, scope)
    const { rows } = await sql<RoleHolder>`
      select m.id, m.nick_name as name, m.status, ${isSeen} as "isSeen",
        array(select own.role_id from membership_roles own
          where own.tenant_id = m.tenant_id and own.member_id = m.id order by own.role_id)
          as "roleIds"
      from memberships m
      where m.tenant_id = ${tenantId} and m.id in (
        select held.member_id from membership_roles held
        where held.tenant_id = ${tenantId} and held.role_id = any(${[...roleIds]}::text[]))
      order by m.nick_name, m.id`.execute(this.db)
    return rows
  }

  /** The enabled roles of the tenant that give a code. */
  async rolesGranting(tenantId: string, code: string): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('roles as r')
      .where('r.tenant_id', '=', tenantId)
      .where('r.enabled', '=', true)
      .where((eb) =>
        eb.or([
          eb('r.grants_all', '=', true),
          eb.exists(
            eb
              .selectFrom('role_permissions as p')
              .where('p.tenant_id', '=', tenantId)
              .whereRef('p.role_id', '=', 'r.id')
              .where('p.perm_code', '=', code)
              .select('p.role_id'),
          ),
        ]),
      )
      .select(['r.id as id', 'r.name as name'])
      .orderBy('r.name')
      .execute()
  }

  /**
   * Whom the roles of a member that give one of `codes` show, together: what one role gives is not
   * widened by the scope of another.
   */
  async peopleScope(
    tenantId: string,
    memberId: string,
    codes: readonly PermissionCode[],
  ): Promise<PeopleScope> {
    const roles = await this.heldRoles(tenantId, memberId)
    return this.scopeOfRoles(tenantId, memberId, roles, codes)
  }

  /** As `peopleScope`, of one code as a row names it; an administrator sees everybody whatever a role says. */
  async scopeOf(tenantId: string, memberId: string, code: string): Promise<PeopleScope> {
    const roles = await this.heldRoles(tenantId, memberId)
    if (roles.some(({ enabled, grantsAll }) => enabled && grantsAll)) return 'all'
    return this.scopeOfRoles(tenantId, memberId, roles, [code])
  }

  /** How many people a scope shows, of all in the tenant or of those named. */
  async countPeople(
    tenantId: string,
    scope: PeopleScope,
    memberIds?: readonly string[],
  ): Promise<number> {
    const { people } = await this.db
      .selectFrom('memberships as m')
      .where('m.tenant_id', '=', tenantId)
      .$if(scope !== 'all', (query) =>
        scope === 'all' ? query : query.where(isInScope(tenantId, scope)),
      )
      .$if(memberIds !== undefined, (query) =>
        query.where('m.id', '=', sql<string>`any(${[...(memberIds ?? [])]}::text[])`),
      )
      .select(sql<number>`count(*)::int`.as('people'))
      .executeTakeFirstOrThrow()
    return people
  }

  /** Whom a data scope shows to a member, were it the only one. */
  async scopeIn(
    tenantId: string,
    memberId: string,
    dataScope: DataScope,
    departmentIds: readonly string[],
  ): Promise<PeopleScope> {
    if (dataScope === 'all') return 'all'
    if (dataScope === 'custom') return { memberId: null, departmentIds, branches: [] }
    const own = dataScope === 'self' ? [] : await this.departmentsOf(tenantId, memberId)
    return {
      memberId,
      departmentIds: dataScope === 'department' ? own.map(({ id }) => id) : [],
      branches: dataScope === 'department_below' ? own.map(({ path }) => path) : [],
    }
  }

  private async scopeOfRoles(
    tenantId: string,
    memberId: string,
    roles: readonly HeldRole[],
    codes: readonly string[],
  ): Promise<PeopleScope> {
    const giving = roles.filter(
      ({ enabled, grantsAll, codes: held }) =>
        enabled && (grantsAll || codes.some((code) => held.includes(code))),
    )
    const kinds = new Set(giving.map(({ dataScope }) => dataScope))
    if (kinds.has('all')) return 'all'
    const own =
      kinds.has('department') || kinds.has('department_below')
        ? await this.departmentsOf(tenantId, memberId)
        : []
    const chosen = giving.filter(({ dataScope }) => dataScope === 'custom').map(({ id }) => id)
    const chosenIds = chosen.length > 0 ? await this.chosenDepartments(tenantId, chosen) : []
    const isOwn = kinds.has('self') || kinds.has('department') || kinds.has('department_below')
    return {
      memberId: isOwn ? memberId : null,
      departmentIds: [...(kinds.has('department') ? own.map(({ id }) => id) : []), ...chosenIds],
      branches: kinds.has('department_below') ? own.map(({ path }) => path) : [],
    }
  }

  /** The departments that a member is in. */
  async departmentsOf(tenantId: string, memberId: string) {
    return this.db
      .selectFrom('membership_departments as placed')
      .innerJoin('departments as d', (join) =>
        join
          .onRef('d.tenant_id', '=', 'placed.tenant_id')
          .onRef('d.id', '=', 'placed.department_id'),
      )
      .where('placed.tenant_id', '=', tenantId)
      .where('placed.member_id', '=', memberId)
      .select(['d.id as id', 'd.mpath as path'])
      .execute()
  }

  private async chosenDepartments(tenantId: string, roleIds: readonly string[]) {
    const rows = await this.db
      .selectFrom('role_departments')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', sql<string>`any(${[...roleIds]}::text[])`)
      .select('department_id')
      .distinct()
      .execute()
    return rows.map(({ department_id }) => department_id)
  }
}
