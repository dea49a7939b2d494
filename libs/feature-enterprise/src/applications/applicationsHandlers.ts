import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Schemas } from '@spruce/api-client'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import type { OauthClient } from './oauthDraft.js'
import { isOwnApplication, type Application, type OwnApplication } from './applicationQueries.js'

const embed: Application['embed'] = {
  ...{ memoryClass: 'normal', keepAlive: true },
  ...{ sandbox: [], allow: [], connect: [], frame: [], signOn: 'none' },
}

/** Rows for stories and tests: the console itself and the way to it, then the company's own, of every kind in turn. */
export function makeApplications(count: number): Application[] {
  const product: Application = {
    ...base(0),
    id: null,
    appCode: 'spruce-web-enterprise-console',
    name: { 'zh-CN': '企业控制台', 'en-US': 'Enterprise console' },
    kind: 'own',
    url: '/yunbu-app/spruce-web-enterprise-console',
    origin: 'platform',
    version: 1,
    ...{ createdAt: null, updatedAt: null },
  }
  const entry: Application = {
    ...product,
    appCode: 'MT0001',
    name: { 'zh-CN': '管理入口', 'en-US': 'Management' },
    url: '/',
  }
  return [product, entry, ...Array.from({ length: count }, (_, index) => makeOwn(index + 1))]
}

/** One of the company's own. */
export function makeOwn(number: number): OwnApplication {
  const kind = (['frame', 'page', 'window', 'delivered'] as const)[(number - 1) % 4] ?? 'frame'
  return {
    ...base(number),
    ...{ id: `a${number}`, kind, origin: 'tenant' },
    ...(kind === 'delivered' && {
      url: '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001',
    }),
    appCode: kind === 'delivered' ? 'RCAPPN0001' : `app-${number}`,
    enable: number % 3 === 0 ? 0 : 1,
    status: number === 2 ? 1 : 0,
    openType: kind === 'window' ? 0 : 1,
    health: [null, health('up'), health('down')][number] ?? null,
    diagnosis: number === 1 ? { verdict: 'bad', checkedAt: '2026-11-20T08:00:00.000Z' } : null,
    ...(number === 3 && {
      departmentIds: ['rd'],
      departments: [{ id: 'rd', name: '研发中心' }],
    }),
  }
}

/** What a check found. */
export function health(state: 'up' | 'down'): Schemas['AppHealth'] {
  return {
    ...check(state, 8),
    since: '2026-11-19T08:00:00.000Z',
  }
}

function check(state: 'up' | 'down', hour: number): Schemas['AppCheck'] {
  return {
    ...{ state, status: state === 'up' ? 200 : 503 },
    milliseconds: state === 'up' ? 30 + hour : null,
    checkedAt: `2026-11-20T0${hour}:00:00.000Z`,
  }
}

/** A menu and the workbench that use an application; another menu has no name here. */
const named: Schemas['AppImpact']['named'] = [
  { kind: 'menus', id: 'm1', name: '菜单', scope: null, appCode: null, isPublished: false },
  {
    ...{ kind: 'workbenches', id: 'w1', name: '车间工作台', scope: 'business' },
    ...{ appCode: null, isPublished: true },
  },
]

/** Whether one shows to a role or a department, or to everybody. */
function shows(
  row: Application,
  field: 'roleIds' | 'departmentIds',
  id: string | string[] | undefined,
): boolean {
  const isForAll = row.roleIds.length + row.departmentIds.length === 0
  return id === undefined || isForAll || row[field].some((one) => one === id)
}

/** What the embed doctor found: of a frame that stays blank, then of one that holds; the address is that of the first. */
export function diagnosis(hour: number, isGood = false): Schemas['AppDiagnosis'] {
  const good = { verdict: 'ok', fix: null } as const
  const portal = 'https://console.example.cn'
  return {
    checkedAt: `2026-11-20T0${hour}:00:00.000Z`,
    url: 'https://app1.example.cn/portal',
    findings: [
      {
        ...{ check: 'answer', ...good, code: 'answerGood' },
        found: 'HTTP 200 https://app1.example.cn/portal',
      },
      { check: 'redirects', ...good, code: 'redirectsNone', found: null },
      { check: 'tls', ...good, code: 'tlsValid', found: 'app1.example.cn: 2027-02-18' },
      isGood
        ? { check: 'frame', ...good, code: 'frameAllowed', found: `frame-ancestors ${portal}` }
        : {
            ...{ check: 'frame', verdict: 'bad', code: 'frameOptionsDeny' },
            found: 'X-Frame-Options: SAMEORIGIN',
            fix: `Content-Security-Policy: frame-ancestors ${portal}`,
          },
      isGood
        ? { check: 'isolation', ...good, code: 'isolationOn', found: '?1' }
        : {
            ...{ check: 'isolation', verdict: 'warn', code: 'isolationOff', found: null },
            fix: 'Origin-Agent-Cluster: ?1',
          },
    ],
  }
}

function base(number: number) {
  return {
    name: { 'zh-CN': `应用 ${number}`, 'en-US': `Application ${number}` },
    ...{ icon: 'app-window', category: '办公', url: `https://app${number}.example.cn/portal` },
    ...{ appCode: '', openType: 1 as const, status: 0 as const, enable: 1 as const },
    ...{ sort: number, roleIds: [], roles: [], departmentIds: [], departments: [] },
    allowedOrigins: [],
    ...{ permissionsAsked: ['department:list'], permissionsGranted: [], embed },
    ...{ publisher: '云图软件', release: '2.4.1', version: 1 },
    ...{ health: null, diagnosis: null },
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
}

/** How the first of them signs people in. */
export function makeClient(): OauthClient {
  return {
    ...{ clientId: 'c1', appId: 'a1', redirectUris: ['https://app1.example.cn/callback'] },
    ...{ scopes: ['profile', 'directory'], confidential: true, enabled: true, version: 1 },
    lastUsedAt: '2026-11-20T08:00:00.000Z',
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
}

/** A client whose server is this array. */
export function createApplicationsApi(rows: Application[], handlers: TestHandlers = {}) {
  const diagnoses = [diagnosis(8), diagnosis(7, true)]
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412, current: row })
    }
    return row
  }
  const put = (fields: Partial<Application>) => {
    const added = { ...makeOwn(rows.length), ...fields, id: `new-${rows.length}`, version: 1 }
    rows.push(added)
    return added
  }
  return createTestApi({
    ...organizationHandlers(),
    'GET /spruce/api/v1/apps': ({ query }) => {
      const {
        keyword = '',
        kind,
        enable,
        status,
        origin,
        health: state,
        diagnosis: verdict,
        roleId,
        deptId,
      } = query
      const found = rows.filter(
        (row) =>
          row.name['zh-CN'].includes(String(keyword)) &&
          (kind === undefined || row.kind === kind) &&
          (enable === undefined || String(row.enable) === String(enable)) &&
          (status === undefined || String(row.status) === String(status)) &&
          (state === undefined || (row.health?.state ?? 'unchecked') === state) &&
          shows(row, 'roleIds', roleId) &&
          shows(row, 'departmentIds', deptId) &&
          (verdict === undefined || (row.diagnosis?.verdict ?? 'none') === verdict) &&
          (origin === undefined || row.origin === origin),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size), total: found.length }
    },
    'POST /spruce/api/v1/apps': ({ body }) => put(body),
    'POST /spruce/api/v1/apps/delivered': ({ body: { generation, ...fields } }) =>
      put({
        ...(fields as Partial<Application>),
        ...{ kind: 'delivered', appCode: generation === 3 ? 'RCAPPN0002' : 'RCAPP0001' },
      }),
    'GET /spruce/api/v1/apps/{id}': ({ path }) => find(path.id),
    'PUT /spruce/api/v1/apps/{id}': ({ path, body: { version, ...fields } }) =>
      Object.assign(find(path.id, version), fields, { version: version + 1 }),
    'POST /spruce/api/v1/apps/removal-preview': () => ({
      ...{ menus: 2, favourites: 5, homePage: true, roles: 1, departments: 1 },
      ...{ pages: 0, workbenches: 1, notices: 0, identifiers: 0, named },
    }),
    'GET /spruce/api/v1/audience-choices': {
      departments: [
        { id: 'rd', name: '研发中心', path: [{ id: 'rd', name: '研发中心' }] },
        { id: 'sales', name: '营销中心', path: [{ id: 'sales', name: '营销中心' }] },
      ],
      roles: [{ id: 'r1', name: '部门主管' }],
      people: [],
      totals: { departments: 2, roles: 1, people: 0 },
    },
    'POST /spruce/api/v1/apps/audience-count': ({ body: { roleIds, departmentIds = [] } }) => ({
      people:
        roleIds.length + departmentIds.length === 0
          ? 128
          : roleIds.length * 6 + departmentIds.length * 12 + 1,
    }),
    'PUT /spruce/api/v1/apps/product/{appCode}': ({ path, body: { version, ...fields } }) => {
      const row = rows.find(({ appCode }) => appCode === path.appCode)
      if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
      return Object.assign(row, fields, { version: (version ?? 0) + 1 })
    },
    'POST /spruce/api/v1/apps/order': ({ body: { appCodes } }) => {
      rows.sort((a, b) => appCodes.indexOf(a.appCode) - appCodes.indexOf(b.appCode))
      return { changed: appCodes.length }
    },
    'POST /spruce/api/v1/apps/remove': ({ body: { ids } }) => {
      rows.splice(
        0,
        rows.length,
        ...rows.filter((row) => !isOwnApplication(row) || !ids.includes(row.id)),
      )
      return { removed: ids.length }
    },
    'GET /spruce/api/v1/apps/{id}/health': ({ path }) => {
      const { health: latest } = find(path.id)
      return {
        ...{ latest, week: latest ? { checks: 1008, up: 1001 } : { checks: 0, up: 0 } },
        checks: latest
          ? [check(latest.state === 'up' ? 'up' : 'down', 8), check('down', 7), check('up', 6)]
          : [],
      }
    },
    'POST /spruce/api/v1/apps/{id}/health': ({ path }) => {
      const row = find(path.id)
      row.health = health(row.health?.state === 'down' ? 'down' : 'up')
      return row.health
    },
    'GET /spruce/api/v1/apps/{id}/diagnoses': ({ path }) => {
      find(path.id)
      return { diagnoses: path.id === 'a1' ? diagnoses : [] }
    },
    'POST /spruce/api/v1/apps/{id}/diagnoses': () => {
      diagnoses.unshift(diagnosis(9, true))
      return diagnosis(9, true)
    },
    'GET /spruce/api/v1/apps/{id}/oauth-client': ({ path }) =>
      path.id === 'a1' ? makeClient() : null,
    'PUT /spruce/api/v1/apps/{id}/oauth-client': ({ body: { version, ...fields } }) => ({
      client: { ...makeClient(), ...fields, version: (version ?? 0) + 1 },
      clientSecret: version === undefined ? 'shown-once-and-never-again' : null,
    }),
    'POST /spruce/api/v1/apps/{id}/oauth-client/secret': () => ({
      client: makeClient(),
      clientSecret: 'another-secret-shown-once',
    }),
    'POST /spruce/api/v1/apps/{id}/oauth-client/remove': () => ({ sessions: 2 }),
    'GET /aba-base/api/v3/role/multi-tenant-roles': () => ({
      rows: [
        {
          ...{ id: 'r1', name: '部门主管', code: 'head', builtin: true },
          ...{ enabled: true, memberCount: 6 },
        },
      ],
      total: 1,
    }),
    ...handlers,
  })
}
