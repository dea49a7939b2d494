import { createTestApi } from '@spruce/api-client/testing'
import type { Schemas } from '@spruce/api-client'
import { makeLines } from '../history/historyHandlers.js'

type AccessLog = Schemas['PlatformAccessLog']
type LoginLog = Schemas['PlatformLoginLog']
type OperatorLog = Schemas['PlatformOperatorLog']

const customers = [
  { id: 'c1', name: '云山制造', code: 'yunshan' },
  { id: 'c2', name: '海川物流', code: 'haichuan' },
]

/** Attempts to sign in, newest first; every fourth failed, outside any customer. */
export function makeLogins(count: number): LoginLog[] {
  return Array.from({ length: count }, (_, index) => {
    const hasFailed = index % 4 === 3
    const customer = hasFailed ? undefined : customers[index % 2]
    return {
      id: `s${index + 1}`,
      at: `2026-11-20T08:${String(59 - (index % 60)).padStart(2, '0')}:00.000Z`,
      userId: hasFailed ? null : `u${index % 3}`,
      loginName: hasFailed ? `x***` : `user_${index + 1}`,
      userName: hasFailed ? null : `用户 ${index % 3}`,
      success: !hasFailed,
      reason: hasFailed ? 'WRONG_PASSWORD' : null,
      via: index % 5 === 4 ? 'loginByVerificationCode' : 'login',
      address: '10.0.0.8',
      terminal: 'Chrome / Windows',
      customerId: customer?.id ?? null,
      customerName: customer?.name ?? null,
    }
  })
}

/** Visits, newest first, of two applications. */
export function makeVisits(count: number): AccessLog[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = String(23 - (index % 24)).padStart(2, '0')
    const isConsole = index % 2 === 0
    return {
      userId: `u${index % 3}`,
      userName: index % 3 === 2 ? null : `用户 ${index % 3}`,
      appCode: isConsole ? 'spruce-web-enterprise-console' : 'spruce-web-personal-center',
      appName: isConsole ? '企业控制台' : '个人中心',
      visits: index + 1,
      firstAt: `2026-11-${String(20 - Math.floor(index / 24)).padStart(2, '0')}T${hour}:01:00.000Z`,
      lastAt: `2026-11-${String(20 - Math.floor(index / 24)).padStart(2, '0')}T${hour}:40:00.000Z`,
      terminal: 'Chrome / Windows',
      customerId: customers[index % 2]?.id ?? null,
      customerName: customers[index % 2]?.name ?? null,
    }
  })
}

/** Lines of the operator log; the first one is a new department, which the person's own tenant has. */
export function makeOperatorLines(count: number): OperatorLog[] {
  return makeLines(count).map((line, index) =>
    index > 0
      ? line
      : {
          ...line,
          operation: 'addDept',
          operationName: '新增部门',
          objectTable: 'departments',
          objectId: 'd1',
          objectName: '研发部',
          before: null,
          after: { name: '研发部', status: 'enabled' },
          userId: 'u7',
          userName: '王芳',
          customerId: null,
          customerName: null,
        },
  )
}

/** What a test reads of the calls that were made. */
export interface SeenCalls {
  /** The query of the last call to a log or its file. */
  last?: Record<string, unknown>
}

/** A client whose server is these arrays: it filters as the contract says, pages, and writes files. */
export function createLogsApi(
  rows: {
    logins?: LoginLog[]
    visits?: AccessLog[]
    lines?: OperatorLog[]
    /** How many lines the server says there are. */
    most?: number
  },
  seen: SeenCalls = {},
) {
  const { logins = [], visits = [], lines = [] } = rows
  const pick = <Row extends object>(all: readonly Row[], query: object, fields: string[]) => {
    seen.last = query as Record<string, unknown>
    const wanted = new Map(Object.entries(query) as [string, string][])
    return all.filter((row) =>
      fields.every((field) => {
        const value = wanted.get(field)
        return value === undefined || String(Reflect.get(row, field)) === value
      }),
    )
  }
  const page = <Row>(found: readonly Row[], query: { page?: unknown; size?: unknown }) => {
    const size = Number(query.size)
    const first = (Number(query.page) - 1) * size
    return { rows: found.slice(first, first + size), total: rows.most ?? found.length }
  }
  const ofLogins = (query: { keyword?: Asked }) =>
    pick(logins, query, ['success', 'userId', 'customerId']).filter(({ loginName }) =>
      loginName.startsWith(wordOf(query.keyword)),
    )
  const ofLines = (query: { keyword?: Asked }) =>
    pick(lines, query, ['operation', 'objectTable', 'objectId', 'userId', 'customerId']).filter(
      ({ objectName }) => (objectName ?? '').startsWith(wordOf(query.keyword)),
    )
  return createTestApi({
    'GET /spruce/api/v1/platform/login-logs': ({ query }) => page(ofLogins(query), query),
    'GET /spruce/api/v1/platform/login-logs/export': ({ query }) =>
      file('登录日志', query.format, [
        '账号',
        ...ofLogins(query).map(({ loginName }) => loginName),
      ]),
    'GET /spruce/api/v1/platform/access-logs': ({ query }) =>
      page(pick(visits, query, ['appCode', 'userId', 'customerId']), query),
    'GET /spruce/api/v1/platform/access-logs/export': ({ query }) =>
      file('访问日志', query.format, [
        '应用',
        ...pick(visits, query, ['appCode']).map(({ appName }) => appName),
      ]),
    'GET /spruce/api/v1/platform/operator-logs': ({ query }) => page(ofLines(query), query),
    'GET /spruce/api/v1/platform/operator-logs/export': ({ query }) =>
      file('操作日志', query.format, [
        '操作',
        ...ofLines(query).map(({ operationName }) => operationName),
      ]),
    'GET /spruce/api/v1/platform/boards/app': {
      from: '2026-10-21T16:00:00.000Z',
      to: '2026-11-20T08:00:00.000Z',
      visits: 0,
      users: 0,
      series: [],
      topApps: [],
    },
    'GET /spruce/api/v1/customers': ({ query }) => {
      const found = customers.filter(({ name }) => name.includes(wordOf(query.keyword)))
      return { rows: found.map(asCustomer), total: found.length }
    },
    'GET /spruce/api/v1/customers/{id}': ({ path }) =>
      asCustomer(customers.find(({ id }) => id === path.id) ?? { id: path.id, name: '', code: '' }),
  })
}

function asCustomer(known: { id: string; name: string; code: string }) {
  return {
    ...known,
    shortName: known.name,
    hosts: [],
    industry: null,
    region: null,
    contactName: null,
    contactMobile: null,
    contactEmail: null,
    status: 'enabled' as const,
    expiresAt: null,
    memberCount: 3,
    plan: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 1,
  }
}

/** The lines as the server's CSV; under the name of a spreadsheet, too, which these tests do not read. */
function file(name: string, format: Asked, lines: readonly string[]): Response {
  return new Response(`\ufeff${lines.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${wordOf(format)}`)}`,
    },
  })
}

/** A value of the address, which may stand there more than once. */
type Asked = string | string[] | undefined

function wordOf(asked: Asked): string {
  return [asked ?? ''].flat().join('')
}
