import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsOf } from '../../jobs/jobs.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { callOf } from '../../testing/recipes.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

type Notice = Schemas['Notice']
type MyNotice = Schemas['MyNotice']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const member = (): Promise<Person> =>
  bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })

const draft = (body: Record<string, unknown> = {}): Promise<Notice> =>
  org.get('addNotice', { body: { title: '公告', everyone: true, ...body } })

const act = (operation: 'publishNotice' | 'withdrawNotice', notice: Notice, body: object = {}) =>
  org.call<Notice>(operation, {
    path: { id: notice.id },
    body: { version: notice.version, ...body },
  })

async function published(body: Record<string, unknown> = {}): Promise<Notice> {
  const { body: answer } = await act('publishNotice', await draft(body))
  return answer.data as Notice
}

/** Ids of the notices that a person sees. */
async function seenBy(person: Person): Promise<string[]> {
  const { body } = await org.callAs<MyNotice[]>(person, 'listMyNotices', { query: { size: '100' } })
  return (body.data ?? []).map(({ id }) => id)
}

/** Keeps a file that the administrator of a tenant uploads. */
async function upload({ admin, tenantId }: Organisation): Promise<string> {
  const headers = { ...headersOf(admin), 'current-tenant': tenantId }
  const file = { bytes: Buffer.from('安排'), name: '安排.txt' }
  const reply = await bench.wire.send(
    callOf('uploadFile', { query: { fileType: 'attachment' }, file }, headers),
  )
  return String(envelopeIn<{ id: string }>(reply).data?.id)
}

const runDue = () => {
  const job = jobsOf(bench.services).find(({ name }) => name === 'notices.due')
  return job?.run(bench.services.now())
}

const later = (ms: number) => new Date(bench.services.now().getTime() + ms).toISOString()

describe('a notice', () => {
  it('moves draft → published → withdrawn, and says what is allowed where a move is not', async () => {
    const notice = await draft()
    expect(notice.status).toBe('draft')
    const early = await act('withdrawNotice', notice)
    expect([early.status, early.body.code, early.body.allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      ['scheduled', 'published'],
    ])
    const out = (await act('publishNotice', notice)).body.data as Notice
    expect(out).toMatchObject({ status: 'published', version: 2 })
    const edit = await org.call('editNotice', {
      path: { id: out.id },
      body: { version: 2, title: 'x' },
    })
    expect([edit.status, edit.body.allowed]).toEqual([409, ['withdrawn', 'expired']])
    const removal = await org.call('removeNotice', { path: { id: out.id }, body: { version: 2 } })
    expect(removal.status).toBe(409)
    const gone = (await act('withdrawNotice', out)).body.data as Notice
    expect(gone.status).toBe('withdrawn')
    expect((await act('publishNotice', gone)).body.allowed).toEqual([])
    await org.get('removeNotice', { path: { id: gone.id }, body: { version: 3 } })
    expect((await org.call('getNotice', { path: { id: gone.id } })).status).toBe(404)
  })

  it('S-18: is not changed at a version that is past', async () => {
    const notice = await draft()
    const edit = (title: string) =>
      org.call<Notice>('editNotice', { path: { id: notice.id }, body: { version: 1, title } })
    expect((await edit('一')).status).toBe(200)
    const late = await edit('二')
    expect([late.status, late.body.code]).toEqual([412, 'STALE_VERSION'])
    expect(late.body.current).toMatchObject({ title: '一', version: 2 })
  })

  it('is scheduled, comes out at its time and ends at its time, by the job', async () => {
    const reader = await member()
    const notice = await draft({ expireAt: later(7_200_000) })
    const { body } = await act('publishNotice', notice, { publishAt: later(600_000) })
    expect(body.data?.status).toBe('scheduled')
    await runDue()
    expect(await seenBy(reader)).not.toContain(notice.id)
    bench.advance(601_000)
    await runDue()
    expect(await seenBy(reader)).toContain(notice.id)
    const tooLate = new Date(bench.services.now().getTime() + 7_200_000)
    await jobsOf(bench.services)
      .find(({ name }) => name === 'notices.due')
      ?.run(tooLate)
    expect(await seenBy(reader)).not.toContain(notice.id)
    expect((await org.get<Notice>('getNotice', { path: { id: notice.id } })).status).toBe('expired')
  })

  it('asks about a moment that has passed instead of publishing at once', async () => {
    const notice = await draft()
    const late = await act('publishNotice', notice, { publishAt: later(-60_000) })
    expect([late.status, late.body.code]).toEqual([422, 'NOTICE_IN_PAST'])
    const stays = await org.get<Notice>('getNotice', { path: { id: notice.id } })
    expect(stays).toMatchObject({ status: 'draft', publishAt: null, version: notice.version })
    const planned = (await act('publishNotice', notice, { publishAt: later(600_000) })).body.data
    const moved = await act('publishNotice', planned as Notice, { publishAt: later(-1) })
    expect([moved.status, moved.body.code]).toEqual([422, 'NOTICE_IN_PAST'])
    expect((await act('publishNotice', planned as Notice)).body.data?.status).toBe('published')
  })

  it('is for somebody, and does not end before it begins', async () => {
    const nobody = await act('publishNotice', await draft({ everyone: false }))
    expect([nobody.status, nobody.body.code]).toEqual([422, 'NOTICE_AUDIENCE'])
    const past = await act('publishNotice', await draft({ expireAt: later(-1_000) }))
    expect([past.status, past.body.code]).toEqual([422, 'NOTICE_EXPIRY'])
  })

  it('reaches departments with those below, roles and people, and nobody else', async () => {
    const top = await org.addDept('广播部')
    const below = await org.addDept('广播组', top.id)
    const people = await Promise.all([member(), member(), member(), member()])
    const [inside, holder, named, other] = people
    await org.get('editMember', {
      path: { id: String(inside.memberOf.a?.memberId) },
      body: { version: 1, departmentIds: [below.id] },
    })
    const audience = {
      everyone: false,
      departmentIds: [top.id],
      roleIds: [String(holder.memberOf.a?.roleId)],
      memberIds: [String(named.memberOf.a?.memberId), String(inside.memberOf.a?.memberId)],
    }
    expect(await org.get('countAudience', { body: audience })).toEqual({ people: 3 })
    for (const [code, status] of [
      ['notice:edit', 200],
      ['notice:publish', 403],
    ] as const) {
      const counting = await bench.world.person({
        memberOf: [{ tenant: 'a', permissions: [code] }],
      })
      const { status: answered } = await org.callAs(counting, 'countAudience', {
        body: { everyone: true },
      })
      expect(answered, code).toBe(status)
    }
    const notice = await published(audience)
    for (const person of [inside, holder, named]) expect(await seenBy(person)).toContain(notice.id)
    expect(await seenBy(other)).not.toContain(notice.id)
    const peek = await org.callAs(other, 'readNotice', { path: { id: notice.id }, body: {} })
    expect([peek.status, peek.body.code]).toEqual([404, 404])
    const unread = await org.call<Schemas['NoticeReceipt'][]>('listNoticeReceipts', {
      path: { id: notice.id },
    })
    expect(unread.total).toBe(3)
  })

  it('keeps the first reading and confirmation, counts them, and reminds the others', async () => {
    const [reader, waiting] = [await member(), await member()]
    const ids = [reader, waiting].map((person) => String(person.memberOf.a?.memberId))
    const notice = await published({ everyone: false, memberIds: ids, mustConfirm: true })
    const numbers = async () =>
      (await org.callAs<Schemas['UnreadNumbers']>(reader, 'getUnreadNum', { body: {} })).body.data
    const before = await numbers()
    const read = (body: object) =>
      org.callAs<Schemas['MyNoticeDetail']>(reader, 'readNotice', {
        path: { id: notice.id },
        body,
      })
    expect((await read({})).body.data).toMatchObject({ read: true, confirmed: false })
    const between = await numbers()
    expect(Number(before?.notices) - Number(between?.notices)).toBe(1)
    expect(between?.mustConfirm).toBe(before?.mustConfirm)
    expect((await read({ confirm: true })).body.data).toMatchObject({ confirmed: true })
    expect(Number(between?.mustConfirm) - Number((await numbers())?.mustConfirm)).toBe(1)
    const rows = await org.get<Schemas['NoticeRow'][]>('listNotices')
    expect(rows.find(({ id }) => id === notice.id)).toMatchObject({ read: 1, confirmed: 1 })

    const remind = () => org.call('remindNotice', { path: { id: notice.id }, body: {} })
    expect((await remind()).body.data).toEqual({ reminded: 1 })
    const again = await remind()
    expect([again.status, again.body.code]).toEqual([422, 'REMINDED_LATELY'])
    const { body } = await org.callAs<Schemas['Letter'][]>(waiting, 'listLetters', { body: {} })
    expect(body.data?.[0]).toMatchObject({ category: 'notice', title: notice.title, read: false })
  })

  it('tells those who have read it, and nobody else, that it was withdrawn', async () => {
    const [reader, other] = [await member(), await member()]
    const notice = await published()
    await org.callAs(reader, 'readNotice', { path: { id: notice.id }, body: {} })
    expect((await act('withdrawNotice', notice)).body.data?.status).toBe('withdrawn')
    const titles = async (person: Person) => {
      const { body } = await org.callAs<Schemas['Letter'][]>(person, 'listLetters', { body: {} })
      return body.data?.map(({ title }) => title)
    }
    expect(await titles(reader)).toEqual(['公告“公告”已撤回'])
    expect(await titles(other)).toEqual([])
    expect(await seenBy(reader)).not.toContain(notice.id)
  })

  it('finds receipts by name, code and department, with the departments of each', async () => {
    const top = await org.addDept('回执总部')
    const below = await org.addDept('回执一部', top.id)
    const [first, second] = [
      await org.addMember('回执张伟', [top.id]),
      await org.addMember('回执李娜', [below.id]),
    ]
    const notice = await published({ everyone: false, departmentIds: [top.id] })
    const find = async (query: Record<string, string>) =>
      org.get<Schemas['TenantNoticeReceipt'][]>('listNoticeReceipts', {
        path: { id: notice.id },
        query,
      })
    const names = async (query: Record<string, string>) =>
      (await find(query)).map(({ nickName }) => nickName).sort()
    expect(await names({})).toEqual([first, second].map(({ nickName }) => nickName).sort())
    expect(await names({ keyword: 'huizhilina' })).toEqual(['回执李娜'])
    expect(await names({ keyword: '查无此人' })).toEqual([])
    expect(await names({ keyword: 'huizhilina', state: 'read' })).toEqual([])
    expect(await names({ deptId: top.id })).toHaveLength(2)
    const [found] = await find({ deptId: below.id })
    expect(found).toMatchObject({
      nickName: '回执李娜',
      departments: [{ id: below.id, name: '回执一部' }],
    })
  })

  it('carries attachments that its readers can open', async () => {
    const attachmentIds = [await upload(org)]
    const notice = await published({ attachmentIds })
    const reader = await member()
    const detail = await org.callAs<Schemas['MyNoticeDetail']>(reader, 'readNotice', {
      path: { id: notice.id },
      body: {},
    })
    const [attachment] = detail.body.data?.attachments ?? []
    expect(attachment?.name).toBe('安排.txt')
    const opened = await bench.wire.send({ method: 'GET', path: String(attachment?.url) })
    expect([opened.status, opened.text]).toEqual([200, '安排'])
  })

  it('takes of what others uploaded only what a notice of the tenant carries, so that it can be copied', async () => {
    const colleague = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['notice:add'] }],
    })
    const add = (id: string) =>
      org.callAs<Notice>(colleague, 'addNotice', { body: { title: '副本', attachmentIds: [id] } })
    const attached = await upload(org)
    expect((await add(attached)).status).toBe(404)
    const notice = await draft({ attachmentIds: [attached] })
    const copied = await add(attached)
    expect(copied.body.data?.attachments.map(({ id }) => id)).toEqual([attached])

    const b = await Organisation.of(bench, 'b')
    const foreign = await upload(b)
    await b.get('addNotice', { body: { title: '公告', attachmentIds: [foreign] } })
    expect((await add(foreign)).status).toBe(404)

    const other = await upload(org)
    const gone = await draft({ attachmentIds: [other] })
    const { id, version } = gone
    await org.get('removeNotice', { path: { id }, body: { version } })
    expect((await add(other)).status).toBe(404)
    expect(notice.attachments.map((file) => file.id)).toEqual([attached])
  })
})

describe('S-14: the content of a notice', () => {
  it.each([
    '<script>sentinel()</script>',
    '<img src=x onerror=sentinel()>',
    '<img src="https://elsewhere.example/sentinel.png">',
    '<svg><script>sentinel()</script></svg>',
    '<a href="javascript:sentinel()">x</a>',
    '<a href="jAvAsCrIpT&colon;sentinel()">x</a>',
    '<p style="background:url(//sentinel)">x</p>',
    '<p style="position:fixed;top:0" class="sentinel">x</p>',
    '<iframe src="//sentinel"></iframe>',
    '<form action="//sentinel"><input></form>',
    '<math><mi xlink:href="data:x,sentinel">x</mi></math>',
    '<style>@import "//sentinel"</style>',
    '<base href="//sentinel">',
    '<p onclick="sentinel()">x</p>',
  ])('loses %s', async (content) => {
    const { content: kept } = await draft({ content: `<p>前</p>${content}<p>后</p>` })
    expect(kept).toContain('<p>前</p>')
    expect(kept).toContain('<p>后</p>')
    expect(kept).not.toMatch(/sentinel|script|position|onclick/i)
  })

  it('keeps what an editor makes', async () => {
    const content =
      '<h2>安排</h2><p style="text-align:center"><strong>放假</strong></p><ul><li>一</li></ul>'
    expect((await draft({ content })).content).toBe(content)
  })
})

describe('unread numbers', () => {
  it('cost one row of a notice for 20,000 people, and nothing for each of them', async () => {
    const [before] = await bench.world.sql<{ n: number }>`select count(*)::int as n
      from notice_audience`
    await published()
    const [after] = await bench.world.sql<{ n: number }>`select count(*)::int as n
      from notice_audience`
    expect(Number(after?.n) - Number(before?.n)).toBe(1)
  })
})
