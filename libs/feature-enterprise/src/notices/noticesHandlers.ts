import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { organizationHandlers } from '../testing/organizationHandlers.js'

/** A notice with all that the server knows of it. */
export type StoredNotice = Schemas['Notice'] & Schemas['NoticeRow']

/** Notices for stories and tests: 1 a draft, 2 published. */
export function makeNotices(): StoredNotice[] {
  const common = {
    ...{ content: '<p>正文</p>', level: 'normal', mustConfirm: false, expireAt: null, version: 1 },
    ...{ everyone: true, departmentIds: [], roleIds: [], memberIds: [], attachments: [] },
    ...{ createdAt: '2026-11-19T08:00:00.000Z', read: 0, confirmed: 0 },
  } as const
  return [
    { ...common, id: 'n1', title: '年会节目征集', status: 'draft', publishAt: null },
    {
      ...{ ...common, id: 'n2', title: '员工手册修订', status: 'published', read: 1 },
      publishAt: '2026-11-20T08:00:00.000Z',
    },
  ].map((row) => ({
    ...row,
    departmentIds: [],
    roleIds: [],
    memberIds: [],
    attachments: [],
  })) as StoredNotice[]
}

const people: Schemas['TenantNoticeReceipt'][] = [
  {
    ...{ memberId: 'm1', nickName: '李娜', employeeCode: 'YS001', readAt: null, confirmedAt: null },
    departments: [{ id: 'd1', name: '研发部' }],
  },
  {
    ...{ memberId: 'm3', nickName: '陈静', employeeCode: 'YS003', readAt: null, confirmedAt: null },
    departments: [{ id: 'd2', name: '市场部' }],
  },
  {
    ...{ memberId: 'm2', nickName: '王强', employeeCode: null, confirmedAt: null },
    departments: [],
    readAt: '2026-11-20T09:00:00.000Z',
  },
]

/** What an audience can be made of. */
const choices: Schemas['AudienceChoices'] = {
  departments: [
    {
      ...{ id: 'd1', name: '研发部' },
      path: [
        { id: 'd0', name: '云山制造' },
        { id: 'd1', name: '研发部' },
      ],
    },
    { id: 'd2', name: '市场部', path: [{ id: 'd2', name: '市场部' }] },
  ],
  roles: [],
  people: [],
  totals: { departments: 2, roles: 0, people: 0 },
}

/** A client whose server is this array, in an organisation in memory. */
export function createNoticesApi(rows: StoredNotice[], more: TestHandlers = {}) {
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404 })
    return row
  }
  const change = (id: string, version: number, fields: Partial<StoredNotice>) => {
    const row = find(id)
    if (row.version !== version) throw new ApiError({ kind: 'http', status: 412 })
    return Object.assign(row, fields, { version: version + 1 })
  }
  return createTestApi({
    ...organizationHandlers(),
    'GET /spruce/api/v1/audience-choices': ({ query }) => {
      const isWanted = ({ id }: { id: string }) =>
        query.ids === undefined || [query.ids].flat().includes(id)
      return { ...choices, departments: choices.departments.filter(isWanted) }
    },
    'GET /spruce/api/v1/contact-book/departments': ({ query }) => {
      const found = choices.departments.filter(({ id }) => (query.id ?? id) === id)
      const rows = found.map(({ id, name }) => ({ id, name, childCount: 0, memberCount: 9 }))
      return { rows, total: rows.length }
    },
    'GET /spruce/api/v1/notices': { rows, total: rows.length },
    'GET /spruce/api/v1/notices/{id}': ({ path }) => ({ ...find(path.id) }),
    'POST /spruce/api/v1/notices': ({ body }) => {
      const added = { ...makeNotices()[0], ...body, id: 'new' } as StoredNotice
      rows.unshift(added)
      return added
    },
    'PUT /spruce/api/v1/notices/{id}': ({ path, body: { version, ...fields } }) =>
      change(path.id, version, fields),
    'POST /spruce/api/v1/notices/audience-count': ({ body }) => ({
      people: body.everyone ? 412 : 30 * (body.departmentIds ?? []).length,
    }),
    'POST /spruce/api/v1/notices/{id}/publish': ({ path, body }) =>
      change(path.id, body.version, { status: body.publishAt ? 'scheduled' : 'published' }),
    'GET /spruce/api/v1/notices/{id}/receipts': ({ query }) => {
      const found = people.filter(
        ({ readAt, nickName, departments }) =>
          (query.state === 'read') === (readAt !== null) &&
          nickName.includes(String(query.keyword ?? '')) &&
          (query.deptId === undefined || departments.some(({ id }) => id === query.deptId)),
      )
      return { rows: found, total: found.length }
    },
    ...more,
  })
}
