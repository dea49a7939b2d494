import { sql, type Selectable } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type {
  Db,
  ImportChange,
  ImportChoice,
  ImportedState,
  ImportField,
  ImportKind,
  ImportLine,
  ImportOutcome,
  ImportReason,
  JobStatus,
  UserImportRowsTable,
  UserImportsTable,
} from '../../db/schema.js'
import { countOutcomes } from '../jobs/jobRows.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'
import type { JobRow } from '../jobs/JobsRepository.js'

export type UserImportRow = Selectable<UserImportsTable>
export type ImportRow = Pick<
  Selectable<UserImportRowsTable>,
  'number' | 'cells' | 'outcome' | 'reasons' | 'member_id' | 'before' | 'after' | 'changes'
>

/** An import with its job, and who started it; null: somebody who has left. */
export interface ListedImport extends JobRow {
  file_name: string
  import_kind: ImportKind
  departments: string[]
  member_name: string | null
}

/** What became of a row. */
export interface RowResult {
  number: number
  outcome: ImportOutcome
  reasons: readonly ImportReason[]
  memberId: string | null
  before?: ImportedState | null
  after?: ImportedState | null
  changes?: readonly ImportChange[]
}

/** Imports of people and their rows. Each is a job's. */
export class UserImportsRepository {
  constructor(private readonly db: Db) {}

  async add(
    tenantId: string,
    row: {
      job_id: string
      kind: ImportKind
      file_name: string
      storage_key: string
      until: UserImportRow['until']
      create_departments: boolean
    },
  ): Promise<void> {
    await this.db
      .insertInto('user_imports')
      .values({ tenant_id: tenantId, ...row })
      .execute()
  }

  async find(tenantId: string, jobId: string): Promise<UserImportRow | undefined> {
    return this.db
      .selectFrom('user_imports')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
      .selectAll()
      .executeTakeFirst()
  }

  /** Of the tenant, or of one member; the last started first. */
  async list(
    tenantId: string,
    filter: Paging & {
      memberId?: string | undefined
      status?: JobStatus | undefined
      kinds: readonly ImportKind[]
    },
  ): Promise<Page<ListedImport>> {
    const { memberId, status, kinds } = filter
    const matching = this.db
      .selectFrom('user_imports as i')
      .innerJoin('jobs as j', (join) =>
        join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.job_id'),
      )
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'j.tenant_id').onRef('m.id', '=', 'j.member_id'),
      )
      .where('i.tenant_id', '=', tenantId)
      .where('i.kind', 'in', kinds)
      .$if(memberId !== undefined, (query) => query.where('j.member_id', '=', memberId ?? ''))
      .selectAll('j')
      .select(['i.file_name', 'i.kind as import_kind', 'i.departments'])
      .select('m.nick_name as member_name')
    return readPage(this.db, matching, filter, {
      id: 'j.id',
      columns: { createdAt: 'j.created_at', fileName: 'i.file_name', status: 'j.status' },
      read: ['fileName'],
      otherwise: [['j.created_at', 'desc']],
      facets: { kind: 'i.kind', phase: 'j.phase', createdAt: 'j.created_at' },
      state: { column: 'j.status', is: status },
    })
  }

  /** What the columns of the member's last other file with the same head were mapped to. */
  async lastMapping(
    tenantId: string,
    jobId: string,
    head: readonly string[],
  ): Promise<(ImportField | null)[] | undefined> {
    const row = await this.db
      .selectFrom('user_imports as i')
      .innerJoin('jobs as j', (join) =>
        join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.job_id'),
      )
      .where('i.tenant_id', '=', tenantId)
      .where('i.job_id', '!=', jobId)
      .where(
        'i.kind',
        '=',
        this.db
          .selectFrom('user_imports as this')
          .where('this.tenant_id', '=', tenantId)
          .where('this.job_id', '=', jobId)
          .select('this.kind'),
      )
      .where(
        'j.member_id',
        '=',
        this.db
          .selectFrom('jobs as own')
          .where('own.tenant_id', '=', tenantId)
          .where('own.id', '=', jobId)
          .select('own.member_id'),
      )
      .where(sql<boolean>`i.head = ${JSON.stringify(head)}::jsonb`)
      .orderBy('j.created_at', 'desc')
      .limit(1)
      .select('i.mapping')
      .executeTakeFirst()
    return row?.mapping
  }

  async edit(
    tenantId: string,
    jobId: string,
    fields: {
      until?: UserImportRow['until']
      createDepartments?: boolean
      mapping?: readonly (ImportField | null)[]
    },
  ): Promise<void> {
    const { until, createDepartments, mapping } = fields
    await this.change(tenantId, jobId)
      .set({
        ...(until === undefined ? {} : { until }),
        ...(createDepartments === undefined ? {} : { create_departments: createDepartments }),
        ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
      })
      .execute()
  }

  /** What a person chose to be read. */
  async choose(tenantId: string, jobId: string, chosen: ImportChoice): Promise<void> {
    await this.change(tenantId, jobId)
      .set({ chosen: JSON.stringify(chosen), until: 'read' })
      .execute()
  }

  /** The bytes of the file are needed no more; a sweep removes what no row names. */
  async forgetFile(tenantId: string, jobId: string): Promise<void> {
    await this.change(tenantId, jobId).set({ storage_key: null }).execute()
  }

  /** The file is read: what its columns are. */
  async setRead(
    tenantId: string,
    jobId: string,
    read: {
      head: readonly string[]
      mapping: readonly (ImportField | null)[]
      merged: readonly (readonly number[])[]
      headLine?: number | undefined
      firstLines?: readonly ImportLine[]
      /** Of a workbook; without a name none of them is read. */
      sheets?: { name?: string; others: readonly string[] }
    },
  ): Promise<void> {
    await this.change(tenantId, jobId)
      .set({
        head: JSON.stringify(read.head),
        mapping: JSON.stringify(read.mapping),
        merged: JSON.stringify(read.merged),
        head_line: read.headLine ?? null,
        first_lines: JSON.stringify(read.firstLines ?? []),
        sheet: read.sheets?.name ?? null,
        other_sheets: sql`${[...(read.sheets?.others ?? [])]}::text[]`,
      })
      .execute()
  }

  async addDepartments(tenantId: string, jobId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.change(tenantId, jobId)
      .set({ departments: sql<string>`departments || ${JSON.stringify(ids)}::jsonb` })
      .execute()
  }

  async setDepartments(tenantId: string, jobId: string, ids: readonly string[]): Promise<void> {
    await this.change(tenantId, jobId)
      .set({ departments: JSON.stringify(ids) })
      .execute()
  }

  async addRows(
    tenantId: string,
    jobId: string,
    rows: readonly { number: number; cells: readonly string[] }[],
  ): Promise<void> {
    await sql`
      insert into user_import_rows (tenant_id, job_id, number, cells)
      select ${tenantId}, ${jobId}, r.number, r.cells
      from unnest(
        ${arrayLiteral(rows.map(({ number }) => number))}::int[],
        ${arrayLiteral(rows.map(({ cells }) => JSON.stringify(cells)))}::jsonb[]
      ) as r (number, cells)`.execute(this.db)
  }

  /** Up to `limit` rows, those with the smallest numbers; returns whether any are left. */
  async removeRows(tenantId: string, jobId: string, limit: number): Promise<boolean> {
    const next = await this.rows(tenantId, jobId)
      .orderBy('number')
      .offset(limit)
      .limit(1)
      .executeTakeFirst()
    await this.db
      .deleteFrom('user_import_rows')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
      .$if(next !== undefined, (query) => query.where('number', '<', next?.number ?? 0))
      .execute()
    return next !== undefined
  }

  /** The next rows after a number, of these outcomes or of all. */
  async nextRows(
    tenantId: string,
    jobId: string,
    after: number,
    limit: number,
    outcomes?: readonly ImportOutcome[],
  ): Promise<ImportRow[]> {
    return this.rows(tenantId, jobId)
      .where('number', '>', after)
      .$if(outcomes !== undefined, (query) => query.where('outcome', 'in', outcomes ?? []))
      .orderBy('number')
      .limit(limit)
      .execute()
  }

  async listRows(
    tenantId: string,
    jobId: string,
    filter: Paging & { outcome?: ImportOutcome },
  ): Promise<Page<ImportRow>> {
    return readPage(this.db, this.rows(tenantId, jobId), filter, {
      id: 'number',
      columns: { number: 'number', outcome: 'outcome' },
      state: { column: 'outcome', is: filter.outcome },
    })
  }

  async rowsByNumber(
    tenantId: string,
    jobId: string,
    numbers: readonly number[],
  ): Promise<ImportRow[]> {
    return this.rows(tenantId, jobId)
      .where('number', '=', sql<number>`any(${arrayLiteral(numbers)}::int[])`)
      .orderBy('number')
      .execute()
  }

  async setCells(
    tenantId: string,
    jobId: string,
    rows: readonly { number: number; cells: readonly string[] }[],
  ): Promise<void> {
    await sql`
      update user_import_rows as r set cells = n.cells, outcome = 'pending', reasons = '[]',
        changes = '[]'
      from unnest(
        ${arrayLiteral(rows.map(({ number }) => number))}::int[],
        ${arrayLiteral(rows.map(({ cells }) => JSON.stringify(cells)))}::jsonb[]
      ) as n (number, cells)
      where r.tenant_id = ${tenantId} and r.job_id = ${jobId} and r.number = n.number`.execute(
      this.db,
    )
  }

  /** Sets the cells of a column that hold one of `texts` to `to`, in rows of these outcomes; returns how many. */
  async replaceCells(
    tenantId: string,
    jobId: string,
    {
      index,
      texts,
      to,
      outcomes,
    }: { index: number; texts: readonly string[]; to: string; outcomes: readonly ImportOutcome[] },
  ): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      update user_import_rows
      set cells = jsonb_set(cells, array[${String(index)}], ${JSON.stringify(to)}::jsonb),
        outcome = 'pending', reasons = '[]', changes = '[]'
      where tenant_id = ${tenantId} and job_id = ${jobId} and jsonb_array_length(cells) > ${index}
        and cells ->> ${index}::int = any(${[...texts]}::text[])
        and outcome = any(${[...outcomes]}::text[])`.execute(this.db)
    return Number(numAffectedRows)
  }

  async setResults(tenantId: string, jobId: string, results: readonly RowResult[]): Promise<void> {
    if (results.length === 0) return
    const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)
    await sql`
      update user_import_rows as r set outcome = n.outcome, reasons = n.reasons,
        member_id = n.member_id, before = n.before, after = n.after,
        changes = coalesce(n.changes, r.changes)
      from unnest(
        ${arrayLiteral(results.map(({ number }) => number))}::int[],
        ${arrayLiteral(results.map(({ outcome }) => outcome))}::text[],
        ${arrayLiteral(results.map(({ reasons }) => JSON.stringify(reasons)))}::jsonb[],
        ${arrayLiteral(results.map(({ memberId }) => memberId))}::text[],
        ${arrayLiteral(results.map(({ before }) => json(before)))}::jsonb[],
        ${arrayLiteral(results.map(({ after }) => json(after)))}::jsonb[],
        ${arrayLiteral(results.map(({ changes }) => json(changes)))}::jsonb[]
      ) as n (number, outcome, reasons, member_id, before, after, changes)
      where r.tenant_id = ${tenantId} and r.job_id = ${jobId} and r.number = n.number`.execute(
      this.db,
    )
  }

  /** How many rows came to what. */
  counts(tenantId: string, jobId: string): Promise<Partial<Record<ImportOutcome, number>>> {
    return countOutcomes(this.db, 'user_import_rows', tenantId, jobId)
  }

  /** Failed rows that the tenant's plan had no room for. */
  async overLimit(tenantId: string, jobId: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('user_import_rows')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
      .where('outcome', '=', 'failed')
      .where(sql<boolean>`reasons @> '[{"code": "MEMBER_LIMIT"}]'`)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  private rows(tenantId: string, jobId: string) {
    return this.db
      .selectFrom('user_import_rows')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
      .select([
        ...(['number', 'cells', 'outcome', 'reasons', 'member_id', 'before', 'after'] as const),
        'changes',
      ])
  }

  private change(tenantId: string, jobId: string) {
    return this.db
      .updateTable('user_imports')
      .where('tenant_id', '=', tenantId)
      .where('job_id', '=', jobId)
  }
}
