import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import type { DepartmentRecord } from '../departments/DepartmentsRepository.js'
import { branchRange } from '../departments/departmentPath.js'

/** How many applications name a department of a branch, and how many of them name nobody else. */
export interface AppsOfBranch {
  shown: number
  closing: number
}

/** The departments that applications show to. */
export class AppDepartmentsRepository {
  constructor(private readonly db: Db) {}

  /** Of a branch; those that are off are not counted. @param kept codes of those that never close */
  async count(tenantId: string, path: string, kept: readonly string[]): Promise<AppsOfBranch> {
    const { from, to } = branchRange(path)
    const { rows } = await sql<AppsOfBranch>`
      with named as (
        select s.app_id as app, s.department_id from tenant_app_departments s
          join tenant_apps a on a.tenant_id = s.tenant_id and a.id = s.app_id and a.enable = 1
          where s.tenant_id = ${tenantId}
        union all select s.app_code, s.department_id from product_app_departments s
          join product_apps a on a.tenant_id = s.tenant_id and a.app_code = s.app_code
            and a.enable = 1
          where s.tenant_id = ${tenantId}
      ), reached as (
        select n.app, bool_and(d.mpath >= ${from} and d.mpath < ${to}) as alone from named n
          join departments d on d.tenant_id = ${tenantId} and d.id = n.department_id
        group by n.app
        having bool_or(d.mpath >= ${from} and d.mpath < ${to})
      )
      select count(*)::int as shown, (count(*) filter (where alone and app <> all(${[...kept]}::text[])
        and not exists (select from tenant_app_roles r
          where r.tenant_id = ${tenantId} and r.app_id = reached.app)
        and not exists (select from product_app_roles r
          where r.tenant_id = ${tenantId} and r.app_code = reached.app)))::int as closing
      from reached`.execute(this.db)
    return rows[0] ?? { shown: 0, closing: 0 }
  }

  /**
   * Shows applications to departments again, where they are still there and name somebody or are off:
   * one that shows to everybody meanwhile goes on so.
   */
  async bringBack(tenantId: string, departments: readonly AppsOfDepartment[]): Promise<void> {
    const ofTenant = pairsOf(departments, ({ appIds = [] }) => appIds)
    const ofProduct = pairsOf(departments, ({ appCodes = [] }) => appCodes)
    await sql`
      insert into tenant_app_departments (tenant_id, app_id, department_id)
      select a.tenant_id, a.id, n.department_id
      from unnest(${ofTenant.apps}::text[], ${ofTenant.ids}::text[]) as n (app, department_id)
      join tenant_apps a on a.tenant_id = ${tenantId} and a.id = n.app
      where a.enable = 0
        or exists (select from tenant_app_roles s
          where s.tenant_id = a.tenant_id and s.app_id = a.id)
        or exists (select from tenant_app_departments s
          where s.tenant_id = a.tenant_id and s.app_id = a.id)
      on conflict do nothing`.execute(this.db)
    await sql`
      insert into product_app_departments (tenant_id, app_code, department_id)
      select a.tenant_id, a.app_code, n.department_id
      from unnest(${ofProduct.apps}::text[], ${ofProduct.ids}::text[]) as n (app, department_id)
      join product_apps a on a.tenant_id = ${tenantId} and a.app_code = n.app
      where a.enable = 0
        or exists (select from product_app_roles s
          where s.tenant_id = a.tenant_id and s.app_code = a.app_code)
        or exists (select from product_app_departments s
          where s.tenant_id = a.tenant_id and s.app_code = a.app_code)
      on conflict do nothing`.execute(this.db)
  }
}

/** A department with the applications that named it. */
type AppsOfDepartment = Pick<DepartmentRecord, 'id' | 'appIds' | 'appCodes'>

function pairsOf(
  departments: readonly AppsOfDepartment[],
  appsOf: (department: AppsOfDepartment) => readonly string[],
): { apps: string[]; ids: string[] } {
  const pairs = departments.flatMap((one) => appsOf(one).map((app) => ({ app, id: one.id })))
  return { apps: pairs.map(({ app }) => app), ids: pairs.map(({ id }) => id) }
}
