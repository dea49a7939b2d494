import { sql, type RawBuilder } from 'kysely'
import { branchRange } from '../departments/departmentPath.js'

/** Whom a page shows: the people of a department, or of its branch, in the order of their names. */
export interface BranchPage {
  department: { id: string; path: string; withDescendants: boolean }
  descending: boolean
  offset: number
  limit: number
}

/**
 * The ids of a page's people as an array. Each department gives as many as the page could need, from
 * an index that has them in order, so a page costs as much as the branch has departments and reads no
 * person's row, whatever the planner thinks of the parameters.
 */
export function idsOfBranchPage(
  tenantId: string,
  { department, descending, offset, limit }: BranchPage,
): RawBuilder<string> {
  const { from, to } = branchRange(department.path)
  const within = department.withDescendants
    ? sql`d.mpath >= ${from} and d.mpath < ${to}`
    : sql`d.id = ${department.id}`
  const direction = descending ? sql`desc` : sql`asc`
  return sql<string>`any(array(
    select first.member_id from departments d
    cross join lateral (
      select p.member_id, p.name_key from membership_departments p
      where p.tenant_id = ${tenantId} and p.department_id = d.id
      order by p.name_key ${direction}, p.member_id ${direction} limit ${offset + limit}
    ) as first
    where d.tenant_id = ${tenantId} and ${within}
    group by first.member_id, first.name_key
    order by first.name_key ${direction}, first.member_id ${direction} offset ${offset} limit ${limit}))`
}

/**
 * Whether the person under the alias `m` is in the branch, asked of one person at a time: for a branch
 * so large that a page of it is met soon in the order of names.
 */
export function isInBranch(tenantId: string, path: string): RawBuilder<boolean> {
  const { from, to } = branchRange(path)
  return isPlaced(tenantId, sql.ref('m.id'), sql`d.mpath >= ${from} and d.mpath < ${to}`)
}

/**
 * Whether the person is in one of the departments that `places` (a condition on `d`) names. A value
 * within a value, because what may be joined the planner joins from the other end, when it plans for
 * any parameters: first all departments of the branch, and that for each person.
 */
export function isPlaced(
  tenantId: string,
  memberId: RawBuilder<unknown>,
  places: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(
    select true from membership_departments p
    where p.tenant_id = ${tenantId} and p.member_id = ${memberId} and (
      select ${places} from departments d
      where d.tenant_id = ${tenantId} and d.id = p.department_id)
    limit 1)`
}
