import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Revision, WorkbenchRow } from './workbenchQueries.js'
import { documentOfTemplate } from './workbenchTemplates.js'

const base = '/spruce/api/v1/workbenches'
const at = '2026-11-20T08:00:00.000Z'

/** The id of a workbench of stories and tests. */
export const workbenchId = (number: number) =>
  `01930f3c-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Workbenches for stories and tests: the second one is a draft, every third one has changes. */
export function makeWorkbenches(count: number): WorkbenchRow[] {
  return Array.from({ length: count }, (_, index): WorkbenchRow => {
    const isOut = index !== 1
    return {
      id: workbenchId(index + 1),
      scope: 'business',
      name: `车间工作台 ${index + 1}`,
      description: index === 0 ? '生产看板' : null,
      priority: count - index,
      roleIds: index === 1 ? [] : ['r1'],
      roles: index === 1 ? [] : [{ id: 'r1', name: '人事专员' }],
      departmentIds: index === 0 ? ['d1'] : [],
      departments: index === 0 ? [{ id: 'd1', name: '研发部' }] : [],
      status: isOut ? 'published' : 'draft',
      hasChanges: index % 3 === 0 || !isOut,
      revision: index % 3 === 0 ? 4 : 3,
      publishedRevision: isOut ? 3 : null,
      publishedAt: isOut ? at : null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** The one for everybody. */
export function makeGlobal(more: Partial<WorkbenchRow> = {}): WorkbenchRow {
  const [first] = makeWorkbenches(1)
  if (!first) throw new Error('makeWorkbenches(1) makes one')
  return {
    ...first,
    ...{ id: workbenchId(99), scope: 'global', name: '企业工作台', description: null },
    ...{ roleIds: [], roles: [], departmentIds: [], departments: [], priority: 0 },
    ...more,
  }
}

function makeRevisions({ revision, publishedRevision, status }: WorkbenchRow): Revision[] {
  return Array.from({ length: revision }, (_, index): Revision => {
    const number = revision - index
    const isReleased = publishedRevision !== null && number <= publishedRevision && number % 2 === 1
    return {
      number,
      note: number === 3 ? '说明' : null,
      bytes: 1820,
      savedBy: '李娜',
      savedAt: at,
      releasedBy: isReleased ? '李娜' : null,
      releasedAt: isReleased ? at : null,
      isDraft: number === revision,
      isPublished: status === 'published' && number === publishedRevision,
    }
  })
}

/** A client whose server is this array. */
export function createWorkbenchesApi(rows: WorkbenchRow[], handlers: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  const change = (id: string, version: number, fields: Partial<WorkbenchRow>) =>
    Object.assign(find(id, version), fields, { version: version + 1 })
  const document = documentOfTemplate('office', 'zh-CN')
  const binned: WorkbenchRow[] = []
  return createTestApi({
    [`GET ${base}`]: ({ query }) => {
      const { keyword = '', scope, status, audience, ids } = query
      const found = rows
        .filter(
          (row) =>
            row.name.includes(String(keyword)) &&
            (scope === undefined || row.scope === scope) &&
            (status === undefined || row.status === status) &&
            (ids === undefined || [ids].flat().includes(row.id)) &&
            (audience === undefined ||
              (audience === 'nobody'
                ? row.roleIds.length + row.departmentIds.length === 0
                : audience === 'roles'
                  ? row.roleIds.length > 0
                  : row.departmentIds.length > 0)),
        )
        .toSorted((one, other) => other.priority - one.priority)
      const size = Number(query.size ?? 20)
      const first = (Number(query.page ?? 1) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    [`POST ${base}`]: ({ body }) => {
      const added: WorkbenchRow = {
        ...makeGlobal({ ...{ status: 'draft', hasChanges: true, revision: 1 } }),
        ...{ publishedRevision: null, publishedAt: null, scope: body.scope, name: body.name },
        ...{ roleIds: body.roleIds ?? [], departmentIds: body.departmentIds ?? [] },
        id: workbenchId(100 + rows.length),
      }
      rows.push(added)
      return added
    },
    [`GET ${base}/{id}`]: ({ path }) => ({ workbench: find(path.id), document }),
    [`PUT ${base}/{id}`]: ({ path, body: { version, ...changes } }) =>
      change(path.id, version, changes),
    [`POST ${base}/{id}/publish`]: ({ path, body: { version } }) =>
      change(path.id, version, {
        ...{ status: 'published', hasChanges: false, publishedAt: at },
        publishedRevision: find(path.id).revision,
      }),
    [`POST ${base}/{id}/withdraw`]: ({ path, body: { version } }) =>
      change(path.id, version, { status: 'withdrawn' }),
    [`POST ${base}/{id}/copy`]: ({ path, body: { name } }) => {
      const copy: WorkbenchRow = {
        ...find(path.id),
        ...{ id: workbenchId(100 + rows.length), name, status: 'draft', scope: 'business' },
        ...{ publishedRevision: null, publishedAt: null },
      }
      rows.push(copy)
      return copy
    },
    [`POST ${base}/{id}/remove`]: ({ path, body }) => {
      binned.push(find(path.id, body.version))
      rows.splice(0, rows.length, ...rows.filter(({ id }) => id !== path.id))
      return null
    },
    [`POST ${base}/order`]: ({ body: { ids } }) => {
      for (const row of rows) row.priority = ids.length - ids.indexOf(row.id)
      return { changed: ids.length }
    },
    [`GET ${base}/{id}/revisions`]: ({ path, query }) => {
      const all = makeRevisions(find(path.id)).filter(
        ({ releasedAt }) => query.released === undefined || releasedAt !== null,
      )
      return { rows: all, total: all.length }
    },
    [`GET ${base}/{id}/revisions/{number}`]: ({ path }) => {
      // An address holds text.
      const isAsked = ({ number }: Revision) => String(number) === String(path.number)
      const revision = makeRevisions(find(path.id)).find(isAsked)
      if (!revision) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return { revision, document }
    },
    [`POST ${base}/{id}/revisions/{number}/restore`]: ({ path, body: { version } }) =>
      change(path.id, version, { revision: find(path.id).revision + 1, hasChanges: true }),
    [`POST ${base}/{id}/revisions/{number}/roll-back`]: ({ path, body: { version } }) =>
      change(path.id, version, { status: 'published' }),
    'GET /spruce/api/v1/members/{id}/workbench': {
      source: 'business',
      isStale: false,
      given: [
        {
          ...{ workbenchId: workbenchId(1), scope: 'business', name: '车间工作台 1' },
          why: [{ kind: 'role', name: '人事专员' }],
        },
        { workbenchId: workbenchId(99), scope: 'global', name: '企业工作台', why: [] },
      ],
    },
    'POST /spruce/api/v1/notices/audience-count': ({
      body: { roleIds = [], departmentIds = [] },
    }) => ({
      people: 12 * (roleIds.length + departmentIds.length),
    }),
    'GET /spruce/api/v1/audience-choices': {
      departments: [{ id: 'd1', name: '研发部', path: [{ id: 'd1', name: '研发部' }] }],
      roles: [{ id: 'r1', name: '人事专员' }],
      people: [
        {
          ...{ id: 'm1', name: '李娜', employeeCode: 'YS001' },
          departments: [{ id: 'd1', name: '研发部' }],
        },
      ],
      totals: { departments: 1, roles: 1, people: 1 },
    },
    'GET /spruce/api/v1/recycle-bin': () => ({
      rows: binned.map(({ id, name }) => ({
        ...{ id: `bin ${id}`, objectId: id, kind: 'workbenches' as const, name },
        ...{ removedBy: 'u1', removedByName: '李娜', removedAt: at, purgedAt: at },
      })),
      total: binned.length,
    }),
    'POST /spruce/api/v1/recycle-bin/restore': ({ body: { ids } }) => {
      rows.push(...binned.filter(({ id }) => ids.includes(`bin ${id}`)))
      return { changed: ids.length, notes: [] }
    },
    ...handlers,
  })
}
