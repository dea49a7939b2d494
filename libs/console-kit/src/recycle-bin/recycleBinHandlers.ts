import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { platformKinds, recycledKinds } from './recycleBinQuery.js'
import type { Recycled, RestoreNote } from './recycleBinSource.js'

const hour = 3_600_000

/** Rows for stories and tests, newest first: a plan, a component, a notice, a role, and so on. */
export function makeRecycled(count: number): Recycled[] {
  return Array.from({ length: count }, (_, index) => {
    // The last ones have less than three days.
    const left = (30 * 24 - Math.floor((index / Math.max(1, count - 1)) * (30 * 24 - 10))) * hour
    const purgedAt = Date.now() + left
    return {
      id: `b${String(index + 1)}`,
      kind: recycledKinds[index % recycledKinds.length] ?? 'roles',
      objectId: `o${String(index + 1)}`,
      name: `数据 ${String(index + 1)}`,
      removedBy: 'u1',
      removedByName: index % 5 === 4 ? null : '张伟',
      removedAt: new Date(purgedAt - 30 * 24 * hour).toISOString(),
      purgedAt: new Date(purgedAt).toISOString(),
    }
  })
}

/** A note of each code, on records of their kinds. */
export function makeRestoreNotes(): RestoreNote[] {
  const of = (kind: RestoreNote['kind'], name: string) => ({ kind, name, id: `b-${name}` })
  return [
    { ...of('members', '李娜'), code: 'PLACED_AT_ROOT', place: '云杉制造', count: 0 },
    { ...of('members', '李娜'), code: 'ROLES_GONE', place: null, count: 1 },
    { ...of('departments', '质检组'), code: 'PARENT_GONE', place: '生产部', count: 0 },
    { ...of('departments', '质检组'), code: 'HEADS_GONE', place: null, count: 1 },
    { ...of('roles', '巡检员'), code: 'DEPARTMENTS_GONE', place: null, count: 2 },
    { ...of('roles', '巡检员'), code: 'PEOPLE_GONE', place: null, count: 3 },
    { ...of('pages', '看板'), code: 'PARENT_GONE', place: null, count: 0 },
    { ...of('apps', '报修'), code: 'SWITCHED_OFF', place: null, count: 0 },
    { ...of('apps', '报修'), code: 'FILE_GONE', place: null, count: 1 },
    { ...of('plans', '标准版'), code: 'OFFERS_GONE', place: null, count: 2 },
    { ...of('workbenches', '班组台'), code: 'AUDIENCE_GONE', place: null, count: 1 },
    { ...of('systemNotices', '升级公告'), code: 'CUSTOMERS_GONE', place: null, count: 1 },
  ]
}

/** The answer when a code is in use meanwhile. */
export function codeTaken(): ApiError {
  const fields = [{ path: 'code', message: '已被使用，请更换' }]
  return new ApiError({ kind: 'http', status: 409, code: 'DUPLICATE', fields })
}

/** The answer when a department has to be chosen. */
export function placeGone(): ApiError {
  const fields = [{ path: 'departmentId', message: '必填' }]
  return new ApiError({ kind: 'http', status: 422, code: 'RESTORE_PLACE', fields })
}

/** What a call was made with. */
export interface Call {
  path: 'restore' | 'restore-platform' | 'purge'
  ids: readonly string[]
  /** Where they go. */
  departmentId?: string | null
}

export interface RecycleBinServer {
  /** Ids of people and departments whose department is gone. */
  lost?: readonly string[]
  /** Ids whose code is in use meanwhile. */
  taken?: readonly string[]
  /** What is said of those that come back. */
  notes?: readonly RestoreNote[]
  /** Told of each call. */
  calls?: Call[]
  more?: TestHandlers
}

/** A client whose server is this array: it filters, pages, restores and purges, all of a call or none. */
export function createRecycleBinApi(
  rows: Recycled[],
  { taken = [], lost = [], notes = [], calls = [], more = {} }: RecycleBinServer = {},
) {
  const take = (
    path: Call['path'],
    ids: readonly string[],
    place: Pick<Call, 'departmentId'> = {},
  ) => {
    calls.push({ path, ids, ...place })
    const found = ids.map((id) => {
      const row = rows.find((one) => one.id === id)
      if (!row) throw new ApiError({ kind: 'http', status: 404 })
      if (path !== 'purge' && isOfPlatform(row) !== (path === 'restore-platform'))
        throw new ApiError({ kind: 'http', status: 422 })
      return row
    })
    if (path !== 'purge' && ids.some((id) => taken.includes(id))) throw codeTaken()
    if (path === 'restore' && !('departmentId' in place) && ids.some((id) => lost.includes(id)))
      throw placeGone()
    for (const row of found) rows.splice(rows.indexOf(row), 1)
    return found.length
  }
  const notesOn = (ids: readonly string[]) => notes.filter(({ id }) => ids.includes(id))
  return createTestApi({
    'GET /spruce/api/v1/recycle-bin': ({ query }) => {
      const { keyword = '', kind, page = 1, size = 20 } = query
      const found = rows.filter(
        (row) => row.name.startsWith(String(keyword)) && (kind === undefined || row.kind === kind),
      )
      const first = (Number(page) - 1) * Number(size)
      return { rows: found.slice(first, first + Number(size)), total: found.length }
    },
    'POST /spruce/api/v1/recycle-bin/restore': ({ body: { ids, ...place } }) => ({
      changed: take('restore', ids, place),
      notes: notesOn(ids),
    }),
    'POST /spruce/api/v1/recycle-bin/restore-platform': ({ body }) => ({
      changed: take('restore-platform', body.ids),
      notes: notesOn(body.ids),
    }),
    'POST /spruce/api/v1/recycle-bin/purge': ({ body }) => ({ removed: take('purge', body.ids) }),
    ...more,
  })
}

const ofPlatform: ReadonlySet<string> = new Set(platformKinds)

function isOfPlatform({ kind }: Recycled): boolean {
  return ofPlatform.has(kind)
}
