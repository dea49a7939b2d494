import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { channels } from './channels.js'
import type { Definition } from './identifierFile.js'
import type {
  Delivery,
  Identifier,
  IdentifierRow,
  Message,
  Templates,
} from './identifierQueries.js'

const base = '/spruce/api/v1/business-identifiers'
const at = '2026-11-20T08:00:00.000Z'

/** Identifiers for stories and tests: every second one is disabled, every third one has no SMS. */
export function makeIdentifiers(count: number): Identifier[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `b${index + 1}`,
    code: `approval.pending${index + 1}`,
    name: `审批提醒 ${index + 1}`,
    appCode: 'spruce-web-enterprise-console',
    description: index === 0 ? '单据到达审批人时发送' : null,
    channels: {
      inApp: {
        title: '待审批：{{title}}',
        body: '<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>',
        link: '/dashboard',
      },
      ...(index % 3 !== 2 && { sms: { text: '{{applicant}}提交了“{{title}}”，请登录处理。' } }),
    },
    variables: [
      { name: 'title', label: '单据', required: true, maxLength: 50 },
      { name: 'applicant', label: '申请人', required: true, maxLength: 20 },
    ],
    enabled: index % 2 === 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }))
}

/** A client whose server is this array. */
export function createIdentifiersApi(rows: Identifier[], handlers: TestHandlers = {}) {
  const find = (id: string, version?: number) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ApiError({ kind: 'http', status: 404, code: 404 })
    if (version !== undefined && row.version !== version) {
      throw new ApiError({ kind: 'http', status: 412, code: 412 })
    }
    return row
  }
  return createTestApi({
    [`GET ${base}`]: ({ query }) => {
      const { keyword = '', enabled, channel } = query
      const found = rows.filter(
        (row) =>
          `${row.code} ${row.name}`.includes(String(keyword)) &&
          (enabled === undefined || String(row.enabled) === enabled) &&
          (channel === undefined || rowOf(row).channels.some((one) => one === channel)),
      )
      const size = Number(query.size)
      const first = (Number(query.page) - 1) * size
      return { rows: found.slice(first, first + size).map(rowOf), total: found.length }
    },
    [`POST ${base}`]: ({ body }) => {
      if (rows.some(({ code }) => code === body.code)) {
        const fields = [{ path: 'code', message: '编码已被使用' }]
        throw new ApiError({ kind: 'http', status: 409, code: 'DUPLICATE', fields })
      }
      const added = { ...makeIdentifiers(1)[0], ...body, id: `new-${rows.length}` } as Identifier
      rows.unshift(added)
      return added
    },
    [`GET ${base}/export`]: ({ query }) => {
      const ids = query.ids as string[] | undefined
      const chosen = rows.filter(({ id }) => !ids || ids.includes(id))
      return { format: 'spruce-business-identifiers/1', identifiers: chosen.map(definitionOf) }
    },
    [`POST ${base}/import`]: ({ body }) => {
      const counts = { added: 0, changed: 0, same: 0 }
      for (const given of body.identifiers) {
        const row = rows.find(({ code }) => code === given.code)
        const kept = { enabled: row?.enabled ?? given.enabled, version: (row?.version ?? 0) + 1 }
        if (row) Object.assign(row, given, kept)
        else {
          const added = { ...makeIdentifiers(1)[0], ...given, ...kept, id: `new-${rows.length}` }
          rows.unshift(added as Identifier)
        }
        counts[row ? 'changed' : 'added'] += 1
      }
      return counts
    },
    [`GET ${base}/{id}`]: ({ path }) => find(path.id),
    [`PUT ${base}/{id}`]: ({ path, body }) => {
      const { version, ...changes } = body
      return Object.assign(find(path.id, version), changes, { version: version + 1 })
    },
    [`POST ${base}/{id}/status`]: ({ path, body: { version, enabled } }) =>
      Object.assign(find(path.id, version), { enabled, version: version + 1 }),
    [`POST ${base}/{id}/remove`]: ({ path, body }) => {
      find(path.id, body.version)
      rows.splice(0, rows.length, ...rows.filter(({ id }) => id !== path.id))
      return null
    },
    [`POST ${base}/preview`]: ({ body }) => render(body.channels, body.values ?? []),
    'POST /spruce/api/v1/business-deliveries': ({ body }) => {
      const row = rows.find(({ code }) => code === body.code) ?? find('')
      return {
        ...makeDelivery(row),
        content: render(row.channels, body.variables ?? []),
      }
    },
    ...handlers,
  })
}

function makeDelivery({ id, code, name, appCode, channels: own }: Identifier): Delivery {
  return {
    ...{ id: 'd1', identifierId: id, code, name, appCode, people: 1, createdAt: at },
    channels: channels.filter((channel) => own[channel]),
    counts: { queued: 0, sent: 1, failed: 0, skipped: 0 },
    sentBy: { memberId: 'm1', nickName: '张伟' },
    content: { inApp: null, mail: null, sms: null },
  }
}

/** As a file has it. */
export function definitionOf(identifier: Identifier): Definition {
  const {
    code,
    name,
    appCode,
    description,
    channels: own,
    variables,
    enabled,
    version,
  } = identifier
  return { code, name, appCode, description, channels: own, variables, enabled, version }
}

function rowOf({ variables: _variables, channels: own, ...rest }: Identifier): IdentifierRow {
  return { ...rest, channels: channels.filter((channel) => own[channel]) }
}

function render(
  { inApp, mail, sms }: Templates,
  values: readonly { name: string; value: string }[],
): Message {
  const fill = (text: string) =>
    values.reduce((filled, { name, value }) => filled.replaceAll(`{{${name}}}`, value), text)
  return {
    inApp: inApp
      ? { title: fill(inApp.title), body: fill(inApp.body), link: inApp.link ?? null }
      : null,
    mail: mail
      ? { subject: fill(mail.subject), html: fill(mail.body), text: fill(mail.body) }
      : null,
    sms: sms ? { text: fill(sms.text) } : null,
  }
}
