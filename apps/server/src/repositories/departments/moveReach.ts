import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.js'

/** How many begin to reach a branch, and how many no longer do, when it moves. */
export interface Reach {
  gained: number
  lost: number
}

/** A role that shows its holders their department and those below. */
export interface RoleReach extends Reach {
  id: string
  name: string
}

/** The ids of a department and of those above it, before a move and after it. */
export interface MovedPaths {
  before: readonly string[]
  after: readonly string[]
}

/** The roles by which other people see a branch than before, with how many of them. */
export async function rolesByMove(
  db: Db,
  tenantId: string,
  paths: MovedPaths,
): Promise<RoleReach[]> {
  const { rows } = await sql<RoleReach>`
    with held as (
      select r.id, r.name, md.member_id, ${sides(paths, sql`md.department_id`)}
      from roles r
        join membership_roles mr on mr.tenant_id = ${tenantId} and mr.role_id = r.id
        join membership_departments md on md.tenant_id = ${tenantId}
          and md.member_id = mr.member_id and ${isOnEither(paths, sql`md.department_id`)}
      where r.tenant_id = ${tenantId} and r.enabled and r.data_scope = 'department_below'
      group by r.id, r.name, md.member_id
    )
    select id, name, ${counts} from held where was <> will
    group by id, name order by name, id`.execute(db)
  return rows
}

/** Business workbenches that are for departments above a branch. */
export async function workbenchesByMove(
  db: Db,
  tenantId: string,
  paths: MovedPaths,
): Promise<Reach> {
  return count(
    db,
    sql`select d.id, ${sides(paths, sql`p.department_id`)}
      from designs d
        join design_departments p on p.tenant_id = ${tenantId} and p.design_id = d.id
          and ${isOnEither(paths, sql`p.department_id`)}
      where d.tenant_id = ${tenantId} and d.kind = 'business' and d.recycled_id is null
      group by d.id`,
  )
}

/** Notices that are for departments above a branch, as far as they are not over. */
export async function noticesByMove(
  db: Db,
  tenantId: string,
  paths: MovedPaths,
  now: Date,
): Promise<Reach> {
  return count(
    db,
    sql`select n.id, ${sides(paths, sql`a.ref_id`)}
      from notices n
        join notice_audience a on a.tenant_id = ${tenantId} and a.notice_id = n.id
          and a.kind = 'department' and ${isOnEither(paths, sql`a.ref_id`)}
      where n.tenant_id = ${tenantId} and n.status in ('draft', 'scheduled', 'published')
        and (n.expire_at is null or n.expire_at > ${now}::timestamptz)
      group by n.id`,
  )
}

/** Applications, of the product as well, that show to departments above a branch. */
export async function appsByMove(db: Db, tenantId: string, paths: MovedPaths): Promise<Reach> {
  return count(
    db,
    sql`select s.app_id as app, ${sides(paths, sql`s.department_id`)}
      from tenant_app_departments s
      where s.tenant_id = ${tenantId} and ${isOnEither(paths, sql`s.department_id`)}
      group by s.app_id
      union all select s.app_code as app, ${sides(paths, sql`s.department_id`)}
      from product_app_departments s
      where s.tenant_id = ${tenantId} and ${isOnEither(paths, sql`s.department_id`)}
      group by s.app_code`,
  )
}

const counts = sql`(count(*) filter (where will and not was))::int as gained,
  (count(*) filter (where was and not will))::int as lost`

async function count(db: Db, reaching: RawBuilder<unknown>): Promise<Reach> {
  const { rows } = await sql<Reach>`select ${counts} from (${reaching}) as one`.execute(db)
  return rows[0] ?? { gained: 0, lost: 0 }
}

/** Whether what is for several departments reached the branch by one of them, and whether it will. */
function sides({ before, after }: MovedPaths, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`bool_or(${id} = any(${[...before]}::text[])) as was,
    bool_or(${id} = any(${[...after]}::text[])) as will`
}

function isOnEither({ before, after }: MovedPaths, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${id} = any(${[...new Set([...before, ...after])]}::text[])`
}
