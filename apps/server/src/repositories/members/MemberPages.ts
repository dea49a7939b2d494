import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import { foundBy, memberRanges } from '../search/memberSearch.js'
import type { TokenRange } from '../search/searchTokens.js'
import { idsOfBranchPage, isInBranch } from './branchPage.js'
import type { SortField } from '../lists/Paging.js'
import { inOrder, type ListShape } from '../lists/readPage.js'
import { withFacets } from '../lists/withFacets.js'
import type { MemberFilter } from './memberFilter.js'
import { memberColumns, peopleOf, type MemberRow, type People } from './memberRows.js'
import { hasFacetFilter, hasSignedIn, memberFacets } from './memberFacets.js'
import { areFew, conditionsOnTokens, isOneOfFew, narrowingsOf } from './narrowing.js'

const listShape: ListShape = {
  id: 'm.id',
  columns: {
    nickName: 'm.name_key',
    loginName: 'm.login_name',
    employeeCode: 'm.employee_code',
    status: 'm.status',
    lastLoginAt: 'm.last_login_at',
    joinedAt: 'm.created_at',
  },
  nullable: ['employeeCode', 'lastLoginAt'],
}

const byName: readonly SortField[] = [{ field: 'nickName', descending: false }]

/** More people are met soon enough in the order of a page; fewer are looked up first. */
const fewPeople = 20_000

/** Up to there the pages of a large branch are met by walking; a later one is put together. */
const earlyPart = 50

/** Pages of people by filter and order, each by the way that stays quick among a million. */
export class MemberPages {
  constructor(private readonly db: Db) {}

  async read(
    tenantId: string,
    filter: MemberFilter,
  ): Promise<{ rows: MemberRow[]; total: number }> {
    const { page, size } = filter
    const offset = (page - 1) * size
    const ranges = rangesOf(filter)
    if (ranges.length > 0) return this.find(tenantId, filter, { ranges, offset })
    const known = totalOf(filter)
    if (known === 0) return { rows: [], total: 0 }
    const paged = this.branchPage(tenantId, filter, offset)
    if (known !== undefined && paged) {
      return { rows: await ordered(paged, filter.sort).execute(), total: known }
    }
    const { each, all } = await this.matching(tenantId, filter)
    const total = known ?? (await countOf(all))
    if (total === 0) return { rows: [], total }
    const people = paged ?? each.offset(offset).limit(size)
    return { rows: await ordered(people, filter.sort).execute(), total }
  }

  /** Everybody whom the filter finds, by name; one more than `most` where they are more. */
  async ids(
    tenantId: string,
    filter: Omit<MemberFilter, 'page' | 'size'>,
    most: number,
  ): Promise<{ id: string; name: string }[]> {
    const whole: MemberFilter = { ...filter, page: 1, size: most + 1 }
    const ranges = rangesOf(whole)
    const people =
      ranges.length > 0
        ? await this.found(tenantId, whole, ranges)
        : (await this.matching(tenantId, whole)).all
    return people
      .select(['m.id as id', 'm.nick_name as name'])
      .orderBy('m.name_key')
      .orderBy('m.id')
      .limit(most + 1)
      .execute()
  }

  /** By keyword: found and counted in one go, as the order of names has to read all of the few it finds. */
  private async find(
    tenantId: string,
    filter: MemberFilter,
    { ranges, offset }: { ranges: readonly TokenRange[]; offset: number },
  ): Promise<{ rows: MemberRow[]; total: number }> {
    const matching = await this.found(tenantId, filter, ranges)
    const rows = await ordered(matching.offset(offset).limit(filter.size), filter.sort)
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .execute()
    const [first] = rows
    const total = first?.total ?? (offset === 0 ? 0 : await countOf(matching))
    return { rows: rows.map(({ total: _total, ...row }) => row), total }
  }

  /** Whom a keyword finds. */
  private async found(
    tenantId: string,
    filter: MemberFilter,
    ranges: readonly TokenRange[],
  ): Promise<People> {
    const conditions = await conditionsOnTokens(this.db, tenantId, filter)
    const ids = foundBy(tenantId, ranges, conditions)
    return among(peopleOf(this.db, tenantId).where('m.id', '=', ids), filter)
  }

  /** The people of the filter: in a form that meets `each` in the order of a page, or reads `all`. */
  private async matching(
    tenantId: string,
    filter: MemberFilter,
  ): Promise<{ each: People; all: People }> {
    const memberId = sql.ref('m.id')
    let each = among(peopleOf(this.db, tenantId), filter)
    let all = each
    let isLookedUp = false
    for (const narrowing of narrowingsOf(tenantId, filter)) {
      const { has, ids } = narrowing
      if (ids && (await areFew(this.db, narrowing, fewPeople))) {
        // The planner would read everybody by name until it has met a page of them.
        const isOne = isLookedUp
          ? isOneOfFew(memberId, ids)
          : sql<SqlBool>`m.id = any(array(${ids}))`
        each = each.where(isOne)
        all = all.where(isOne)
        isLookedUp = true
      } else {
        each = each.where(has(memberId))
        all = all.where(ids ? sql<SqlBool>`m.id in (${ids})` : has(memberId))
      }
    }
    const { status } = filter
    if (!status) return { each, all }
    return { each: each.where('m.status', '=', status), all: all.where('m.status', '=', status) }
  }

  /** The people of a page, where it is one of a department or branch in the order of names. */
  private branchPage(tenantId: string, filter: MemberFilter, offset: number) {
    const { department, sort = byName, size: limit } = filter
    const [order, ...others] = sort
    if (!department || order?.field !== 'nickName' || others.length > 0) return undefined
    if (!isUnfiltered(filter)) return undefined
    const { memberCount } = department
    const isEarly = offset + limit <= memberCount / earlyPart
    if (department.withDescendants && memberCount > fewPeople && isEarly) {
      const inBranch = isInBranch(tenantId, department.path)
      return peopleOf(this.db, tenantId).where(inBranch).offset(offset).limit(limit)
    }
    const { descending } = order
    const ids = idsOfBranchPage(tenantId, { department, descending, offset, limit })
    return peopleOf(this.db, tenantId).where('m.id', '=', ids)
  }
}

/** A keyword as ranges of tokens; none where it has nothing to be found by. */
function rangesOf({ keyword, contacts }: MemberFilter) {
  return keyword === undefined ? [] : memberRanges(keyword, contacts)
}

function ordered(people: People, sort: readonly SortField[] = byName) {
  return inOrder(people.select(memberColumns), sort, listShape)
}

async function countOf(people: People): Promise<number> {
  const { total } = await people
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** What the counter of a branch says of all its people, whatever their order; else they are counted. */
function totalOf(filter: MemberFilter): number | undefined {
  const { department } = filter
  return department?.withDescendants && isUnfiltered(filter) ? department.memberCount : undefined
}

/** Whether the filter takes all people of its department. */
function isUnfiltered(filter: MemberFilter): boolean {
  const { scope, keyword = '', status, roleId, ids } = filter
  if (hasFacetFilter(filter)) return false
  return scope === 'all' && keyword === '' && !status && roleId === undefined && !ids
}

/** Those who are named, where the filter names any, and who have the values that it asks for. */
function among(people: People, { ids, signedIn, filters }: MemberFilter): People {
  let found = withFacets(people, filters, memberFacets)
  if (signedIn !== undefined) found = found.where(hasSignedIn(signedIn))
  return ids ? found.where(sql<SqlBool>`m.id = any(${[...ids]}::text[])`) : found
}
