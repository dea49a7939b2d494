import { sql } from 'kysely'
import { arrayLiteral, bulkInsert } from '../../db/bulkInsert.js'
import type { Db, ImportedDepartment } from '../../db/schema.js'
import { childPath } from '../departments/departmentPath.js'
import { departmentTokens } from '../search/departmentSearch.js'
import { sortKey } from '../search/searchTokens.js'
import type { WrittenRow } from './RecordRowsRepository.js'

/** A department to be made. */
export interface BatchDepartment {
  id: string
  parent: { id: string; path: string; depth: number } | null
  state: ImportedDepartment
}

/** A department as it is to be, below the parent that it has. */
export interface BatchDepartmentEdit {
  id: string
  state: ImportedDepartment
  /** Whether a search finds it by other words than before. */
  isFoundOtherwise: boolean
}

/** Reads and writes many departments at once. */
export class DepartmentBatchesRepository {
  constructor(private readonly db: Db) {}

  /** Every department of the tenant. */
  all(tenantId: string): Promise<(ImportedDepartment & { id: string })[]> {
    return this.db
      .selectFrom('departments as d')
      .where('d.tenant_id', '=', tenantId)
      .select([
        'd.id as id',
        'd.version as version',
        'd.parent_id as parentId',
        'd.name as name',
        'd.code as code',
        'd.head_member_id as headId',
        'd.description as description',
        'd.sort as sort',
      ])
      .execute()
  }

  /** Needs the organisation's lock. @throws a unique violation; then nothing of the batch may stay */
  async add(tenantId: string, departments: readonly BatchDepartment[]): Promise<void> {
    await bulkInsert(
      this.db,
      'departments',
      {
        tenant_id: 'text',
        id: 'text',
        parent_id: 'text',
        mpath: 'text',
        depth: 'smallint',
        name: 'text',
        name_key: 'text',
        code: 'text',
        head_member_id: 'text',
        description: 'text',
        sort: 'integer',
      },
      departments.map(({ id, parent, state }) => ({
        tenant_id: tenantId,
        id,
        parent_id: parent?.id ?? null,
        mpath: childPath(parent?.path ?? null, id),
        depth: (parent?.depth ?? 0) + 1,
        name: state.name,
        name_key: sortKey(state.name),
        code: state.code,
        head_member_id: state.headId,
        description: state.description,
        sort: state.sort,
      })),
    )
    await this.addTokens(tenantId, departments)
  }

  /** Writes the next version of each. Needs the lock. @throws as `add` */
  async edit(tenantId: string, edits: readonly BatchDepartmentEdit[]): Promise<void> {
    if (edits.length === 0) return
    const column = (of: (state: ImportedDepartment) => string | number | null) =>
      arrayLiteral(edits.map(({ state }) => of(state)))
    await sql`
      update departments as d set name = n.name, name_key = n.name_key, code = n.code,
        head_member_id = n.head, description = n.description, sort = n.sort,
        version = d.version + 1, updated_at = now()
      from unnest(${arrayLiteral(edits.map(({ id }) => id))}::text[],
        ${column(({ name }) => name)}::text[],
        ${column(({ name }) => sortKey(name))}::text[],
        ${column(({ code }) => code)}::text[],
        ${column(({ headId }) => headId)}::text[],
        ${column(({ description }) => description)}::text[],
        ${column(({ sort }) => sort)}::integer[]
      ) as n (id, name, name_key, code, head, description, sort)
      where d.tenant_id = ${tenantId} and d.id = n.id`.execute(this.db)
    const found = edits.filter(({ isFoundOtherwise }) => isFoundOtherwise)
    if (found.length === 0) return
    await this.db
      .deleteFrom('department_tokens')
      .where('tenant_id', '=', tenantId)
      .where(
        'department_id',
        '=',
        sql<string>`any(${arrayLiteral(found.map(({ id }) => id))}::text[])`,
      )
      .execute()
    await this.addTokens(tenantId, found)
  }

  /** What an import has made, the deepest first, or has changed, the last first; `left`: what stays changed. */
  async written(
    tenantId: string,
    jobId: string,
    outcome: 'created' | 'changed' | 'left',
  ): Promise<(WrittenRow<ImportedDepartment> & { depth: number })[]> {
    const { rows } = await sql<WrittenRow<ImportedDepartment> & { depth: number }>`
      select r.number, r.outcome, r.record_id as "recordId",
        r.record_before as before, r.record_after as after,
        coalesce(d.depth, 0)::int as depth
      from user_import_rows r
      left join departments d on d.tenant_id = r.tenant_id and d.id = r.record_id
      where r.tenant_id = ${tenantId} and r.job_id = ${jobId} and r.outcome = ${outcome}
        ${outcome === 'left' ? sql`and r.record_before is not null` : sql``}
      order by ${outcome === 'created' ? sql`depth desc, r.number desc` : sql`r.number desc`}`.execute(
      this.db,
    )
    return rows
  }

  /** Removes those of one level that nothing hangs on and nobody has changed; returns who went. */
  async removeUntouched(
    tenantId: string,
    departments: readonly { id: string; headId: string | null }[],
  ): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      delete from departments d
      using unnest(${arrayLiteral(departments.map(({ id }) => id))}::text[],
        ${arrayLiteral(departments.map(({ headId }) => headId))}::text[]) as n (id, head)
      where d.tenant_id = ${tenantId} and d.id = n.id and d.version = 1
        and d.head_member_id is not distinct from n.head
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
    return new Set(rows.map(({ id }) => id))
  }

  private addTokens(
    tenantId: string,
    departments: readonly Pick<BatchDepartment, 'id' | 'state'>[],
  ): Promise<void> {
    return bulkInsert(
      this.db,
      'department_tokens',
      { tenant_id: 'text', token: 'text', department_id: 'text', position: 'smallint' },
      departments.flatMap(({ id, state }) =>
        departmentTokens(state).map(({ token, position }) => ({
          tenant_id: tenantId,
          token,
          department_id: id,
          position,
        })),
      ),
    )
  }
}
