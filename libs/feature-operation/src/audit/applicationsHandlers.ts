import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Application, Duplicate } from './applicationQueries.js'
import { applicationStatuses } from './applicationQuery.js'

/** Rows for stories and tests: each status in turn, the first one to be reviewed. */
export function makeApplications(count: number): Application[] {
  return Array.from({ length: count }, (_, index) => {
    const status = applicationStatuses[index % 4] ?? 'submitted'
    const isDecided = status === 'approved' || status === 'rejected'
    return {
      id: `a${index + 1}`,
      status,
      name: `申请企业 ${index + 1}`,
      shortName: `企业 ${index + 1}`,
      code: `apply-${index + 1}`,
      industry: '制造业',
      region: '浙江杭州',
      contactName: '李娜',
      contactMobile: '13812345678',
      contactEmail: `lina${index + 1}@example.cn`,
      reason: '集团统一管理\n预计 200 人使用',
      note: status === 'submitted' || status === 'approved' ? null : '请补充营业执照',
      customerId: status === 'approved' ? `c${index + 1}` : null,
      submittedAt: `2026-11-${String(20 - (index % 20)).padStart(2, '0')}T08:00:00.000Z`,
      decidedAt: isDecided ? '2026-11-21T08:00:00.000Z' : null,
      version: status === 'submitted' ? 1 : 2,
    }
  })
}

/** Everything that an application can be like. */
export const someDuplicates: Duplicate[] = [
  { field: 'name', kind: 'customer', id: 'c9', name: '申请企业集团' },
  { field: 'code', kind: 'application', id: 'a5', name: '申请企业 5' },
  { field: 'mobile', kind: 'account', id: null, name: null },
]

const plans = [
  { id: 'p1', code: 'standard', name: '标准版' },
  { id: 'p2', code: 'flagship', name: '旗舰版' },
]

export interface ApplicationsServer {
  duplicates?: readonly Duplicate[]
  /** Codes of customers: an approval with one of them is refused. */
  takenCodes?: readonly string[]
  /** The contact's mobile is another account's. */
  hasTakenMobile?: boolean
}

/** A client whose server is this array: it filters, pages and decides as the real one does. */
export function createApplicationsApi(rows: Application[], server: ApplicationsServer = {}) {
  const { duplicates = [], takenCodes = [], hasTakenMobile = false } = server
  const lines: Schemas['OperatorLog'][] = []
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    return row
  }
  const decide = (
    id: string,
    version: number,
    operation: string,
    change: Pick<Application, 'status' | 'note'>,
  ): Application => {
    const row = find(id)
    if (row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 'STALE_VERSION', current: row })
    }
    if (row.status !== 'submitted') {
      throw new ApiError({ kind: 'http', status: 409, code: 'ILLEGAL_STATE' })
    }
    const at = '2026-11-22T08:00:00.000Z'
    const isDecided = change.status !== 'needs_information'
    const after = { ...change, decidedAt: isDecided ? at : null }
    lines.unshift(lineOf(row, operation, at, after))
    return Object.assign(row, after, { version: version + 1 })
  }
  return createTestApi({
    'GET /spruce/api/v1/applications': ({ query }) => {
      const { keyword = '', status, from, to } = query
      const found = rows.filter(
        (row) =>
          `${row.name} ${row.code}`.includes(String(keyword)) &&
          (status === undefined || row.status === status) &&
          (from === undefined || row.submittedAt >= String(from)) &&
          (to === undefined || row.submittedAt < String(to)),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      const masked = found.slice(first, first + size).map((row) => ({
        ...row,
        contactMobile: '138****5678',
        contactEmail: 'lina****@example.cn',
      }))
      return { rows: masked, total: found.length }
    },
    'GET /spruce/api/v1/applications/{id}': ({ path }) => ({
      application: { ...find(path.id) },
      duplicates: [...duplicates],
    }),
    'GET /spruce/api/v1/applications/{id}/approval-preview': ({ path, query }) => {
      const row = find(path.id)
      const code = query.code === undefined ? row.code : String(query.code)
      const apps = query.planId === 'p1' ? ['企业控制台'] : ['企业控制台', '消息中心', '个人中心']
      return {
        ...{ code, name: row.name, apps },
        administratorLoginName: `admin_${code.replaceAll('-', '_')}`,
        departments: [row.shortName ?? row.name, '综合管理部', '业务部'],
        roles: ['系统管理员', '人事专员', '普通成员'],
        menus: ['企业控制台 / 工作台', '企业控制台 / 基础管理'],
        conflicts: [
          ...(takenCodes.includes(code) ? (['code', 'loginName'] as const) : []),
          ...(hasTakenMobile ? (['contactMobile'] as const) : []),
        ],
      }
    },
    'POST /spruce/api/v1/applications/{id}/request-information': ({ path, body }) =>
      decide(path.id, body.version, 'requestApplicationInformation', {
        status: 'needs_information',
        note: body.note,
      }),
    'POST /spruce/api/v1/applications/{id}/reject': ({ path, body }) =>
      decide(path.id, body.version, 'rejectApplication', { status: 'rejected', note: body.note }),
    'POST /spruce/api/v1/applications/{id}/approve': ({ path, body }) => {
      const field = takenCodes.includes(body.code ?? find(path.id).code)
        ? 'code'
        : hasTakenMobile && 'contactMobile'
      if (field) {
        const fields = [{ path: field, message: '已被使用，请更换' }]
        throw new ApiError({ kind: 'http', status: 409, code: 'DUPLICATE', fields })
      }
      return decide(path.id, body.version, 'approveApplication', { status: 'approved', note: null })
    },
    'GET /spruce/api/v1/plans': () => ({ rows: plans as never[], total: plans.length }),
    'GET /spruce/api/v1/applications/{id}/history': ({ path }) => {
      const found = lines.filter(({ objectId }) => objectId === path.id)
      return { rows: found, total: found.length }
    },
  })
}

function lineOf(
  row: Application,
  operation: string,
  at: string,
  after: Record<string, unknown>,
): Schemas['OperatorLog'] {
  return {
    ...{ id: `${row.id} ${operation} ${row.version}`, at, operation, after },
    userId: 'u1',
    userName: '沈运维',
    actingUserId: null,
    actingUserName: null,
    operationName: operation,
    objectTable: 'applications',
    objectId: row.id,
    objectName: row.name,
    before: { status: row.status },
    address: '10.0.0.8',
    appCode: 'spruce-web-operation-management',
    terminal: 'Chrome / Windows',
    traceId: 'trace',
  }
}
