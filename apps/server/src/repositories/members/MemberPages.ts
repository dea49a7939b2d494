import { sql, type SqlBool } from 'kysely'
import type { Db, MembershipStatus } from '../../db/schema.js'
import { branchRange } from '../departments/departmentPath.js'
import { foundBy, memberRanges, type ContactSearch } from '../search/memberSearch.js'
import { idsOfBranchPage, isInBranch } from './branchPage.js'
import { memberColumns, peopleOf, type MemberRow, type People } from './memberRows.js'
import { isInScope, type PeopleScope } from './peopleScope.js'

export interface MemberSort {
  field: 'nickName' | 'loginName' | 'employeeCode' | 'status' | 'lastLoginAt'
  descending: boolean
}

export interface MemberFilter {
  /** Whom the caller may see. */
  scope: PeopleScope
  /** The branch or the department that people are in. */
  department?: { id: string; path: string; memberCount: number; withDescendants: boolean }
  keyword?: string
  contacts: ContactSearch
  status?: MembershipStatus
  roleId?: string
  sort: readonly MemberSort[]
  /** 1-based. */
  page: number
  size: number
}

const sortColumns = {
  nickName: 'm.name_key',
  loginName: 'm.login_name',
  employeeCode: 'm.employee_code',
  status: 'm.status',
  lastLoginAt: 'm.last_login_at',
} as const

/** A larger branch is met soon enough in the order of names; a smaller one is looked up first. */
const fewPeople = 20_000

/** Pages of people by filter and order, each by the way that stays quick among a million. */
export class MemberPages {
  constructor(private readonly db: Db) {}

  async read(
    tenantId: string,
    filter: MemberFilter,
  ): Promise<{ rows: MemberRow[]; total: number }> {
    const { page, size, department } = filter
    const offset = (page - 1) * size
    const matching = this.matching(tenantId, filter)
    if (rangesOf(filter).length > 0) {
      // Found and counted in one go: the order of names has to read all of the few it finds.
      const rows = await ordered(matching.offset(offset).limit(size), filter.sort)
        .select(sql<number>`(count(*) over ())::int`.as('total'))
        .execute()
      const [first] = rows
      const total = first?.total ?? (offset === 0 ? 0 : await countOf(matching))
      const found = rows.map(({ total: _total, ...row }) => row)
      return { rows: found, total }
    }
    const isBranch = department?.withDescendants && isUnfiltered(filter)
    const total = isBranch ? department.memberCount : await countOf(matching)
    if (total === 0) return { rows: [], total }
    const people = this.branchPage(tenantId, filter, offset) ?? matching.offset(offset).limit(size)
    const rows = await ordered(people, filter.sort).execute()
    return { rows, total }
  }

  private matching(tenantId: string, filter: MemberFilter) {
    const { department, status, roleId } = filter
    let query = peopleOf(this.db, tenantId)
    if (filter.scope !== 'all') query = query.where(isInScope(tenantId, filter.scope))
    if (status) query = query.where('m.status', '=', status)
    if (department) {
      const placed = this.placedIn(tenantId, department)
      // The planner would read everybody by name until it has met a page of them: right for a branch
      // of many, and seconds for a small one, whose people are few enough to be looked up first.
      query =
        department.memberCount > fewPeople
          ? query.where('m.id', 'in', placed)
          : query.where(sql<SqlBool>`m.id = any(array${placed})`)
    }
    if (roleId !== undefined) {
      query = query.where('m.id', 'in', (eb) =>
        eb
          .selectFrom('membership_roles as held')
          .where('held.tenant_id', '=', tenantId)
          .where('held.role_id', '=', roleId)
          .select('held.member_id'),
      )
    }
    const ranges = rangesOf(filter)
    if (ranges.length === 0) return query
    const isNarrowed = filter.scope !== 'all' || status || department || roleId !== undefined
    const among = isNarrowed ? query.select('m.id') : undefined
    return peopleOf(this.db, tenantId).where('m.id', '=', foundBy(tenantId, ranges, among))
  }

  /** The people of a page, where it is one of a department or branch in the order of names. */
  private branchPage(tenantId: string, filter: MemberFilter, offset: number) {
    const { department, sort, size: limit } = filter
    const [order, ...others] = sort
    if (!department || order?.field !== 'nickName' || others.length > 0) return undefined
    if (!isUnfiltered(filter)) return undefined
    if (department.withDescendants && department.memberCount > fewPeople) {
      const inBranch = isInBranch(tenantId, department.path)
      return peopleOf(this.db, tenantId).where(inBranch).offset(offset).limit(limit)
    }
    const { descending } = order
    const ids = idsOfBranchPage(tenantId, { department, descending, offset, limit })
    return peopleOf(this.db, tenantId).where('m.id', '=', ids)
  }

  /** Who is in a department, or in its branch. */
  private placedIn(tenantId: string, department: NonNullable<MemberFilter['department']>) {
    const placed = this.db
      .selectFrom('membership_departments as placed')
      .where('placed.tenant_id', '=', tenantId)
      .select('placed.member_id')
    if (!department.withDescendants) {
      return placed.where('placed.department_id', '=', department.id)
    }
    const { from, to } = branchRange(department.path)
    return placed
      .innerJoin('departments as d', (join) =>
        join
          .onRef('d.tenant_id', '=', 'placed.tenant_id')
          .onRef('d.id', '=', 'placed.department_id'),
      )
      .where('d.mpath', '>=', from)
      .where('d.mpath', '<', to)
  }
}

/** A keyword as ranges of tokens; none where it has nothing to be found by. */
function rangesOf({ keyword, contacts }: MemberFilter) {
  return keyword === undefined ? [] : memberRanges(keyword, contacts)
}

function ordered(people: People, sort: readonly MemberSort[]) {
  let query = people.select(memberColumns)
  for (const { field, descending } of sort) {
    query = query.orderBy(sortColumns[field], (order) =>
      descending ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
  }
  return query.orderBy('m.id')
}

async function countOf(people: People): Promise<number> {
  const { total } = await people
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether the filter takes all people of its department: then the branch's own counter is the total. */
function isUnfiltered({ scope, keyword = '', status, roleId }: MemberFilter): boolean {
  return scope === 'all' && keyword === '' && !status && roleId === undefined
}
