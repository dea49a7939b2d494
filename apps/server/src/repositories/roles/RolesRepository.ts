import { sql } from 'kysely'
import type { DataScope, Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { foldText, nameTokens, tokenRange } from '../search/searchTokens.js'

export interface Role {
  id: string
  name: string
  code: string
  builtin: boolean
  enabled: boolean
  memberCount: number
}

/** A role with all that is managed of it. */
export interface RoleRecord extends Role {
  description: string | null
  grantsAll: boolean
  dataScope: DataScope
  /** The chosen departments of the scope `custom`. */
  departmentIds: string[]
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a role gives to whoever holds it. */
export interface RoleGrant {
  id: string
  grantsAll: boolean
  dataScope: DataScope
  permissions: string[]
}

/** The editable fields; absent ones stay as they are. */
export interface RoleFields {
  name?: string
  code?: string
  description?: string | null
  dataScope?: DataScope
}

/** The roles of a tenant. There are tens of them, so a keyword is looked for here, not by tokens. */
export class RolesRepository {
  constructor(private readonly db: Db) {}

  /** Roles whose name, pinyin or initials contain the keyword, or whose code does. */
  async list(tenantId: string, keyword?: string): Promise<Role[]> {
    return matching(
      await this.db
        .selectFrom('roles as r')
        .where('r.tenant_id', '=', tenantId)
        .select([
          'r.id as id',
          'r.name as name',
          'r.code as code',
          'r.builtin as builtin',
          'r.enabled as enabled',
          memberCount.as('memberCount'),
        ])
        .orderBy('r.builtin', 'desc')
        .orderBy('r.name')
        .execute(),
      keyword,
    )
  }

  /** As `list`, with everything; by name. */
  async records(tenantId: string, keyword?: string): Promise<RoleRecord[]> {
    return matching(await this.selectRecords(tenantId).orderBy('r.name').execute(), keyword)
  }

  async find(tenantId: string, id: string): Promise<RoleRecord | undefined> {
    return this.selectRecords(tenantId).where('r.id', '=', id).executeTakeFirst()
  }

  async byIds(tenantId: string, ids: readonly string[]): Promise<RoleRecord[]> {
    return this.selectRecords(tenantId)
      .where('r.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('r.id')
      .execute()
  }

  /** Enabled roles by their names, and by their codes where no name is the same. */
  async idsByName(tenantId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db
      .selectFrom('roles')
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .select(['id', 'name', 'code'])
      .execute()
    return new Map([
      ...rows.map(({ id, code }) => [code, id] as const),
      ...rows.map(({ id, name }) => [name, id] as const),
    ])
  }

  /** What these roles give; ids that are no role of the tenant are missing in the answer. */
  async grants(tenantId: string, ids: readonly string[]): Promise<RoleGrant[]> {
    if (ids.length === 0) return []
    return this.db
      .selectFrom('roles as r')
      .leftJoin('role_permissions as p', (join) =>
        join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.role_id', '=', 'r.id'),
      )
      .where('r.tenant_id', '=', tenantId)
      .where('r.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .groupBy(['r.id', 'r.grants_all', 'r.data_scope'])
      .select([
        'r.id as id',
        'r.grants_all as grantsAll',
        'r.data_scope as dataScope',
        sql<
          string[]
        >`coalesce(array_agg(p.perm_code order by p.perm_code) filter (where p.perm_code is not null), '{}')`.as(
          'permissions',
        ),
      ])
      .execute()
  }

  /** @throws a unique violation for a name or code in use */
  async add(
    tenantId: string,
    role: {
      id: string
      name: string
      code: string
      description: string | null
      dataScope: DataScope
      departmentIds: readonly string[]
      permissions: readonly string[]
    },
  ): Promise<void> {
    const { id, name, code, description, dataScope } = role
    await this.db
      .insertInto('roles')
      .values({ tenant_id: tenantId, id, name, code, description, data_scope: dataScope })
      .execute()
    await this.setDepartments(tenantId, id, role.departmentIds)
    await this.setPermissions(tenantId, id, role.permissions)
  }

  /** The administrator's role of a new tenant: it grants all and cannot be changed. */
  async addBuiltinAdministrator(
    tenantId: string,
    role: { id: string; name: string; code: string; description: string },
  ): Promise<void> {
    await this.db
      .insertInto('roles')
      .values({ tenant_id: tenantId, ...role, builtin: true, grants_all: true })
      .execute()
  }

  /** Writes the given fields and the next version. @throws a unique violation */
  async edit(tenantId: string, id: string, fields: RoleFields): Promise<void> {
    const { name, code, description, dataScope } = fields
    await this.write(tenantId, id, {
      ...(name === undefined ? {} : { name }),
      ...(code === undefined ? {} : { code }),
      ...(description === undefined ? {} : { description }),
      ...(dataScope === undefined ? {} : { data_scope: dataScope }),
    })
    await this.tell(tenantId, id)
  }

  async setEnabled(tenantId: string, id: string, enabled: boolean): Promise<void> {
    await this.write(tenantId, id, { enabled })
    await this.tell(tenantId, id)
  }

  /** Chooses the departments of the scope `custom`, and no others. */
  async setDepartments(tenantId: string, id: string, departmentIds: readonly string[]) {
    await this.db
      .deleteFrom('role_departments')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', id)
      .execute()
    await sql`
      insert into role_departments (tenant_id, role_id, department_id)
      select ${tenantId}, ${id}, d.id from unnest(${[...departmentIds]}::text[]) as d (id)
    `.execute(this.db)
  }

  /** Gives a role these codes and no others. The version grows with `touch`. */
  async setPermissions(tenantId: string, id: string, codes: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('role_permissions')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', id)
      .execute()
    await sql`
      insert into role_permissions (tenant_id, role_id, perm_code)
      select ${tenantId}, ${id}, c.code from unnest(${[...codes]}::text[]) as c (code)
    `.execute(this.db)
  }

  /** The next version, where what changed stands in other tables. */
  async touch(tenantId: string, id: string): Promise<void> {
    await this.write(tenantId, id, {})
    await this.tell(tenantId, id)
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('roles')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .executeTakeFirst()
    // Nobody can look up any more who held them.
    await announce(this.db, tenantId, { kind: 'permissions', to: 'everybody' })
    return Number(result.numDeletedRows)
  }

  async memberIds(tenantId: string, roleIds: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('membership_roles')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', sql<string>`any(${[...roleIds]}::text[])`)
      .select('member_id')
      .distinct()
      .execute()
    return rows.map(({ member_id }) => member_id)
  }

  /** Gives a role to people; returns the ids of those who had it not. */
  async addMembers(tenantId: string, id: string, memberIds: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ member_id: string }>`
      insert into membership_roles (tenant_id, member_id, role_id)
      select ${tenantId}, m.id, ${id} from unnest(${[...memberIds]}::text[]) as m (id)
      on conflict do nothing returning member_id`.execute(this.db)
    return this.changed(
      tenantId,
      rows.map(({ member_id }) => member_id),
    )
  }

  /** Takes a role from people; returns the ids of those who had it. */
  async removeMembers(
    tenantId: string,
    id: string,
    memberIds: readonly string[],
  ): Promise<string[]> {
    const rows = await this.db
      .deleteFrom('membership_roles')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', id)
      .where('member_id', '=', sql<string>`any(${[...memberIds]}::text[])`)
      .returning('member_id')
      .execute()
    return this.changed(
      tenantId,
      rows.map(({ member_id }) => member_id),
    )
  }

  /** A person's record shows the roles: whoever edits it meanwhile must see that it changed. */
  private async changed(tenantId: string, memberIds: string[]): Promise<string[]> {
    await this.db
      .updateTable('memberships')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${memberIds}::text[])`)
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
    await announce(this.db, tenantId, { kind: 'permissions', to: { memberIds } })
    return memberIds
  }

  /** Those who hold the role may see and do something else from now on. */
  private tell(tenantId: string, id: string): Promise<void> {
    return announce(this.db, tenantId, { kind: 'permissions', to: { roleIds: [id] } })
  }

  private async write(
    tenantId: string,
    id: string,
    values: {
      name?: string
      code?: string
      description?: string | null
      data_scope?: DataScope
      enabled?: boolean
    },
  ): Promise<void> {
    await this.db
      .updateTable('roles')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private selectRecords(tenantId: string) {
    return this.db
      .selectFrom('roles as r')
      .where('r.tenant_id', '=', tenantId)
      .select([
        'r.id as id',
        'r.name as name',
        'r.code as code',
        'r.description as description',
        'r.builtin as builtin',
        'r.grants_all as grantsAll',
        'r.enabled as enabled',
        'r.data_scope as dataScope',
        'r.version as version',
        'r.created_at as createdAt',
        'r.updated_at as updatedAt',
        memberCount.as('memberCount'),
        sql<string[]>`array(select c.department_id from role_departments c
          where c.tenant_id = r.tenant_id and c.role_id = r.id order by c.department_id)`.as(
          'departmentIds',
        ),
      ])
  }
}

const memberCount = sql<number>`(select count(*)::int from membership_roles held
  where held.tenant_id = r.tenant_id and held.role_id = r.id)`

function matching<R extends { name: string; code: string }>(roles: R[], keyword?: string): R[] {
  const range = tokenRange(keyword ?? '')
  if (!range) return roles
  return roles.filter(
    ({ name, code }) =>
      foldText(code).includes(range.from) ||
      nameTokens(name).some(({ token }) => token.startsWith(range.from)),
  )
}
