import { announce } from '../live/announce.js'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, DesignKind, DesignStatus } from '../../db/schema.js'
import { isAppOpen, type Viewer } from '../apps/appSight.js'
import { DesignUses } from './DesignUses.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

/** A page of an application, or a workbench. */
export interface Design {
  id: string
  kind: DesignKind
  appCode: string | null
  parentId: string | null
  name: string
  description: string | null
  sort: number
  priority: number
  status: DesignStatus
  revision: number
  publishedRevision: number | null
  publishedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
  /** Whom a business workbench is for. */
  roleIds: string[]
  departmentIds: string[]
}

export interface NewDesign {
  id: string
  kind: DesignKind
  appCode?: string
  parentId?: string | null
  name: string
  description?: string | null
  sort?: number
  priority?: number
}

/** Of a kind that may be edited; what is undefined stays. */
export interface DesignFields {
  name?: string | undefined
  description?: string | null | undefined
  parentId?: string | null | undefined
  sort?: number | undefined
  priority?: number | undefined
}

/** A saved state, without its document. */
export interface Revision {
  number: number
  note: string | null
  bytes: number
  savedBy: string | null
  savedAt: Date
  releasedBy: string | null
  releasedAt: Date | null
}

export interface NewRevision {
  document: string
  note: string | null
  by: string
  at: Date
  /** Sent by the designer while somebody edits. */
  isAutosave?: boolean
}

export interface DesignFilter extends Paging {
  kinds: readonly DesignKind[]
  status?: DesignStatus | undefined
  keyword?: string | undefined
  audience?: Audience | undefined
}

/** What a business workbench is for. */
export type Audience = 'roles' | 'departments' | 'nobody'

/** Saves that were never published are kept up to this number. */
const keptSaves = 50

/** Whoever has not saved for so long has paused: what they save next is another revision. In milliseconds. */
export const autosavePause = 60_000

/** Whether the design under the alias is a page that is out, of an application open to the viewer. */
export function isPageShown(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished(alias)} and ${isPageFor(alias, viewer)})`
}

/** Whether a design is out, for whom ever. */
export function isPublished(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.status`)} = 'published'
    and ${sql.ref(`${alias}.recycled_id`)} is null)`
}

/** Whether a design is a page for the viewer, out or not. */
export function isPageFor(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.kind`)} = 'page'
    and ${isAppOpen(`${alias}.tenant_id`, `${alias}.app_code`, viewer)})`
}

/** Whether the design under the alias `d` is a business workbench for this. */
function isFor(audience: Audience): RawBuilder<SqlBool> {
  const roles = sql`exists (select from design_roles r
    where r.tenant_id = d.tenant_id and r.design_id = d.id)`
  const departments = sql`exists (select from design_departments p
    where p.tenant_id = d.tenant_id and p.design_id = d.id)`
  const matches = {
    roles,
    departments,
    nobody: sql`not ${roles} and not ${departments}`,
  }[audience]
  return sql<SqlBool>`(d.kind = 'business' and ${matches})`
}

/** Whether a column holds one of these texts somewhere. */
export function holdsOneOf(column: string, texts: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from unnest(${[...texts]}::text[]) as wanted (text)
    where position(wanted.text in ${sql.ref(column)}) > 0)`
}

const listShape: ListShape = {
  id: 'd.id',
  columns: {
    name: 'd.name',
    appCode: 'd.app_code',
    scope: 'd.kind',
    priority: 'd.priority',
    status: 'd.status',
    sort: 'd.sort',
    publishedAt: 'd.published_at',
    createdAt: 'd.created_at',
    updatedAt: 'd.updated_at',
  },
  read: ['name'],
  nullable: ['publishedAt'],
  facets: {
    appCode: 'd.app_code',
    hasChanges: sql`(d.published_revision is distinct from d.draft_revision)`,
    updatedAt: 'd.updated_at',
  },
  otherwise: [
    [sql`d.kind = 'global'`, 'desc'],
    ['d.priority', 'desc'],
    ['d.app_code', 'asc'],
    ['d.sort', 'asc'],
  ],
}

/** Pages and workbenches of a tenant, with their revisions. */
export class DesignsRepository {
  private readonly uses: DesignUses

  constructor(private readonly db: Db) {
    this.uses = new DesignUses(db)
  }

  async list(
    tenantId: string,
    { kinds, status, keyword, audience, ...paging }: DesignFilter,
  ): Promise<Page<Design>> {
    const word = keyword?.trim() ?? ''
    const matching = this.rows(tenantId)
      .where('d.kind', 'in', kinds)
      .$if(word !== '', (query) =>
        query.where(sql<boolean>`strpos(lower(d.name), lower(${word}::text)) > 0`),
      )
      .$if(audience !== undefined, (query) => query.where(isFor(audience ?? 'nobody')))
    return readPage(this.db, matching, paging, {
      ...listShape,
      state: { column: 'd.status', is: status },
    })
  }

  /** Pages of an application that are out. */
  async published(tenantId: string, appCode: string): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'page')
      .where('app_code', '=', appCode)
      .where('status', '=', 'published')
      .where('recycled_id', 'is', null)
      .select(['id', 'name'])
      .execute()
  }

  /** What is known of every page, those in the recycle bin too. */
  async pageStates(
    tenantId: string,
  ): Promise<(Pick<Design, 'id' | 'name' | 'status' | 'appCode'> & { isRecycled: boolean })[]> {
    return this.db
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'page')
      .select((eb) => [
        ...(['id', 'name', 'status', 'app_code as appCode'] as const),
        eb('recycled_id', 'is not', null).$castTo<boolean>().as('isRecycled'),
      ])
      .execute()
  }

  /** Pages and workbenches whose draft, or what everybody sees, holds one of these texts; with both documents. */
  async holding(
    tenantId: string,
    texts: readonly string[],
  ): Promise<(Pick<Design, 'id' | 'name' | 'kind'> & { documents: string[] })[]> {
    return this.db
      .selectFrom('designs as d')
      .innerJoin('design_revisions as r', (join) =>
        join
          .onRef('r.tenant_id', '=', 'd.tenant_id')
          .onRef('r.design_id', '=', 'd.id')
          .on((eb) =>
            eb.or([
              eb('r.number', '=', eb.ref('d.draft_revision')),
              eb('r.number', '=', eb.ref('d.published_revision')),
            ]),
          ),
      )
      .where('d.tenant_id', '=', tenantId)
      .where('d.recycled_id', 'is', null)
      .where(holdsOneOf('r.document', texts))
      .groupBy(['d.id', 'd.name', 'd.kind'])
      .select(['d.id as id', 'd.name as name', 'd.kind as kind'])
      .select(sql<string[]>`array_agg(r.document)`.as('documents'))
      .orderBy('d.name')
      .orderBy('d.id')
      .execute()
  }

  /** Every page of an application with its parent: the tree. */
  async tree(
    tenantId: string,
    appCode: string,
  ): Promise<{ id: string; parentId: string | null }[]> {
    return this.db
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'page')
      .where('app_code', '=', appCode)
      .where('recycled_id', 'is', null)
      .select(['id', 'parent_id as parentId'])
      .execute()
  }

  async hasChildren(tenantId: string, id: string): Promise<boolean> {
    const child = await this.db
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('parent_id', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return child !== undefined
  }

  /** Waits for whoever else changes it; undefined when it is not there. */
  async lock(
    tenantId: string,
    id: string,
    kinds: readonly DesignKind[],
  ): Promise<Design | undefined> {
    await this.db
      .selectFrom('designs')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    return this.find(tenantId, id, kinds)
  }

  async find(
    tenantId: string,
    id: string,
    kinds: readonly DesignKind[],
  ): Promise<Design | undefined> {
    return this.rows(tenantId)
      .where('d.id', '=', id)
      .where('d.kind', 'in', kinds)
      .executeTakeFirst()
  }

  /** A page that is out, of an application that is open to the viewer. */
  async findShown(
    tenantId: string,
    id: string,
    viewer: Viewer,
  ): Promise<(Design & { publishedRevision: number; publishedAt: Date }) | undefined> {
    return this.rows(tenantId)
      .where('d.id', '=', id)
      .where(isPageShown('d', viewer))
      .$narrowType<{ publishedRevision: number; publishedAt: Date }>()
      .executeTakeFirst()
  }

  /**
   * With its first revision.
   * @throws a unique violation for a second global workbench, or page of a one-page application
   */
  async add(tenantId: string, design: NewDesign, first: NewRevision): Promise<void> {
    await this.db
      .insertInto('designs')
      .values({
        tenant_id: tenantId,
        id: design.id,
        kind: design.kind,
        app_code: design.appCode ?? null,
        parent_id: design.parentId ?? null,
        name: design.name,
        description: design.description ?? null,
        sort: design.sort ?? 0,
        priority: design.priority ?? 0,
      })
      .execute()
    await this.insertRevision(tenantId, design.id, 1, first)
    await this.uses.setDraft(tenantId, design.id, first)
  }

  async edit(tenantId: string, id: string, fields: DesignFields): Promise<void> {
    const columns = {
      name: fields.name,
      description: fields.description,
      parent_id: fields.parentId,
      sort: fields.sort,
      priority: fields.priority,
    }
    await this.change(
      tenantId,
      id,
      Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    )
  }

  /** Business workbenches as they count, locked until the end of the transaction. */
  async lockPriorities(tenantId: string): Promise<Pick<Design, 'id' | 'name' | 'priority'>[]> {
    // By id: two that change the order at once would wait for each other in the order that they change.
    const rows = await this.db
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'business')
      .where('recycled_id', 'is', null)
      .select(['id', 'name', 'priority'])
      .orderBy('id')
      .forUpdate()
      .execute()
    return rows.sort((a, b) => b.priority - a.priority)
  }

  /** Where a workbench counts. Its version stays: one that moves shifts those that nobody edited. */
  async setPriority(tenantId: string, id: string, priority: number): Promise<void> {
    await this.db
      .updateTable('designs')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ priority })
      .execute()
  }

  async setAudience(
    tenantId: string,
    id: string,
    { roleIds, departmentIds }: { roleIds?: readonly string[]; departmentIds?: readonly string[] },
  ): Promise<void> {
    if (roleIds) {
      await sql`delete from design_roles where tenant_id = ${tenantId} and design_id = ${id}`.execute(
        this.db,
      )
      await sql`insert into design_roles (tenant_id, design_id, role_id)
        select ${tenantId}, ${id}, one.id from unnest(${[...roleIds]}::text[]) as one (id)`.execute(
        this.db,
      )
    }
    if (departmentIds) {
      await sql`delete from design_departments
        where tenant_id = ${tenantId} and design_id = ${id}`.execute(this.db)
      await sql`insert into design_departments (tenant_id, design_id, department_id)
        select ${tenantId}, ${id}, one.id
        from unnest(${[...departmentIds]}::text[]) as one (id)`.execute(this.db)
    }
  }

  /**
   * Tells designers which one changed, and everybody without its name when what they are shown is another.
   */
  async tell(tenantId: string, { id, kind }: Pick<Design, 'id' | 'kind'>, isSeen: boolean) {
    const about =
      kind === 'page'
        ? ({ kind: 'designs', list: 'page:list' } as const)
        : ({ kind: 'workbenches', list: 'workbench:list' } as const)
    const to = { permissions: [about.list] } as const
    await announce(this.db, tenantId, { kind: about.kind, to, data: { designId: id }, once: true })
    if (isSeen) await announce(this.db, tenantId, { kind: about.kind, to: 'everybody', once: true })
  }

  /** Into the recycle bin, with all that hangs on it; it goes for good with its place there. */
  async recycle(tenantId: string, id: string, recycledId: string): Promise<void> {
    await this.change(tenantId, id, { recycled_id: recycledId, parent_id: null })
    await this.uses.forget(tenantId, id)
  }

  /** @throws a unique violation where another has taken the one place of its kind */
  async bringBack(tenantId: string, id: string, parentId: string | null): Promise<void> {
    await this.change(tenantId, id, { recycled_id: null, parent_id: parentId })
    const draft = await this.db
      .selectFrom('designs as d')
      .innerJoin('design_revisions as r', (join) =>
        join
          .onRef('r.tenant_id', '=', 'd.tenant_id')
          .onRef('r.design_id', '=', 'd.id')
          .onRef('r.number', '=', 'd.draft_revision'),
      )
      .where('d.tenant_id', '=', tenantId)
      .where('d.id', '=', id)
      .select(['r.document as document', 'r.saved_at as at'])
      .executeTakeFirstOrThrow()
    await this.uses.setDraft(tenantId, id, draft)
  }

  async document(tenantId: string, id: string, number: number): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('design_revisions')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', id)
      .where('number', '=', number)
      .select('document')
      .executeTakeFirst()
    return row?.document
  }

  async revisions(
    tenantId: string,
    id: string,
    { released, ...paging }: Paging & { released?: boolean | undefined },
  ): Promise<Page<Revision>> {
    const matching = this.revisionRows(tenantId, id).$if(released !== undefined, (query) =>
      query.where('r.released_at', released ? 'is not' : 'is', null),
    )
    return readPage(this.db, matching, paging, {
      id: 'r.number',
      columns: {
        number: 'r.number',
        bytes: 'r.bytes',
        savedAt: 'r.saved_at',
        releasedAt: 'r.released_at',
      },
      nullable: ['releasedAt'],
    })
  }

  async revision(tenantId: string, id: string, number: number): Promise<Revision | undefined> {
    return this.revisionRows(tenantId, id).where('r.number', '=', number).executeTakeFirst()
  }

  /**
   * Keeps what a designer sends while somebody edits: in the draft's revision where that is their own autosave and they have
   * not paused, else as the next one.
   * @returns whether it went on in the revision that was there
   */
  async autosave(tenantId: string, design: Design, revision: NewRevision): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('design_revisions')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', design.id)
      .where('number', '=', design.revision)
      .where('is_autosave', '=', true)
      .where('released_at', 'is', null)
      .where('saved_by', '=', revision.by)
      .where('saved_at', '>', new Date(revision.at.getTime() - autosavePause))
      .set({
        document: revision.document,
        bytes: Buffer.byteLength(revision.document),
        saved_at: revision.at,
      })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      await this.save(tenantId, design, { ...revision, isAutosave: true })
      return false
    }
    await this.change(tenantId, design.id, {})
    await this.uses.setDraft(tenantId, design.id, revision)
    return true
  }

  /** Keeps a document as the next revision and makes it the draft; answers its number. */
  async save(tenantId: string, design: Design, revision: NewRevision): Promise<number> {
    const number = await this.addRevision(tenantId, design.id, revision)
    await this.change(tenantId, design.id, { draft_revision: number })
    await this.uses.setDraft(tenantId, design.id, revision)
    await this.trim(tenantId, design.id, number)
    return number
  }

  /** Shows the draft to everybody. */
  async publish(
    tenantId: string,
    design: Design,
    release: { by: string; at: Date; note?: string | null | undefined },
  ): Promise<void> {
    await this.release(tenantId, design.id, design.revision, release)
    await this.change(tenantId, design.id, {
      status: 'published',
      published_revision: design.revision,
      published_at: release.at,
    })
    await this.uses.publishDraft(tenantId, design.id)
  }

  /** Shows a document as a new revision at once. The draft follows where it has no changes. */
  async publishAnew(tenantId: string, design: Design, revision: NewRevision): Promise<void> {
    const number = await this.addRevision(tenantId, design.id, revision)
    await this.release(tenantId, design.id, number, revision)
    const isClean = design.revision === design.publishedRevision
    await this.change(tenantId, design.id, {
      status: 'published',
      published_revision: number,
      published_at: revision.at,
      ...(isClean && { draft_revision: number }),
    })
    await this.uses.setPublished(tenantId, design.id, revision)
    if (isClean) await this.uses.setDraft(tenantId, design.id, revision)
  }

  async withdraw(tenantId: string, id: string): Promise<void> {
    await this.change(tenantId, id, { status: 'withdrawn' })
    await this.uses.withdraw(tenantId, id)
  }

  private async release(
    tenantId: string,
    id: string,
    number: number,
    { by, at, note }: { by: string; at: Date; note?: string | null | undefined },
  ): Promise<void> {
    await this.db
      .updateTable('design_revisions')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', id)
      .where('number', '=', number)
      .set({ released_by: by, released_at: at, ...(note ? { note } : {}) })
      .execute()
  }

  private async addRevision(tenantId: string, id: string, revision: NewRevision): Promise<number> {
    const { last } = await this.db
      .selectFrom('design_revisions')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', id)
      .select(({ fn }) => fn.max<number | null>('number').as('last'))
      .executeTakeFirstOrThrow()
    const number = (last ?? 0) + 1
    await this.insertRevision(tenantId, id, number, revision)
    return number
  }

  private async insertRevision(tenantId: string, id: string, number: number, made: NewRevision) {
    await this.db
      .insertInto('design_revisions')
      .values({
        tenant_id: tenantId,
        design_id: id,
        number,
        document: made.document,
        bytes: Buffer.byteLength(made.document),
        note: made.note,
        saved_by: made.by,
        saved_at: made.at,
        is_autosave: made.isAutosave ?? false,
      })
      .execute()
  }

  /** Forgets the oldest saves that were never published. */
  private async trim(tenantId: string, id: string, draft: number): Promise<void> {
    await sql`
      delete from design_revisions
      where tenant_id = ${tenantId} and design_id = ${id} and released_at is null
        and number <> ${draft} and number <= coalesce((
          select number from design_revisions
          where tenant_id = ${tenantId} and design_id = ${id} and released_at is null
          order by number desc offset ${keptSaves} limit 1), 0)`.execute(this.db)
  }

  private async change(tenantId: string, id: string, values: object): Promise<void> {
    await this.db
      .updateTable('designs')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }

  private revisionRows(tenantId: string, id: string) {
    return this.db
      .selectFrom('design_revisions as r')
      .leftJoin('memberships as s', (join) =>
        join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.saved_by'),
      )
      .leftJoin('memberships as p', (join) =>
        join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.released_by'),
      )
      .where('r.tenant_id', '=', tenantId)
      .where('r.design_id', '=', id)
      .select([
        'r.number as number',
        'r.note as note',
        'r.bytes as bytes',
        's.nick_name as savedBy',
        'r.saved_at as savedAt',
        'p.nick_name as releasedBy',
        'r.released_at as releasedAt',
      ])
  }

  private rows(tenantId: string) {
    return this.db
      .selectFrom('designs as d')
      .where('d.tenant_id', '=', tenantId)
      .where('d.recycled_id', 'is', null)
      .select([
        'd.id as id',
        'd.kind as kind',
        'd.app_code as appCode',
        'd.parent_id as parentId',
        'd.name as name',
        'd.description as description',
        'd.sort as sort',
        'd.priority as priority',
        'd.status as status',
        'd.draft_revision as revision',
        'd.published_revision as publishedRevision',
        'd.published_at as publishedAt',
        'd.version as version',
        'd.created_at as createdAt',
        'd.updated_at as updatedAt',
        sql<string[]>`array(select r.role_id from design_roles r
          where r.tenant_id = d.tenant_id and r.design_id = d.id order by r.role_id)`.as('roleIds'),
        sql<string[]>`array(select p.department_id from design_departments p
          where p.tenant_id = d.tenant_id and p.design_id = d.id
          order by p.department_id)`.as('departmentIds'),
      ])
  }
}
