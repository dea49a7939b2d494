import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { pathIds } from './departmentPath.js'

/** Which departments count a person: every one on the paths of the person's departments, once. */
export type Placement = ReadonlyMap<string, ReadonlySet<string>>

/** Counts the people of whole branches anew, for the departments with these ids. */
export async function recountMembers(db: Db, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await sql`
    update departments as top
    set member_count = (
      select count(distinct placed.member_id)
      from departments as below
      join membership_departments as placed
        on placed.tenant_id = below.tenant_id and placed.department_id = below.id
      where below.tenant_id = top.tenant_id
        and below.mpath >= top.mpath
        and below.mpath < left(top.mpath, -1) || '/'
    )
    where top.tenant_id = ${tenantId} and top.id = any(${[...ids]}::text[])
  `.execute(db)
}

/** The departments that count each of these people now. */
export async function readPlacement(
  db: Db,
  tenantId: string,
  memberIds: readonly string[],
): Promise<Placement> {
  const rows = await db
    .selectFrom('membership_departments as placed')
    .innerJoin('departments as d', (join) =>
      join.onRef('d.tenant_id', '=', 'placed.tenant_id').onRef('d.id', '=', 'placed.department_id'),
    )
    .where('placed.tenant_id', '=', tenantId)
    .where('placed.member_id', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .select(['placed.member_id as memberId', 'd.mpath as path'])
    .execute()
  const placement = new Map<string, Set<string>>()
  for (const { memberId, path } of rows) {
    const counting = placement.get(memberId) ?? new Set<string>()
    for (const id of pathIds(path)) counting.add(id)
    placement.set(memberId, counting)
  }
  return placement
}

/** By how much each department's count changes from one placement to another; zeros left out. */
export function countChanges(before: Placement, after: Placement): Map<string, number> {
  const changes = new Map<string, number>()
  function count(placement: Placement, step: number) {
    for (const counting of placement.values()) {
      for (const id of counting) changes.set(id, (changes.get(id) ?? 0) + step)
    }
  }
  count(before, -1)
  count(after, 1)
  return new Map([...changes].filter(([, change]) => change !== 0))
}

/** Runs a change of people's departments and brings the counters after it. Needs the lock. */
export async function withMemberCounts<T>(
  db: Db,
  tenantId: string,
  memberIds: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await readPlacement(db, tenantId, memberIds)
  const result = await change()
  const changes = countChanges(before, await readPlacement(db, tenantId, memberIds))
  if (changes.size > 0) {
    await sql`
      update departments as d
      set member_count = d.member_count + c.change
      from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as c (id, change)
      where d.tenant_id = ${tenantId} and d.id = c.id
    `.execute(db)
  }
  return result
}
