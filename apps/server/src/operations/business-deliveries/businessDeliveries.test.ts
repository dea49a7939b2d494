import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeliveryQueue } from '../../deliveries/DeliveryQueue.js'
import { forgetLogs } from '../../jobs/forgetLogs.js'
import { DriverOutbox } from '../../outbox/DriverOutbox.js'
import { UndeliverableError, type OutgoingMessage } from '../../outbox/Outbox.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { Person } from '../../testing/World.js'

type Delivery = Schemas['BusinessDeliveryDetail']
type Recipient = Schemas['BusinessDeliveryRecipient']

const minuteMs = 60_000

let bench: Bench
let org: Organisation
let code: string
let numbers = 0
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  code = await addIdentifier({
    inApp: { title: '告警 {{device}}', body: '<p>{{device}}</p>', link: '/dashboard?d={{device}}' },
    mail: { subject: '告警 {{device}}', body: '<p>{{device}}</p>' },
    sms: { text: '{{device}}告警' },
  })
})
afterAll(() => bench.close())

async function addIdentifier(
  channels: Schemas['BusinessChannels'],
  name = '设备告警',
): Promise<string> {
  const unique = bench.world.unique('bi.')
  await org.get('addBusinessIdentifier', {
    body: {
      code: unique,
      name,
      appCode: 'test-home',
      channels,
      variables: [{ name: 'device', required: true, maxLength: 20 }],
    },
  })
  return unique
}

/** Somebody new; with a number and an address unless said otherwise. */
async function member(contacts?: { mobile?: string | null; email?: string | null }) {
  const person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
  const id = String(person.memberOf.a?.memberId)
  numbers += 1
  const mobile =
    contacts?.mobile === undefined ? `1381234${String(1000 + numbers)}` : contacts.mobile
  const email =
    contacts?.email === undefined ? `worker${String(numbers)}@example.cn` : contacts.email
  await bench.world
    .sql`update memberships set mobile = ${mobile}, email = ${email} where id = ${id}`
  return { person, id, mobile, email }
}

const variables = [{ name: 'device', value: '一号炉' }]
const trySend = (body: object) =>
  org.call<Delivery>('sendBusinessMessage', { body: { code, variables, ...body } })
async function send(body: object): Promise<Delivery> {
  const reply = await trySend(body)
  expect(reply).toMatchObject({ status: 200 })
  return reply.body.data as Delivery
}
const read = (id: string) => org.get<Delivery>('getBusinessDelivery', { path: { id } })
const recipients = (id: string, query: Record<string, string> = {}) =>
  org.get<Recipient[]>('listBusinessDeliveryRecipients', { path: { id }, query })
const lettersOf = async (person: Person) =>
  (await org.callAs<Schemas['Letter'][]>(person, 'listLetters', { body: {} })).body.data ?? []

/** A queue with a driver of the test's, whose clock goes ahead. */
function queueWith(carry: (message: OutgoingMessage) => Promise<void>, aheadMs = 0) {
  const now = () => new Date(bench.services.now().getTime() + aheadMs)
  return new DeliveryQueue(bench.engine, { send: carry }, bench.services.log, now)
}
async function taken(aheadMs = 0): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = []
  await queueWith((message) => {
    messages.push(message)
    return Promise.resolve()
  }, aheadMs).drain()
  return messages
}

describe('a message', () => {
  it('is a letter at once, and a mail and an SMS once they are carried', async () => {
    await taken()
    const { person, id, mobile, email } = await member()
    const sent = await send({ memberIds: [id] })
    expect(sent).toMatchObject({
      people: 1,
      channels: ['inApp', 'mail', 'sms'],
      counts: { queued: 2, sent: 1, failed: 0, skipped: 0 },
      sentBy: { memberId: org.admin.memberOf.a?.memberId },
    })
    const [letter] = await lettersOf(person)
    expect(letter).toMatchObject({
      category: 'business',
      title: '告警 一号炉',
      body: '<p>一号炉</p>',
      link: '/dashboard?d=%E4%B8%80%E5%8F%B7%E7%82%89',
      appCode: 'test-home',
      read: false,
    })
    const messages = await taken()
    expect(messages).toHaveLength(2)
    expect(messages).toContainEqual(
      expect.objectContaining({
        id: `${sent.id}.${id}.sms`,
        kind: 'sms',
        to: mobile,
        template: { key: 'notice', values: { text: '一号炉告警' } },
      }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({
        kind: 'mail',
        to: email,
        subject: '告警 一号炉',
        // In the look of the company, whose colour is on the edge.
        html: expect.stringMatching(/border-top:4px solid #[^]*<p>一号炉<\/p>/) as string,
        text: '一号炉',
      }),
    )
    expect((await read(sent.id)).counts).toEqual({ queued: 0, sent: 3, failed: 0, skipped: 0 })
    const rows = await recipients(sent.id)
    expect(rows.map(({ channel, state }) => [channel, state])).toEqual([
      ['inApp', 'sent'],
      ['mail', 'sent'],
      ['sms', 'sent'],
    ])
    expect(rows[2]?.contact).toMatch(/^138\*{4}\d{4}$/u)
    expect(JSON.stringify(rows)).not.toContain(mobile)
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  it('tells an open page of the letter', async () => {
    const { id } = await member()
    await send({ memberIds: [id], channels: ['inApp'] })
    const [event] = await bench.world.sql<{ kind: string; member_ids: string[] }>`
      select kind, member_ids from live_events order by xact desc, id desc limit 1`
    expect(event).toEqual({ kind: 'message', member_ids: [id] })
  })

  it('reaches departments with those below, roles, accounts and login names, each once', async () => {
    const top = await org.addDept(bench.world.unique('车间'))
    const below = await org.addDept(bench.world.unique('班组'), top.id)
    const worker = await org.addMember('班组成员', [below.id])
    const holder = await member()
    const account = await member()
    const named = await org.addMember('点名', [below.id])
    const { loginName } = await org.member(named.id)
    const sent = await send({
      departmentIds: [top.id],
      roleIds: [holder.person.memberOf.a?.roleId],
      userIds: [account.person.userId],
      loginNames: [loginName.toUpperCase()],
      memberIds: [worker.id, account.id],
      channels: ['inApp'],
    })
    const rows = await recipients(sent.id)
    expect(rows.map(({ memberId }) => memberId).sort()).toEqual(
      [worker.id, holder.id, account.id, named.id].sort(),
    )
  })

  it('skips whom it cannot reach, and says why', async () => {
    const none = await member({ mobile: null, email: null })
    const gone = await member()
    await org.get('setMemberStatus', { body: { ids: [gone.id], status: 'disabled' } })
    const sent = await send({ memberIds: [none.id, gone.id] })
    expect(sent.counts).toEqual({ queued: 0, sent: 1, failed: 0, skipped: 5 })
    const reasons = (await recipients(sent.id, { state: 'skipped' })).map((row) =>
      [row.memberId === none.id ? 'none' : 'gone', row.channel, row.reason].join(' '),
    )
    expect(reasons.sort()).toEqual([
      'gone inApp inactive',
      'gone mail inactive',
      'gone sms inactive',
      'none mail no_email',
      'none sms no_mobile',
    ])
    // Who leaves while it is queued gets nothing any more.
    const leaving = await member()
    const late = await send({ memberIds: [leaving.id] })
    await org.get('setMemberStatus', { body: { ids: [leaving.id], status: 'disabled' } })
    expect((await taken()).filter(({ to }) => to === leaving.mobile)).toEqual([])
    expect((await read(late.id)).counts).toMatchObject({ sent: 1, skipped: 2 })
  })

  it('S-18: goes out once for a key, and not at all where the request fails', async () => {
    const { person, id } = await member()
    const call = () =>
      bench.app.inject({
        method: 'POST',
        url: '/spruce/api/v1/business-deliveries',
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'current-tenant': org.tenantId,
          authorization: `Bearer ${org.admin.token}`,
          'idempotency-key': `machine-${id}`,
        },
        payload: { code, variables, memberIds: [id] },
      })
    const [first, second] = [await call(), await call()]
    expect([first.statusCode, second.json()]).toEqual([200, first.json()])
    expect(await lettersOf(person)).toHaveLength(1)
    expect((await taken()).length).toBe(2)
    expect((await trySend({ memberIds: [id], variables: [] })).status).toBe(422)
    expect([await lettersOf(person), await taken()].map(({ length }) => length)).toEqual([1, 0])
  })
})

describe('a producer', () => {
  it('hears at the field which value does not fit', async () => {
    const { id } = await member()
    const reply = await trySend({
      memberIds: [id],
      variables: [
        { name: 'nosuch', value: 'x' },
        { name: 'device', value: 'x'.repeat(21) },
      ],
    })
    expect([reply.status, reply.body.code, reply.body.fields?.map(({ path }) => path)]).toEqual([
      422,
      'WRONG_VARIABLES',
      ['variables[0].name', 'variables[1].value'],
    ])
    const missing = await trySend({ memberIds: [id], variables: [] })
    expect(missing.body.fields?.map(({ path }) => path)).toEqual(['variables.device'])
  })

  it('sends by an identifier that is there, is on, and has the channel', async () => {
    const { id } = await member()
    expect((await trySend({ code: 'no.such', memberIds: [id] })).status).toBe(404)
    const onlySms = await addIdentifier({ sms: { text: '{{device}}' } })
    const mail = await trySend({ code: onlySms, memberIds: [id], channels: ['sms', 'mail'] })
    expect([mail.status, mail.body.code, mail.body.fields?.[0]?.path]).toEqual([
      422,
      'NO_CHANNEL',
      'channels[1]',
    ])
    const [row] = await org.get<Schemas['BusinessIdentifierRow'][]>('listBusinessIdentifiers', {
      query: { keyword: onlySms },
    })
    await org.get('setBusinessIdentifierStatus', {
      path: { id: String(row?.id) },
      body: { version: 1, enabled: false },
    })
    const off = await trySend({ code: onlySms, memberIds: [id] })
    expect([off.status, off.body.code, off.body.allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      ['enabled'],
    ])
  })

  it('reaches nobody, not too many, and none whom the sender may not see', async () => {
    const empty = await org.addDept(bench.world.unique('空'))
    expect((await trySend({})).body.code).toBe('NO_RECIPIENTS')
    expect((await trySend({ departmentIds: [empty.id] })).body.code).toBe('NO_RECIPIENTS')

    const clerk = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: ['businessidentity:publish', 'businessidentity:list'] },
      ],
    })
    const { roleId, departmentId } = clerk.memberOf.a ?? { roleId: '', departmentId: '' }
    await bench.world.sql`update roles set data_scope = 'department' where id = ${roleId}`
    const stranger = await org.addMember('外人', [empty.id])
    const { loginName } = await org.member(stranger.id)
    const mate = await org.addMember('同事', [departmentId])
    const body = { code, variables, channels: ['inApp'] }
    const as = (more: object) =>
      org.callAs<Delivery>(clerk, 'sendBusinessMessage', { body: { ...body, ...more } })
    expect((await as({ memberIds: [stranger.id] })).status).toBe(404)
    const byName = await as({ loginNames: [loginName] })
    const unknown = await as({ loginNames: ['no_such_name'] })
    expect([byName.status, byName.body]).toEqual([422, unknown.body])
    expect(byName.body.code).toBe('UNKNOWN_RECIPIENT')
    const both = await as({ departmentIds: [empty.id, departmentId] })
    const seen = await recipients(String(both.body.data?.id))
    expect(seen.map(({ memberId }) => memberId).sort()).toEqual(
      [mate.id, clerk.memberOf.a?.memberId].sort(),
    )
    // Nor does the log show them: not as recipients, not by a search.
    const wide = await send({ memberIds: [stranger.id, mate.id], channels: ['inApp'] })
    const shown = await org.callAs<Recipient[]>(clerk, 'listBusinessDeliveryRecipients', {
      path: { id: wide.id },
    })
    expect([shown.body.data?.map(({ memberId }) => memberId), shown.total]).toEqual([[mate.id], 1])
    const search = (keyword: string) =>
      org.callAs<Delivery[]>(clerk, 'listBusinessDeliveries', { query: { keyword } })
    expect((await search(loginName)).total).toBe(0)
    expect((await search('同事')).total).toBe(2)
  })

  it('is told that 2,000 people are the most', async () => {
    const { roleId = '' } = (await member()).person.memberOf.a ?? {}
    await bench.world.sql`
      with made as (
        insert into users (id, login_name, login_key, name)
        select 'crowd-' || n, 'crowd' || n, 'crowd' || n, 'x' from generate_series(1, 2000) n
        returning id),
      joined as (
        insert into memberships (tenant_id, id, user_id, login_name, nick_name, name_key)
        select ${org.tenantId}, id, id, id, 'x', 'x' from made returning id)
      select count(*) from joined`
    await bench.world.sql`insert into membership_roles (tenant_id, member_id, role_id)
      select ${org.tenantId}, id, ${roleId} from memberships where id like 'crowd-%'`
    const reply = await trySend({ roleIds: [roleId], channels: ['inApp'] })
    expect([reply.status, reply.body.code]).toEqual([422, 'TOO_MANY_RECIPIENTS'])
    await bench.world.sql`delete from memberships where id = 'crowd-1'`
    expect((await send({ roleIds: [roleId], channels: ['inApp'] })).people).toBe(2_000)
  })
})

describe('the queue', () => {
  it('tries again with pauses, with the same id, and gives up', async () => {
    await taken()
    const { id } = await member()
    const sent = await send({ memberIds: [id], channels: ['sms'] })
    const ids: (string | undefined)[] = []
    const tryAll = (aheadMs = 0) =>
      queueWith((message) => {
        ids.push(message.id)
        return Promise.reject(new Error('no answer'))
      }, aheadMs).drain()
    await tryAll()
    const [waiting] = await recipients(sent.id)
    expect(waiting).toMatchObject({ state: 'queued', reason: 'unreachable', attempts: 1 })
    await tryAll()
    expect(ids).toHaveLength(1)
    for (let round = 1; round <= 10; round += 1) await tryAll(round * 130 * minuteMs)
    expect(ids).toEqual(Array.from({ length: 6 }, () => `${sent.id}.${id}.sms`))
    expect(await recipients(sent.id)).toMatchObject([{ state: 'failed', reason: 'unreachable' }])

    const path = { id: sent.id }
    expect(await org.get('retryBusinessDelivery', { path, body: { channel: 'mail' } })).toEqual({
      retried: 0,
    })
    expect(await org.get('retryBusinessDelivery', { path, body: {} })).toEqual({ retried: 1 })
    expect(await taken()).toHaveLength(1)
    expect(await recipients(sent.id)).toMatchObject([{ state: 'sent', reason: null, attempts: 1 }])
    expect(await org.get('retryBusinessDelivery', { path })).toEqual({ retried: 0 })
  })

  it('S-17: loses nothing with a process that dies with a message in hand', async () => {
    const { id } = await member()
    const sent = await send({ memberIds: [id], channels: ['mail'] })
    let die: () => void = () => undefined
    const dead = queueWith(
      () => new Promise((_, reject) => (die = () => reject(new Error('late')))),
    )
    const dying = dead.drain()
    await expect.poll(async () => (await recipients(sent.id))[0]?.attempts).toBe(1)
    expect(await taken()).toHaveLength(0) // it is the other's for a minute
    expect(await taken(61_000)).toHaveLength(1)
    expect((await read(sent.id)).counts).toMatchObject({ sent: 1, queued: 0 })
    // What the first one has to say comes too late.
    die()
    await dying
    expect((await read(sent.id)).counts).toMatchObject({ sent: 1, queued: 0 })
  })

  it('says that no driver is set up, and that a provider refused', async () => {
    const { id } = await member()
    const sent = await send({ memberIds: [id] })
    const drivers = new DriverOutbox({
      mail: { send: () => Promise.reject(new UndeliverableError('550')) },
    })
    await new DeliveryQueue(bench.engine, drivers, bench.services.log, bench.services.now).drain()
    const rows = await recipients(sent.id, { state: 'failed' })
    expect(rows.map(({ channel, reason, attempts }) => [channel, reason, attempts])).toEqual([
      ['mail', 'refused', 1],
      ['sms', 'no_driver', 1],
    ])
    expect(await org.get('retryBusinessDelivery', { path: { id: sent.id }, body: {} })).toEqual({
      retried: 2,
    })
    expect(await taken()).toHaveLength(2)
  })

  it('writes neither recipients nor texts into the log', async () => {
    const { id, mobile, email } = await member()
    await send({ memberIds: [id], variables: [{ name: 'device', value: '秘密的炉' }] })
    await queueWith(() => Promise.reject(new Error(`${mobile} ${email}`))).drain()
    const lines = bench.logged.join('\n')
    expect(lines).toContain('A message failed')
    for (const text of [mobile, email, '秘密的炉']) expect(lines).not.toContain(text)
  })
})

describe('the log', () => {
  it('is filtered by identifier, state, channel, time and recipient', async () => {
    const own = await addIdentifier({
      inApp: { title: '{{device}}', body: '' },
      sms: { text: '{{device}}' },
    })
    const worker = await org.addMember('查无此人', [
      (await org.addDept(bench.world.unique('部'))).id,
    ])
    const { id } = await member()
    const first = await send({ code: own, memberIds: [id] })
    bench.advance(minuteMs)
    const between = bench.services.now().toISOString()
    bench.advance(minuteMs)
    const second = await send({ code: own, memberIds: [worker.id], channels: ['inApp'] })
    const list = async (query: Record<string, string>) => {
      const reply = await org.call<Schemas['BusinessDelivery'][]>('listBusinessDeliveries', {
        query: { code: own, ...query },
      })
      return [reply.body.data?.map((delivery) => delivery.id), reply.total]
    }
    expect(await list({})).toEqual([[second.id, first.id], 2])
    expect(await list({ size: '1', page: '2' })).toEqual([[first.id], 2])
    expect(await list({ state: 'queued' })).toEqual([[first.id], 1])
    expect(await list({ state: 'queued', channel: 'inApp' })).toEqual([[], 0])
    expect(await list({ channel: 'sms' })).toEqual([[first.id], 1])
    expect(await list({ from: between })).toEqual([[second.id], 1])
    expect(await list({ to: between })).toEqual([[first.id], 1])
    expect(await list({ keyword: 'wuci' })).toEqual([[second.id], 1])
    expect((await recipients(first.id, { channel: 'sms', state: 'queued' })).length).toBe(1)
    expect(await recipients(first.id, { keyword: '查无' })).toEqual([])
  })

  it('S-15: leaves as a file of what the filter shows, and no cell starts a formula', async () => {
    const name = await addIdentifier({ inApp: { title: '{{device}}', body: '' } }, '=1+1')
    const { person } = await member()
    await send({ code: name, userIds: [person.userId], channels: ['inApp'] })
    const file = (query: string, token = org.admin.token) =>
      bench.app.inject({
        url: `/spruce/api/v1/business-deliveries/export?${query}`,
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'current-tenant': org.tenantId,
          cookie: `token=${token}`,
        },
      })
    const reply = await file(`code=${name}`)
    expect(reply.headers['content-type']).toMatch(/^text\/csv/u)
    const [head, ...lines] = reply.body.trim().split('\r\n')
    expect(head).toContain('时间,标识编码')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      new RegExp(`^[^,]+,${name},'=1\\+1,test-home,站内信,[^,]*,1,0,1,0,0$`, 'u'),
    )
    expect((await file(`code=${name}&state=failed`)).body.trim().split('\r\n')).toHaveLength(1)
    expect((await file('', person.token)).statusCode).toBe(403)
  })

  it('outlives the identifier, and is forgotten with the other logs', async () => {
    const own = await addIdentifier({ inApp: { title: '{{device}}', body: '' } })
    const { id } = await member()
    const sent = await send({ code: own, memberIds: [id] })
    const path = { id: sent.identifierId }
    await org.get('setBusinessIdentifierStatus', { path, body: { version: 1, enabled: false } })
    await org.get('removeBusinessIdentifier', { path, body: { version: 2 } })
    expect(await read(sent.id)).toMatchObject({ code: own, name: '设备告警', people: 1 })
    const yearsOn = new Date(bench.services.now().getTime() + 40 * 366 * 24 * 60 * minuteMs)
    await forgetLogs(bench.services, yearsOn)
    expect(await bench.world.sql`select 1 from business_deliveries`).toEqual([])
    expect(await bench.world.sql`select 1 from business_delivery_recipients`).toEqual([])
  })
})

describe('what everybody meets', () => {
  it('401, 403, 404 for another tenant’s delivery, 400', async () => {
    expect((await org.callAs(null, 'sendBusinessMessage', { body: { code } })).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['businessidentity:list'] }],
    })
    expect((await org.callAs(reader, 'listBusinessDeliveries')).status).toBe(200)
    const denied = await org.callAs(reader, 'sendBusinessMessage', { body: { code } })
    expect(denied.status).toBe(403)
    const theirs = await bench.world.object('businessDeliveries', 'b')
    for (const operation of [
      'getBusinessDelivery',
      'listBusinessDeliveryRecipients',
      'retryBusinessDelivery',
    ] as const) {
      const foreign = await org.call(operation, { path: { id: theirs } })
      const missing = await org.call(operation, { path: { id: 'nosuch' } })
      expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    }
    const stranger = await bench.world.object('members', 'b')
    expect((await trySend({ memberIds: [stranger] })).status).toBe(404)
    expect((await trySend({ memberIds: 'x' })).status).toBe(400)
    expect((await trySend({ channels: [] })).status).toBe(400)
  })
})

it('a running service carries messages by itself, as soon as they are sent', async () => {
  const { deliveries } = bench.services
  deliveries.start()
  const { id, mobile } = await member()
  const sent = await send({ memberIds: [id], channels: ['sms'] })
  await expect.poll(async () => (await read(sent.id)).counts.sent).toBe(1)
  await deliveries.stop()
  expect(
    await bench.world.sql`select kind, text from dev_outbox where recipient = ${mobile}`,
  ).toEqual([{ kind: 'sms', text: '一号炉告警' }])
})
