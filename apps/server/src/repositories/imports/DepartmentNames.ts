import { sql } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type { Db } from '../../db/schema.js'

/** A department as a path of names leads to it. */
export interface NamedDepartment {
  id: string
  parentId: string | null
  name: string
  code: string | null
  path: string
  depth: number
}

/** Finds departments by codes and by names below a parent, many at once. */
export class DepartmentNames {
  constructor(private readonly db: Db) {}

  byCodes(tenantId: string, codes: readonly string[]): Promise<NamedDepartment[]> {
    return this.departments(tenantId)
      .where('d.code', '=', sql<string>`any(${arrayLiteral(codes)}::text[])`)
      .execute()
  }

  roots(tenantId: string): Promise<NamedDepartment[]> {
    return this.departments(tenantId).where('d.parent_id', 'is', null).execute()
  }

  /** Children by `[parent's id, name]`. */
  async children(
    tenantId: string,
    wanted: readonly (readonly [parentId: string, name: string])[],
  ): Promise<NamedDepartment[]> {
    if (wanted.length === 0) return []
    const { rows } = await sql<NamedDepartment>`
      select d.id, d.parent_id as "parentId", d.name, d.code, d.mpath as path, d.depth
      from unnest(${arrayLiteral(wanted.map(([id]) => id))}::text[],
        ${arrayLiteral(wanted.map(([, name]) => name))}::text[]) as w (parent_id, name)
      join departments d on d.tenant_id = ${tenantId}
        and d.parent_id = w.parent_id and d.name = w.name`.execute(this.db)
    return rows
  }

  /** Removes a department that nothing hangs on and nobody has changed; false when it stays. */
  async removeUntouched(tenantId: string, id: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      delete from departments d where d.tenant_id = ${tenantId} and d.id = ${id}
        and d.version = 1 and d.head_member_id is null
        and not exists (select from departments c
          where c.tenant_id = d.tenant_id and c.parent_id = d.id)
        and not exists (select from membership_departments p
          where p.tenant_id = d.tenant_id and p.department_id = d.id)
        and not exists (select from role_departments r
          where r.tenant_id = d.tenant_id and r.department_id = d.id)
        and not exists (select from tenant_app_departments a
          where a.tenant_id = d.tenant_id and a.department_id = d.id)
        and not exists (select from product_app_departments a
          where a.tenant_id = d.tenant_id and a.department_id = d.id)
      returning d.id`.execute(this.db)
    return rows.length > 0
  }

  private departments(tenantId: string) {
    return this.db
      .selectFrom('departments as d')
      .where('d.tenant_id', '=', tenantId)
      .select([
        'd.id as id',
        'd.parent_id as parentId',
        'd.name as name',
        'd.code as code',
        'd.mpath as path',
        'd.depth as depth',
      ])
  }
}
