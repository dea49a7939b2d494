import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { noticeStatuses } from './noticeQuery.js'
import type { PersonReceipt } from './ReceiptPeopleDialog.js'

type SystemNotice = Schemas['SystemNotice']

/** A notice with all that the server knows of it. */
export type StoredNotice = SystemNotice & Schemas['SystemNoticeRow']

const everybody: SystemNotice['audience'] = {
  allCustomers: true,
  customerIds: [],
  planIds: [],
  administratorsOnly: false,
  roleCodes: [],
}

/** Notices for stories and tests: 1 a draft, 2 scheduled, 3 published, 4 withdrawn, 5 expired, and so on. */
export function makeNotices(count: number): StoredNotice[] {
  return Array.from({ length: count }, (_, index) => {
    const status = noticeStatuses[index % noticeStatuses.length] ?? 'draft'
    const wasOut = status === 'published' || status === 'withdrawn' || status === 'expired'
    return {
      id: `n${index + 1}`,
      title: `公告 ${index + 1}`,
      level: (['normal', 'important', 'urgent'] as const)[index % 3] ?? 'normal',
      mustConfirm: index % 2 === 0,
      status,
      publishAt: status === 'draft' ? null : '2026-11-20T08:00:00.000Z',
      expireAt: status === 'expired' ? '2026-11-21T08:00:00.000Z' : null,
      createdAt: '2026-11-19T08:00:00.000Z',
      version: 1,
      content: `<h2>安排</h2><p>第 ${index + 1} 份公告的<strong>正文</strong>。</p>`,
      audience: { ...everybody },
      attachments: [],
      customers: wasOut ? 2 : 0,
      read: wasOut ? 3 : 0,
      confirmed: wasOut ? 1 : 0,
    }
  })
}

/** Customers that a field finds. */
export const testCustomers = [
  { id: 'c1', shortName: '云山制造', code: 'yunshan' },
  { id: 'c2', shortName: '海棠医药', code: 'haitang' },
].map((customer) => ({ ...customer, name: `${customer.shortName}有限公司` }) as Schemas['Customer'])

const testPlan = { id: 'p1', name: '标准版', code: 'standard' } as Schemas['Plan']

const people: PersonReceipt[] = [
  { memberId: 'm1', nickName: '李娜', employeeCode: 'YS001', readAt: null, confirmedAt: null },
  {
    memberId: 'm2',
    nickName: '王强',
    employeeCode: null,
    readAt: '2026-11-20T09:00:00.000Z',
    confirmedAt: '2026-11-20T09:01:00.000Z',
  },
]

const isIn: Record<string, (person: PersonReceipt) => boolean> = {
  read: ({ readAt }) => readAt !== null,
  unread: ({ readAt }) => readAt === null,
  confirmed: ({ confirmedAt }) => confirmedAt !== null,
  unconfirmed: ({ confirmedAt }) => confirmedAt === null,
}

/** A client whose server is this array: it filters, pages, adds, changes, publishes and removes. */
export function createSystemNoticesApi(rows: StoredNotice[], more: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404 })
    if (version !== undefined && row.version !== version)
      throw new ApiError({ kind: 'http', status: 412 })
    return row
  }
  const change = (row: StoredNotice, fields: Partial<StoredNotice>) =>
    Object.assign(row, fields, { version: row.version + 1 })
  return createTestApi({
    'GET /spruce/api/v1/system-notices': ({ query }) => {
      const { keyword = '', status } = query
      const found = rows.filter(
        (row) =>
          row.title.includes(String(keyword)) && (status === undefined || row.status === status),
      )
      return pageOf(found, query)
    },
    'POST /spruce/api/v1/system-notices': ({ body: { audience, attachmentIds, ...fields } }) => {
      const [sample] = makeNotices(1)
      const added = {
        ...sample,
        ...fields,
        id: `new-${rows.length}`,
        audience: { ...everybody, ...audience },
        attachments: (attachmentIds ?? []).map(fileOf),
      } as StoredNotice
      rows.unshift(added)
      return added
    },
    'POST /spruce/api/v1/system-notices/count-audience': ({ body }) => {
      const customers = body.allCustomers
        ? 12
        : (body.customerIds ?? []).length + (body.planIds ?? []).length
      return { customers, people: body.administratorsOnly ? customers : customers * 30 }
    },
    'GET /spruce/api/v1/system-notices/{id}': ({ path }) => ({ ...find(path.id) }),
    'PUT /spruce/api/v1/system-notices/{id}': ({
      path,
      body: { version, audience, attachmentIds, ...fields },
    }) => {
      const row = find(path.id, version)
      return change(row, {
        ...fields,
        audience: { ...row.audience, ...audience },
        ...(attachmentIds && { attachments: attachmentIds.map(fileOf) }),
      })
    },
    'POST /spruce/api/v1/system-notices/{id}/publish': ({ path, body }) =>
      change(find(path.id, body.version), {
        status: body.publishAt ? 'scheduled' : 'published',
        publishAt: body.publishAt ?? '2026-11-20T08:00:00.000Z',
        customers: body.publishAt ? 0 : 12,
      }),
    'POST /spruce/api/v1/system-notices/{id}/withdraw': ({ path, body }) =>
      change(find(path.id, body.version), { status: 'withdrawn' }),
    'POST /spruce/api/v1/system-notices/{id}/remove': ({ path, body }) => {
      rows.splice(rows.indexOf(find(path.id, body.version)), 1)
      return null
    },
    'POST /spruce/api/v1/system-notices/{id}/remind': { reminded: 6 },
    'GET /spruce/api/v1/system-notices/{id}/receipts': ({ query }) =>
      pageOf(
        testCustomers.map(({ id, shortName }, index) => ({
          customerId: id,
          customerName: shortName,
          people: 30,
          read: 2 - index,
          confirmed: 1 - index,
        })),
        query,
      ),
    'GET /spruce/api/v1/system-notices/{id}/receipts/people': ({ query }) =>
      pageOf(
        people
          .filter(isIn[String(query.state)] ?? (() => true))
          .filter(({ nickName }) => nickName.includes(String(query.keyword ?? ''))),
        query,
      ),
    'GET /spruce/api/v1/customers': ({ query }) =>
      pageOf(
        testCustomers.filter(({ name }) => name.includes(String(query.keyword ?? ''))),
        query,
      ),
    'GET /spruce/api/v1/customers/{id}': ({ path }) =>
      testCustomers.find(({ id }) => id === path.id) as Schemas['Customer'],
    'GET /spruce/api/v1/plans': ({ query }) => pageOf([testPlan], query),
    'GET /spruce/api/v1/plans/{id}': testPlan,
    'POST /spruce/api/v1/files/urls': ({ body }) =>
      body.ids.map((id) => ({ id, url: `/files/signed/${id}`, expiresAt: '2026-11-20T08:01:00Z' })),
    ...more,
  })
}

function fileOf(id: string): SystemNotice['attachments'][number] {
  return { id, name: `${id}.pdf`, mediaType: 'application/pdf', bytes: 1024, url: `/files/${id}` }
}

function pageOf<Row>(found: readonly Row[], query: { page?: unknown; size?: unknown }) {
  const size = Number(query.size ?? 20)
  const first = (Number(query.page ?? 1) - 1) * size
  return { rows: found.slice(first, first + size), total: found.length }
}
