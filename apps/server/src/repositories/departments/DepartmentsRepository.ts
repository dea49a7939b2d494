import { sql, type ExpressionBuilder } from 'kysely'
import { arrayLiteral } from '../../db/bulkInsert.js'
import type { Database, Db } from '../../db/schema.js'
import { announce } from '../live/announce.js'
import { lockOrganisation } from '../organisationLock.js'
import { writeDepartmentTokens } from '../search/departmentSearch.js'
import { sortKey, tokenRange } from '../search/searchTokens.js'
import { recountMembers } from './memberCounts.js'
import { ancestorIds, branchRange, childPath, differingIds, pathIds } from './departmentPath.js'
import type { Paging } from '../lists/Paging.js'
import { readPage } from '../lists/readPage.js'

/** A department as the tree shows it. */
export interface DepartmentNode {
  id: string
  parentId: string | null
  path: string
  depth: number
  name: string
  nameKey: string
  code: string | null
  sort: number
  /** Children directly below. */
  childCount: number
  /** People in the department and below, each once. */
  memberCount: number
  version: number
}

/** A department with all that its form shows. */
export interface DepartmentDetail extends DepartmentNode {
  headId: string | null
  headName: string | null
  description: string | null
}

export interface DepartmentRef {
  id: string
  name: string
}

/** A department with the way to it, root first, itself last. */
export interface PlacedDepartment extends DepartmentRef {
  code: string | null
  path: DepartmentRef[]
}

/** A department as it can be made again. */
export interface DepartmentRecord {
  id: string
  parentId: string | null
  name: string
  code: string | null
  headId: string | null
  description: string | null
  sort: number
  /** Roles whose chosen departments this one is among. */
  roleIds: string[]
  /** Applications of the tenant that name it; absent in older ones of the bin. */
  appIds?: string[]
  /** As `appIds`, of the product. */
  appCodes?: string[]
}

/** The editable fields; absent ones stay as they are. */
export interface DepartmentFields {
  name?: string
  code?: string | null
  headId?: string | null
  description?: string | null
  sort?: number
}

export interface DepartmentSearchResult {
  matches: DepartmentNode[]
  /** All matches, more than `matches` when the limit cut them. */
  total: number
}

/** Of the matches of a short keyword so many are ranked by more than their position. */
const rankedCandidates = 500

/** The departments of a tenant. Writers take the organisation's lock before they look. */
export class DepartmentsRepository {
  constructor(private readonly db: Db) {}

  lock(tenantId: string): Promise<void> {
    return lockOrganisation(this.db, tenantId)
  }

  async find(tenantId: string, id: string): Promise<DepartmentDetail | undefined> {
    return this.db
      .selectFrom('departments as d')
      .leftJoin('memberships as head', (join) =>
        join.onRef('head.tenant_id', '=', 'd.tenant_id').onRef('head.id', '=', 'd.head_member_id'),
      )
      .where('d.tenant_id', '=', tenantId)
      .where('d.id', '=', id)
      .select(nodeColumns)
      .select([
        'd.head_member_id as headId',
        'head.nick_name as headName',
        'd.description as description',
      ])
      .executeTakeFirst()
  }

  /** The children of a department, or the root level, in their order. */
  children(tenantId: string, parentId: string | null): Promise<DepartmentNode[]> {
    return this.nodes(tenantId)
      .where('d.parent_id', parentId === null ? 'is' : '=', parentId)
      .orderBy('d.sort')
      .orderBy('d.name_key')
      .orderBy('d.id')
      .execute()
  }

  /** The first department of the top level; undefined in a tenant without departments. */
  root(tenantId: string): Promise<DepartmentNode | undefined> {
    return this.nodes(tenantId)
      .where('d.parent_id', 'is', null)
      .orderBy('d.sort')
      .orderBy('d.name_key')
      .orderBy('d.id')
      .limit(1)
      .executeTakeFirst()
  }

  /** All departments down to `depth` levels. */
  levels(tenantId: string, depth: number): Promise<DepartmentNode[]> {
    return this.nodes(tenantId).where('d.depth', '<=', depth).execute()
  }

  byIds(tenantId: string, ids: readonly string[]): Promise<DepartmentNode[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.nodes(tenantId)
      .where('d.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  }

  /** The ids of the departments that a person is in, with those above. */
  async idsAbove(tenantId: string, memberId: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('membership_departments as p')
      .innerJoin('departments as d', (join) =>
        join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.department_id'),
      )
      .where('p.tenant_id', '=', tenantId)
      .where('p.member_id', '=', memberId)
      .select('d.mpath as path')
      .execute()
    return new Set(rows.flatMap(({ path }) => pathIds(path)))
  }

  /** Names along paths of the tree, root first, by the id of the department at the end. */
  async refsAlong(tenantId: string, path: string): Promise<DepartmentRef[]> {
    const ids = pathIds(path)
    if (ids.length === 0) return []
    const rows = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${ids}::text[])`)
      .select(['id', 'name'])
      .execute()
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
  }

  /** Departments whose name, pinyin or initials contain the keyword, or whose code starts with it. */
  async search(tenantId: string, keyword: string, limit: number): Promise<DepartmentSearchResult> {
    const range = tokenRange(keyword)
    if (!range) return { matches: [], total: 0 }
    const rows = await this.db
      .with('matches', (db) =>
        db
          .selectFrom('department_tokens')
          .where('tenant_id', '=', tenantId)
          .where('token', '>=', range.from)
          .where('token', '<', range.to)
          .groupBy('department_id')
          .select(['department_id as id', sql<number>`min(position)`.as('position')]),
      )
      .with('candidates', (db) =>
        db
          .selectFrom('matches')
          .select(['id', 'position', sql<number>`count(*) over ()`.as('total')])
          .orderBy('position')
          .orderBy('id')
          .limit(Math.max(limit, rankedCandidates)),
      )
      .selectFrom('candidates as c')
      .innerJoin('departments as d', (join) =>
        join.onRef('d.id', '=', 'c.id').on('d.tenant_id', '=', tenantId),
      )
      .select(nodeColumns)
      .select('c.total as total')
      .orderBy(sql`d.name = ${keyword.trim()}`, 'desc')
      .orderBy('c.position')
      .orderBy('d.depth')
      .orderBy('d.name_key')
      .orderBy('d.id')
      .limit(limit)
      .execute()
    return {
      matches: rows.map(({ total: _total, ...node }) => node),
      total: rows[0]?.total ?? 0,
    }
  }

  /**
   * One page of the departments, each with the way to it, and the number of all of them. `without`: those
   * alone that do not hold the account.
   */
  async listPlaced(
    tenantId: string,
    filter: Paging & { without?: string; keyword?: string | undefined },
  ): Promise<{ departments: PlacedDepartment[]; total: number }> {
    const { without } = filter
    const range = tokenRange(filter.keyword ?? '')
    let others = this.db.selectFrom('departments as d').where('d.tenant_id', '=', tenantId)
    if (without !== undefined) {
      others = others.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('membership_departments as placed')
              .innerJoin('memberships as m', (join) =>
                join
                  .onRef('m.tenant_id', '=', 'placed.tenant_id')
                  .onRef('m.id', '=', 'placed.member_id'),
              )
              .whereRef('placed.tenant_id', '=', 'd.tenant_id')
              .whereRef('placed.department_id', '=', 'd.id')
              .where('m.user_id', '=', without)
              .select('m.id'),
          ),
        ),
      )
    }
    if (range) {
      others = others.where('d.id', 'in', (eb) =>
        eb
          .selectFrom('department_tokens as t')
          .where('t.tenant_id', '=', tenantId)
          .where('t.token', '>=', range.from)
          .where('t.token', '<', range.to)
          .select('t.department_id'),
      )
    }
    const { rows, total } = await readPage(
      this.db,
      others.select(['d.id', 'd.name', 'd.code', 'd.mpath']),
      filter,
      {
        id: 'd.id',
        columns: { name: 'd.name_key', code: 'd.code' },
        nullable: ['code'],
        otherwise: [
          ['d.depth', 'asc'],
          ['d.sort', 'asc'],
          ['d.name_key', 'asc'],
        ],
      },
    )
    const above = await this.byIds(tenantId, [
      ...new Set(rows.flatMap(({ mpath }) => pathIds(mpath))),
    ])
    const names = new Map(above.map(({ id, name }) => [id, name]))
    return {
      departments: rows.map(({ id, name, code, mpath }) => ({
        id,
        name,
        code,
        path: pathIds(mpath).map((part) => ({ id: part, name: names.get(part) ?? '' })),
      })),
      total,
    }
  }

  /** How many departments a branch has, its top included, and its deepest level. */
  async measureBranch(
    tenantId: string,
    path: string,
  ): Promise<{ departments: number; depth: number }> {
    const { from, to } = branchRange(path)
    const row = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('mpath', '>=', from)
      .where('mpath', '<', to)
      .select(({ fn }) => [
        fn.countAll<number>().as('departments'),
        fn.max<number | null>('depth').as('depth'),
      ])
      .executeTakeFirstOrThrow()
    return { departments: row.departments, depth: row.depth ?? 0 }
  }

  /** One after the greatest order number among the children of a department. */
  async nextSort(tenantId: string, parentId: string | null): Promise<number> {
    const row = await this.db
      .selectFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('parent_id', parentId === null ? 'is' : '=', parentId)
      .select(({ fn }) => fn.max<number | null>('sort').as('last'))
      .executeTakeFirst()
    return (row?.last ?? 0) + 1
  }

  /** @throws a unique violation when a sibling has the name or a department the code. */
  async add(
    tenantId: string,
    department: {
      id: string
      parent: DepartmentNode | null
      name: string
      code: string | null
      headId: string | null
      description: string | null
      sort: number
    },
  ): Promise<void> {
    const { id, parent, name, code } = department
    await this.db
      .insertInto('departments')
      .values({
        tenant_id: tenantId,
        id,
        parent_id: parent?.id ?? null,
        mpath: childPath(parent?.path ?? null, id),
        depth: (parent?.depth ?? 0) + 1,
        name,
        name_key: sortKey(name),
        code,
        head_member_id: department.headId,
        description: department.description,
        sort: department.sort,
      })
      .execute()
    await writeDepartmentTokens(this.db, tenantId, { id, name, code })
  }

  /**
   * Writes the given fields and the next version; with a `parent` (null: the root level) the branch
   * moves there. The caller has excluded a place below itself. @throws a unique violation, as `add`.
   */
  async edit(
    tenantId: string,
    department: DepartmentDetail,
    fields: DepartmentFields,
    parent?: DepartmentNode | null,
  ): Promise<void> {
    const { id } = department
    const name = fields.name ?? department.name
    const code = fields.code === undefined ? department.code : fields.code
    await this.db
      .updateTable('departments')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        parent_id: parent === undefined ? department.parentId : (parent?.id ?? null),
        name,
        name_key: sortKey(name),
        code,
        head_member_id: fields.headId,
        description: fields.description,
        sort: fields.sort,
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
    if (name !== department.name || code !== department.code) {
      await writeDepartmentTokens(this.db, tenantId, { id, name, code })
    }
    if (parent === undefined) return
    await this.rewritePaths(tenantId, department, parent)
    // Applications show to departments with those below.
    await announce(this.db, tenantId, { kind: 'apps', to: 'everybody', once: true })
  }

  /** All of a branch as it can be made again, parents first. */
  async branchRecords(tenantId: string, path: string): Promise<DepartmentRecord[]> {
    const { from, to } = branchRange(path)
    return this.db
      .selectFrom('departments as d')
      .where('d.tenant_id', '=', tenantId)
      .where('d.mpath', '>=', from)
      .where('d.mpath', '<', to)
      .select([
        'd.id as id',
        'd.parent_id as parentId',
        'd.name as name',
        'd.code as code',
        'd.head_member_id as headId',
        'd.description as description',
        'd.sort as sort',
        sql<string[]>`array(select c.role_id from role_departments c
          where c.tenant_id = d.tenant_id and c.department_id = d.id)`.as('roleIds'),
        sql<string[]>`array(select s.app_id from tenant_app_departments s
          where s.tenant_id = d.tenant_id and s.department_id = d.id)`.as('appIds'),
        sql<string[]>`array(select s.app_code from product_app_departments s
          where s.tenant_id = d.tenant_id and s.department_id = d.id)`.as('appCodes'),
      ])
      .orderBy('d.depth')
      .orderBy('d.mpath')
      .execute()
  }

  /** Puts departments among the chosen ones of their roles again; roles that have gone are left out. */
  async addToScopes(
    tenantId: string,
    departments: readonly Pick<DepartmentRecord, 'id' | 'roleIds'>[],
  ): Promise<void> {
    const places = departments.flatMap(({ id, roleIds }) => roleIds.map((role) => ({ id, role })))
    if (places.length === 0) return
    await sql`
      insert into role_departments (tenant_id, role_id, department_id)
      select ${tenantId}, r.id, n.department_id
      from unnest(
        ${arrayLiteral(places.map(({ id }) => id))}::text[],
        ${arrayLiteral(places.map(({ role }) => role))}::text[]
      ) as n (department_id, role_id)
      join roles r on r.tenant_id = ${tenantId} and r.id = n.role_id and r.data_scope = 'custom'
      on conflict do nothing`.execute(this.db)
  }

  /** Removes a branch in which nobody is; returns how many departments went. */
  async removeBranch(tenantId: string, path: string): Promise<number> {
    const { from, to } = branchRange(path)
    const result = await this.db
      .deleteFrom('departments')
      .where('tenant_id', '=', tenantId)
      .where('mpath', '>=', from)
      .where('mpath', '<', to)
      .executeTakeFirst()
    return Number(result.numDeletedRows)
  }

  /** Gives the paths of a branch a new beginning, and counts people anew above both places. */
  private async rewritePaths(
    tenantId: string,
    department: DepartmentNode,
    parent: DepartmentNode | null,
  ): Promise<void> {
    const { from, to } = branchRange(department.path)
    const path = childPath(parent?.path ?? null, department.id)
    const down = (parent?.depth ?? 0) + 1 - department.depth
    await this.db
      .updateTable('departments')
      .where('tenant_id', '=', tenantId)
      .where('mpath', '>=', from)
      .where('mpath', '<', to)
      .set({
        mpath: sql<string>`${path}::text || substr(mpath, ${department.path.length + 1}::int)`,
        depth: sql<number>`depth + ${down}::int`,
      })
      .execute()
    await recountMembers(
      this.db,
      tenantId,
      differingIds(ancestorIds(department.path), ancestorIds(path)),
    )
  }

  private nodes(tenantId: string) {
    return this.db
      .selectFrom('departments as d')
      .where('d.tenant_id', '=', tenantId)
      .select(nodeColumns)
  }
}

function nodeColumns(eb: ExpressionBuilder<Database & { d: Database['departments'] }, 'd'>) {
  return [
    'd.id as id' as const,
    'd.parent_id as parentId' as const,
    'd.mpath as path' as const,
    'd.depth as depth' as const,
    'd.name as name' as const,
    'd.name_key as nameKey' as const,
    'd.code as code' as const,
    'd.sort as sort' as const,
    'd.member_count as memberCount' as const,
    'd.version as version' as const,
    eb
      .selectFrom('departments as child')
      .whereRef('child.tenant_id', '=', 'd.tenant_id')
      .whereRef('child.parent_id', '=', 'd.id')
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull()
      .as('childCount'),
  ]
}
