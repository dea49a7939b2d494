import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { makeIdentifiers } from '../business-identifiers/identifiersHandlers.js'
import type { DeliveryDetail, DeliveryRow, Recipient } from './deliveryQueries.js'

const base = '/spruce/api/v1/business-deliveries'
const at = '2026-11-20T08:00:00.000Z'

/** Deliveries for stories and tests: the second one failed in part, the third one is a program's. */
export function makeDeliveries(count: number): DeliveryDetail[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `d${index + 1}`,
    identifierId: 'b1',
    code: 'approval.pending1',
    name: `审批提醒 ${index + 1}`,
    appCode: 'spruce-web-enterprise-console',
    channels: ['inApp', 'sms'],
    people: 3,
    counts: { queued: 0, sent: index === 1 ? 4 : 6, failed: index === 1 ? 2 : 0, skipped: 0 },
    sentBy: index === 2 ? null : { memberId: 'm1', nickName: '张伟' },
    createdAt: at,
    content: {
      inApp: { title: '待审批：出差申请', body: '<p>请及时处理。</p>', link: '/dashboard' },
      mail: null,
      sms: { text: '张伟提交了“出差申请”，请登录处理。' },
    },
  }))
}

const people = ['张伟', '李娜', '王芳']

/** Who got the second of them. */
export function makeRecipients(): Recipient[] {
  return people.flatMap((nickName, index) => [
    {
      ...{ memberId: `m${index + 1}`, nickName, channel: 'inApp', state: 'sent', reason: null },
      ...{ contact: null, attempts: 1, sentAt: at, nextAttemptAt: null },
    } as const,
    {
      ...{ memberId: `m${index + 1}`, nickName, channel: 'sms', contact: '138****5678' },
      ...(index === 0
        ? ({ state: 'sent', reason: null, attempts: 1, sentAt: at, nextAttemptAt: null } as const)
        : ({
            ...{ state: 'failed', reason: 'unreachable', attempts: 5 },
            ...{ sentAt: null, nextAttemptAt: null },
          } as const)),
    } as const,
  ])
}

/** A client whose server is this array. */
export function createDeliveriesApi(rows: DeliveryDetail[], handlers: TestHandlers = {}) {
  const recipients = makeRecipients()
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    return row
  }
  return createTestApi({
    'GET /spruce/api/v1/business-identifiers': () => {
      const found = makeIdentifiers(2).map(({ variables: _, channels: __, ...row }) => ({
        ...row,
        channels: [],
      }))
      return { rows: found, total: found.length }
    },
    [`GET ${base}`]: ({ query }) => {
      const { state, code } = query
      const found = rows.filter(
        (row) =>
          (code === undefined || row.code === code) &&
          (state === undefined || row.counts[state as keyof DeliveryRow['counts']] > 0),
      )
      return { rows: found.map(rowOf), total: found.length }
    },
    [`GET ${base}/{id}`]: ({ path }) => find(path.id),
    [`GET ${base}/{id}/recipients`]: ({ query }) => {
      const { state, channel, keyword = '' } = query
      const found = recipients.filter(
        (one) =>
          (state === undefined || one.state === state) &&
          (channel === undefined || one.channel === channel) &&
          one.nickName.includes(String(keyword)),
      )
      return { rows: found, total: found.length }
    },
    [`POST ${base}/{id}/retry`]: ({ path }) => {
      const row = find(path.id)
      const { failed, queued, ...rest } = row.counts
      row.counts = { ...rest, failed: 0, queued: queued + failed }
      return { retried: failed }
    },
    ...handlers,
  })
}

function rowOf({ content: _, ...row }: DeliveryDetail): DeliveryRow {
  return row
}
