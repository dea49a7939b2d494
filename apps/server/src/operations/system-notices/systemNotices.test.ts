import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsOf } from '../../jobs/jobs.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { seenAtField } from '../../testing/seenAtField.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

type Notice = Schemas['SystemNotice']

let bench: Bench
let operator: Organisation
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  operator = await Organisation.of(bench, 'operator')
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

const draft = (body: Record<string, unknown> = {}): Promise<Notice> =>
  operator.get('addSystemNotice', {
    body: { title: '系统公告', audience: { customerIds: [a.tenantId, b.tenantId] }, ...body },
  })

const act = (
  operation: 'publishSystemNotice' | 'withdrawSystemNotice',
  notice: Notice,
  body: object = {},
) =>
  operator.call<Notice>(operation, {
    path: { id: notice.id },
    body: { version: notice.version, ...body },
  })

async function published(body: Record<string, unknown> = {}): Promise<Notice> {
  const reply = await act('publishSystemNotice', await draft(body))
  expect(reply.status).toBe(200)
  return reply.body.data as Notice
}

/** The notices of a title that a person sees. */
async function seenBy(org: Organisation, person: Person, title: string) {
  const query = { size: '100' }
  const { body } = await org.callAs<Schemas['MyNotice'][]>(person, 'listMyNotices', { query })
  return (body.data ?? []).filter((one) => one.title === title)
}

const runDue = (now: Date) =>
  jobsOf(bench.services)
    .find(({ name }) => name === 'notices.due')
    ?.run(now)

const later = (ms: number) => new Date(bench.services.now().getTime() + ms).toISOString()

describe('a notice of the operator', () => {
  it('stands in the message centres of the customers it is for, and nowhere else', async () => {
    const title = bench.world.unique('公告')
    const notice = await published({ title, audience: { customerIds: [a.tenantId] } })
    const [own] = await seenBy(a, a.admin, title)
    expect(own).toMatchObject({ title, system: true, read: false })
    expect(await seenBy(b, b.admin, title)).toEqual([])
    expect(await seenBy(operator, operator.admin, title)).toEqual([])
    // The customer neither lists nor changes it.
    const managed = await a.get<Schemas['NoticeRow'][]>('listNotices', {
      query: { keyword: title },
    })
    expect(managed).toEqual([])
    const path = { id: String(own?.id) }
    for (const [operation, body] of [
      ['withdrawNotice', { version: 1 }],
      ['removeNotice', { version: 1 }],
    ] as const) {
      expect((await a.call(operation, { path, body })).status).toBe(404)
    }
    expect((await a.call('getNotice', { path })).status).toBe(404)
    expect((await a.call('getSystemNotice', { path: { id: notice.id } })).status).toBe(403)
  })

  it('moves draft → published → withdrawn, and is gone from every customer at once', async () => {
    const title = bench.world.unique('公告')
    const first = await draft({ title })
    const early = await act('withdrawSystemNotice', first)
    expect([early.status, early.body.code, early.body.allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      ['scheduled', 'published'],
    ])
    const out = (await act('publishSystemNotice', first)).body.data as Notice
    expect(await seenBy(a, a.admin, title)).toHaveLength(1)
    const edit = await operator.call('editSystemNotice', {
      path: { id: out.id },
      body: { version: 2, title: 'x' },
    })
    expect([edit.status, edit.body.allowed]).toEqual([409, ['withdrawn', 'expired']])
    const stale = await act('withdrawSystemNotice', first)
    expect([stale.status, stale.body.current]).toMatchObject([412, { version: 2 }])
    const gone = (await act('withdrawSystemNotice', out)).body.data as Notice
    expect(gone.status).toBe('withdrawn')
    for (const org of [a, b]) expect(await seenBy(org, org.admin, title)).toEqual([])
    await operator.get('removeSystemNotice', { path: { id: gone.id }, body: { version: 3 } })
    expect((await operator.call('getSystemNotice', { path: { id: gone.id } })).status).toBe(404)
  })

  it('is scheduled, comes out once at its time and ends at its time, by the job', async () => {
    const title = bench.world.unique('公告')
    const notice = await draft({ title, expireAt: later(7_200_000) })
    const { body } = await act('publishSystemNotice', notice, { publishAt: later(600_000) })
    expect(body.data?.status).toBe('scheduled')
    await runDue(bench.services.now())
    expect(await seenBy(a, a.admin, title)).toEqual([])
    bench.advance(601_000)
    await runDue(bench.services.now())
    await runDue(bench.services.now())
    expect(await seenBy(a, a.admin, title)).toHaveLength(1)
    await runDue(new Date(bench.services.now().getTime() + 7_200_000))
    expect(await seenBy(a, a.admin, title)).toEqual([])
    const after = await operator.get<Notice>('getSystemNotice', { path: { id: notice.id } })
    expect(after.status).toBe('expired')
  })

  it('asks about a moment that has passed instead of publishing at once', async () => {
    const notice = await draft()
    const late = await act('publishSystemNotice', notice, { publishAt: later(-60_000) })
    expect([late.status, late.body.code]).toEqual([422, 'NOTICE_IN_PAST'])
    const stays = await operator.get<Notice>('getSystemNotice', { path: { id: notice.id } })
    expect(stays).toMatchObject({ status: 'draft', publishAt: null, version: notice.version })
    const now = await act('publishSystemNotice', notice, { publishAt: null })
    expect(now.body.data?.status).toBe('published')
  })

  it('is for plans, and for administrators or holders of a role, with a live count', async () => {
    const plan = await operator.get<Schemas['Plan']>('addPlan', {
      body: { code: bench.world.unique('plan').toLowerCase(), name: '公告套餐' },
    })
    await bench.world.sql`update tenants set plan_id = ${plan.id} where id = ${b.tenantId}`
    const member = await bench.world.person({ memberOf: [{ tenant: 'b', permissions: [] }] })
    const [title, other] = [bench.world.unique('公告'), bench.world.unique('公告')]
    const audience = { planIds: [plan.id], administratorsOnly: true }
    const count = await operator.get<Schemas['SystemAudienceCount']>('countSystemAudience', {
      body: audience,
    })
    const [admins] = await bench.world.sql<{ n: number }>`select count(distinct mr.member_id)::int
      as n from membership_roles mr join roles r on r.tenant_id = mr.tenant_id and r.id = mr.role_id
      where mr.tenant_id = ${b.tenantId} and r.grants_all`
    expect(count).toEqual({ customers: 1, people: admins?.n })
    await published({ title, audience })
    expect(await seenBy(b, b.admin, title)).toHaveLength(1)
    expect(await seenBy(b, member, title)).toEqual([])
    expect(await seenBy(a, a.admin, title)).toEqual([])
    const [role] = await bench.world.sql<{ code: string }>`select code from roles
      where tenant_id = ${b.tenantId} and id = ${member.memberOf.b?.roleId}`
    await published({ title: other, audience: { planIds: [plan.id], roleCodes: [role?.code] } })
    expect(await seenBy(b, member, other)).toHaveLength(1)
    expect(await seenBy(b, b.admin, other)).toEqual([])
    const nobody = await act('publishSystemNotice', await draft({ audience: {} }))
    expect([nobody.status, nobody.body.code]).toEqual([422, 'NOTICE_AUDIENCE'])
    await bench.world.sql`update tenants set plan_id = null where id = ${b.tenantId}`
  })

  it('says by customer and by person who has read and confirmed, and reminds the others', async () => {
    const title = bench.world.unique('公告')
    const audience = { customerIds: [a.tenantId, b.tenantId], administratorsOnly: true }
    const notice = await published({ title, mustConfirm: true, audience })
    const [own] = await seenBy(a, a.admin, title)
    const path = { id: String(own?.id) }
    await a.get('readNotice', { path, body: { confirm: true } })
    const rows = await operator.get<Schemas['SystemNoticeReceipt'][]>('listSystemNoticeReceipts', {
      path: { id: notice.id },
    })
    expect(rows.find(({ customerId }) => customerId === a.tenantId)).toMatchObject({
      read: 1,
      confirmed: 1,
    })
    expect(rows.find(({ customerId }) => customerId === b.tenantId)).toMatchObject({ read: 0 })
    const people = (customerId: string, state: string) =>
      operator.get<Schemas['NoticeReceipt'][]>('listSystemNoticePeople', {
        path: { id: notice.id },
        query: { customerId, state, size: '100' },
      })
    expect((await people(a.tenantId, 'confirmed')).map(({ memberId }) => memberId)).toEqual([
      a.admin.memberOf.a?.memberId,
    ])
    const waiting = await people(b.tenantId, 'unread')
    expect(waiting.map(({ memberId }) => memberId)).toContain(b.admin.memberOf.b?.memberId)
    const remind = () => operator.call('remindSystemNotice', { path: { id: notice.id }, body: {} })
    expect((await remind()).status).toBe(200)
    expect((await remind()).body.code).toBe('REMINDED_LATELY')
    const letters = await b.get<Schemas['Letter'][]>('listLetters', { body: {} })
    expect(letters[0]).toMatchObject({ category: 'notice', title })

    const found = await operator.get<Schemas['NoticeReceipt'][]>('listSystemNoticePeople', {
      path: { id: notice.id },
      query: { customerId: b.tenantId, keyword: '查无此人' },
    })
    expect(found).toEqual([])
    await operator.get('withdrawSystemNotice', {
      path: { id: notice.id },
      body: { version: notice.version },
    })
    const [told] = await a.get<Schemas['Letter'][]>('listLetters', { body: {} })
    expect(told?.title).toContain(title)
    const [untold] = await b.get<Schemas['Letter'][]>('listLetters', { body: {} })
    expect(untold?.title).toBe(title)
  })

  it('carries the operator’s files, which its readers can open', async () => {
    const headers = { ...headersOf(operator.admin), 'current-tenant': operator.tenantId }
    const file = { bytes: Buffer.from('安排'), name: '安排.txt' }
    const reply = await bench.wire.send(
      callOf('uploadFile', { query: { fileType: 'attachment' }, file }, headers),
    )
    const attachmentIds = [String(envelopeIn<{ id: string }>(reply).data?.id)]
    const title = bench.world.unique('公告')
    await published({ title, attachmentIds })
    const [own] = await seenBy(a, a.admin, title)
    const detail = await a.get<Schemas['MyNoticeDetail']>('readNotice', {
      path: { id: String(own?.id) },
      body: {},
    })
    const opened = await bench.wire.send({
      method: 'GET',
      path: String(detail.attachments[0]?.url),
    })
    expect([opened.status, opened.text]).toEqual([200, '安排'])
  })

  it('is for nobody that there is not: the wrong one is named, and nothing is written', async () => {
    const title = bench.world.unique('公告')
    const wrong = (audience: object) =>
      operator.call('addSystemNotice', { body: { title, audience } })
    const customer = await wrong({ customerIds: [a.tenantId, operator.tenantId] })
    expect(seenAtField(customer)).toEqual([422, 'INVALID_REFERENCE', 'audience.customerIds[1]'])
    const plan = await wrong({ planIds: ['01930f3c-0000-7000-8000-00000000dead'] })
    expect(seenAtField(plan)).toEqual([422, 'INVALID_REFERENCE', 'audience.planIds[0]'])
    const written = await operator.get('listSystemNotices', { query: { keyword: title } })
    expect(written).toEqual([])
    const notice = await draft({ title })
    const edit = await operator.call('editSystemNotice', {
      path: { id: notice.id },
      body: { version: 1, audience: { customerIds: [operator.tenantId] } },
    })
    expect(edit.status).toBe(422)
    const after = await operator.get<Notice>('getSystemNotice', { path: { id: notice.id } })
    expect(after).toMatchObject({ version: 1, audience: { customerIds: [a.tenantId, b.tenantId] } })
  })

  it('does not end before it begins, and stays for somebody, once it is scheduled', async () => {
    const { body } = await act('publishSystemNotice', await draft(), { publishAt: later(600_000) })
    const notice = body.data as Notice
    const edit = (changes: object) =>
      operator.call('editSystemNotice', {
        path: { id: notice.id },
        body: { version: notice.version, ...changes },
      })
    expect((await edit({ expireAt: later(300_000) })).body.code).toBe('NOTICE_EXPIRY')
    expect((await edit({ audience: { customerIds: [] } })).body.code).toBe('NOTICE_AUDIENCE')
    expect((await edit({ expireAt: later(900_000) })).status).toBe(200)
  })

  it.each([
    ['more than a text may hold', 20_001, 400, 'content'],
    ['10 MB', 10 * 1024 * 1024, 413, undefined],
  ])(
    'S-14: %s of rich text is refused, and nothing is written',
    async (_, length, status, field) => {
      const title = bench.world.unique('公告')
      const content = `<p>${'x'.repeat(length - 7)}</p>`
      const added = await operator.call('addSystemNotice', {
        body: { title, content, audience: { customerIds: [a.tenantId] } },
      })
      expect([added.status, added.body.fields?.[0]?.path]).toEqual([status, field])
      expect(await operator.get('listSystemNotices', { query: { keyword: title } })).toEqual([])
      const notice = await draft({ title, content: '<p>前</p>' })
      const path = { id: notice.id }
      const edit = await operator.call('editSystemNotice', { path, body: { version: 1, content } })
      expect([edit.status, edit.body.fields?.[0]?.path]).toEqual([status, field])
      const after = await operator.get<Notice>('getSystemNotice', { path })
      expect(after).toMatchObject({ version: 1, content: '<p>前</p>' })
    },
  )

  it('S-14: loses what no editor makes', async () => {
    const { content } = await draft({ content: '<p>前</p><script>sentinel()</script>' })
    expect(content).toBe('<p>前</p>')
  })
})
