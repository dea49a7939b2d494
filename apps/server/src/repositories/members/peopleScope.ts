import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { branchRange } from '../departments/departmentPath.js'

/** Whom a call may see of the people of a tenant, and so touch. */
export type PeopleScope = 'all' | NarrowScope

export interface NarrowScope {
  /** The caller, where the scope has the caller in it. */
  memberId: string | null
  /** Departments without those below. */
  departmentIds: readonly string[]
  /** Paths of branches: departments with those below. */
  branches: readonly string[]
}

/**
 * The departments of a scope, as a condition on the alias `d`; undefined where it has none. Ranges of
 * paths, so the index serves it.
 */
export function placesOf({
  departmentIds,
  branches,
}: Pick<NarrowScope, 'departmentIds' | 'branches'>): RawBuilder<SqlBool> | undefined {
  const places = [
    ...(departmentIds.length > 0 ? [sql<SqlBool>`d.id = any(${[...departmentIds]}::text[])`] : []),
    ...branches.map((path) => {
      const { from, to } = branchRange(path)
      return sql<SqlBool>`(d.mpath >= ${from} and d.mpath < ${to})`
    }),
  ]
  return places.length > 0 ? sql<SqlBool>`(${sql.join(places, sql` or `)})` : undefined
}

/** The condition on memberships under the alias `m`. */
export function isInScope(tenantId: string, scope: NarrowScope): RawBuilder<SqlBool> {
  const places = placesOf(scope)
  const own = sql<SqlBool>`m.id = ${scope.memberId}`
  if (!places) return own
  return sql<SqlBool>`(${own} or m.id in (
    select placed.member_id from membership_departments placed
    join departments d on d.tenant_id = placed.tenant_id and d.id = placed.department_id
    where placed.tenant_id = ${tenantId} and d.tenant_id = ${tenantId} and ${places}))`
}
