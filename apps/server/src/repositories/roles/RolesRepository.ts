import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { foldText, nameTokens, tokenRange } from '../search/searchTokens.js'

export interface Role {
  id: string
  name: string
  code: string
  builtin: boolean
  enabled: boolean
  memberCount: number
}

/** What a role gives to whoever holds it. */
export interface RoleGrant {
  id: string
  grantsAll: boolean
  permissions: string[]
}

/** The roles of a tenant. There are tens of them, so a keyword is looked for here, not by tokens. */
export class RolesRepository {
  constructor(private readonly db: Db) {}

  /** Roles whose name, pinyin or initials contain the keyword, or whose code does. */
  async list(tenantId: string, keyword?: string): Promise<Role[]> {
    const roles = await this.db
      .selectFrom('roles as r')
      .where('r.tenant_id', '=', tenantId)
      .select((eb) => [
        'r.id as id',
        'r.name as name',
        'r.code as code',
        'r.builtin as builtin',
        'r.enabled as enabled',
        eb
          .selectFrom('membership_roles as held')
          .whereRef('held.tenant_id', '=', 'r.tenant_id')
          .whereRef('held.role_id', '=', 'r.id')
          .select(sql<number>`count(*)::int`.as('count'))
          .$asScalar()
          .$notNull()
          .as('memberCount'),
      ])
      .orderBy('r.builtin', 'desc')
      .orderBy('r.name')
      .execute()
    const range = tokenRange(keyword ?? '')
    if (!range) return roles
    return roles.filter(
      ({ name, code }) =>
        foldText(code).includes(range.from) ||
        nameTokens(name).some(({ token }) => token.startsWith(range.from)),
    )
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
      .groupBy(['r.id', 'r.grants_all'])
      .select([
        'r.id as id',
        'r.grants_all as grantsAll',
        sql<
          string[]
        >`coalesce(array_agg(p.perm_code) filter (where p.perm_code is not null), '{}')`.as(
          'permissions',
        ),
      ])
      .execute()
  }
}
