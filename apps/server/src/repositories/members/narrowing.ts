import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { isPlaced } from './branchPage.js'
import { facetCondition } from './memberFacets.js'
import type { MemberFilter } from './memberFilter.js'
import { placesOf } from './peopleScope.js'

// How a filter takes some of the people of a tenant. Never by a join: planning for any parameters, the
// planner has to guess how many people a keyword, a branch and a role have, and goes through all of
// the one for each of the other. What is right hangs on how many they are, so that is asked first.

/** Some of the people of a tenant. */
export interface Narrowing {
  /** Whether the person with this id is one of them: quick for one, and where many are. */
  has: (memberId: RawBuilder<unknown>) => RawBuilder<SqlBool>
  /** All their ids, from the index that has them together; absent where there is but one person. */
  ids?: RawBuilder<unknown>
  /** They are so many at least, or at most, where that is known. */
  atLeast?: number
  atMost?: number
}

/** So many ids the database keeps as hashes: 64 bytes each, of the 8 MB that it has for a statement. */
export const mostHashed = 100_000

/** Who came since they were counted is found, too. */
const slack = 10_000

/** What the filter says of departments, roles and the caller's scope. */
export function narrowingsOf(
  tenantId: string,
  { scope, department, roleId }: Pick<MemberFilter, 'scope' | 'department' | 'roleId'>,
): Narrowing[] {
  const found: Narrowing[] = []
  if (department) {
    const { id, path, withDescendants, memberCount } = department
    const places = withDescendants
      ? placesOf({ departmentIds: [], branches: [path] })
      : placesOf({ departmentIds: [id], branches: [] })
    if (places) {
      found.push({
        has: (memberId) => isPlaced(tenantId, memberId, places),
        ids: idsPlaced(tenantId, places),
        ...(withDescendants ? { atLeast: memberCount } : { atMost: memberCount }),
      })
    }
  }
  if (roleId !== undefined) {
    found.push({
      has: (memberId) => sql<SqlBool>`(
        select true from membership_roles r where r.tenant_id = ${tenantId}
          and r.member_id = ${memberId} and r.role_id = ${roleId})`,
      ids: sql`select r.member_id from membership_roles r
        where r.tenant_id = ${tenantId} and r.role_id = ${roleId}`,
    })
  }
  if (scope !== 'all') {
    const own = scope.memberId
    const places = placesOf(scope)
    found.push(
      places
        ? {
            has: (memberId) =>
              sql<SqlBool>`(${memberId} = ${own} or ${isPlaced(tenantId, memberId, places)})`,
            ids: sql`select ${own}::text as member_id union all ${idsPlaced(tenantId, places)}`,
          }
        : { has: (memberId) => sql<SqlBool>`${memberId} = ${own}` },
    )
  }
  return found
}

/** Whether they are known by their ids, and no more than `most` (a person in two places counts twice). */
export async function areFew(
  db: Db,
  { ids, atLeast = 0, atMost = Infinity }: Narrowing,
  most: number,
): Promise<boolean> {
  if (!ids || atLeast > most) return false
  if (atMost <= most) return true
  const { rows } = await sql<{ areFew: boolean }>`
    select count(*) <= ${most} as "areFew"
    from (${ids} limit ${most + 1}) as counted`.execute(db)
  return rows[0]?.areFew === true
}

/**
 * Whether the person with this id is one of few, who are read once, into a table of hashes, and looked
 * up there. `is true` keeps the planner from making it a join; the limit keeps it from thinking them
 * too many for hashes, and then going through them for each person.
 */
export function isOneOfFew(
  memberId: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${memberId} in (${ids} limit ${sql.lit(mostHashed + slack)})) is true`
}

/**
 * What a search by keyword asks of each token `t` that it meets. Of many people each token's own is
 * asked, which ends soon, because many are met soon.
 */
export async function conditionsOnTokens(
  db: Db,
  tenantId: string,
  filter: Pick<MemberFilter, 'scope' | 'department' | 'status' | 'roleId' | 'signedIn' | 'filters'>,
): Promise<RawBuilder<SqlBool>[]> {
  const memberId = sql.ref('t.member_id')
  const conditions: RawBuilder<SqlBool>[] = []
  for (const narrowing of narrowingsOf(tenantId, filter)) {
    const { has, ids } = narrowing
    const isSmall = await areFew(db, narrowing, mostHashed)
    conditions.push(ids && isSmall ? isOneOfFew(memberId, ids) : has(memberId))
  }
  if (filter.status) {
    conditions.push(sql<SqlBool>`(
      select m.status = ${filter.status} from memberships m
      where m.tenant_id = ${tenantId} and m.id = t.member_id)`)
  }
  const facets = facetCondition(db, tenantId, memberId, filter)
  if (facets) conditions.push(facets)
  return conditions
}

/** Department by department (`offset 0` keeps that order), from the index that has their people. */
function idsPlaced(tenantId: string, places: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`select placed.member_id from departments d
    cross join lateral (
      select p.member_id from membership_departments p
      where p.tenant_id = ${tenantId} and p.department_id = d.id offset 0
    ) as placed
    where d.tenant_id = ${tenantId} and ${places}`
}
