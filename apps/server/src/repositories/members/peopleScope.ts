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

/** The condition on memberships under the alias `m`. Ranges of paths, so the index serves it. */
export function isInScope(tenantId: string, scope: NarrowScope): RawBuilder<SqlBool> {
  const places = [
    ...(scope.departmentIds.length > 0
      ? [sql<SqlBool>`d.id = any(${[...scope.departmentIds]}::text[])`]
      : []),
    ...scope.branches.map((path) => {
      const { from, to } = branchRange(path)
      return sql<SqlBool>`(d.mpath >= ${from} and d.mpath < ${to})`
    }),
  ]
  const own = sql<SqlBool>`m.id = ${scope.memberId}`
  if (places.length === 0) return own
  return sql<SqlBool>`(${own} or m.id in (
    select placed.member_id from membership_departments placed
    join departments d on d.tenant_id = placed.tenant_id and d.id = placed.department_id
    where placed.tenant_id = ${tenantId} and d.tenant_id = ${tenantId} and (${sql.join(places, sql` or `)})))`
}
