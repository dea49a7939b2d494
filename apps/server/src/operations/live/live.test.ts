import type { Schemas } from '@spruce/api-client/contract'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '../../buildServer.js'
import { announce, type Announcement } from '../../repositories/live/announce.js'
import { LettersRepository } from '../../repositories/messages/LettersRepository.js'
import { LiveClient } from '../../testing/LiveClient.js'
import { MemoryStorage } from '../../files/storage/MemoryStorage.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { Person, TenantKey } from '../../testing/World.js'

const path = '/spruce/api/v1/live'

let bench: Bench
let org: Organisation
const clients: LiveClient[] = []
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const portOf = ({ app }: Pick<Bench, 'app'>) => (app.server.address() as AddressInfo).port

async function listen(
  person: Person,
  options: { after?: string; port?: number } = {},
): Promise<LiveClient> {
  const { after, port = portOf(bench) } = options
  const client = await LiveClient.open(`http://127.0.0.1:${port}${path}`, {
    'app-code': 'spruce-web-enterprise-console',
    cookie: `token=${person.token}`,
    ...(after === undefined ? {} : { 'last-event-id': after }),
  })
  clients.push(client)
  if (client.status === 200) await expect.poll(() => client.place).not.toBe('')
  return client
}

const somebody = (tenant: TenantKey = 'a', permissions: readonly string[] = []) =>
  bench.world.person({ memberOf: [{ tenant, permissions }] })

const memberIdOf = (person: Person, tenant: TenantKey = 'a') =>
  String(person.memberOf[tenant]?.memberId)

const tell = (announcement: Announcement, tenant: TenantKey = 'a') => {
  const tenantId = bench.world.tenants[tenant]
  return bench.engine.tx({ tenant: tenantId }, (db) => announce(db, tenantId, announcement))
}

/** The data that a page begins with. */
async function readPage(person: Person): Promise<Schemas['SystemData']> {
  const { body } = await org.callAs<Schemas['SystemData']>(person, 'getSystemData')
  return body.data as Schemas['SystemData']
}

/** Number n, for one person. */
const tellNumber = (n: number, person: Person, tenant: TenantKey = 'a') =>
  tell({ kind: 'job', to: { memberIds: [memberIdOf(person, tenant)] }, data: { n } }, tenant)

const numbersOf = (client: LiveClient) => client.of('job').map(({ data }) => data['n'])

describe('the live stream', () => {
  it('begins with what runs and which tenants it is about, and nobody on the way keeps it', async () => {
    const both = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: [] },
      ],
    })
    const client = await listen(both)
    const { a, b } = bench.world.tenants
    expect(client.events[0]).toMatchObject({ name: 'hello', data: { tenantIds: [a, b].sort() } })
    expect(client.events[0]?.data['version']).toMatch(/^[0-9a-f]{16}$/)
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  })

  it('is for people with a session', async () => {
    const stranger = { ...(await somebody()), token: 'A'.repeat(43) }
    expect((await listen(stranger)).status).toBe(401)
    const expired = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: [] }],
      session: { expiresInMs: -1_000 },
    })
    expect((await listen(expired)).status).toBe(401)
  })

  it('tells of a letter and of its being read, without a word of it', async () => {
    const reader = await somebody()
    const client = await listen(reader)
    await bench.engine.tx({ tenant: org.tenantId }, (db) =>
      new LettersRepository(db).send(
        org.tenantId,
        [memberIdOf(reader)],
        { category: 'business', title: '机密', body: '机密' },
        bench.services.now(),
      ),
    )
    await expect.poll(() => client.of('message').length).toBe(1)
    expect(client.of('message')[0]?.data).toEqual({
      id: expect.any(String) as string,
      tenantId: org.tenantId,
      source: 'letter',
      category: 'business',
    })
    await org.callAs(reader, 'readAllLetters', { body: {} })
    await expect.poll(() => client.of('unread').length).toBe(1)
    await org.callAs(reader, 'readAllLetters', { body: {} }) // nothing was left to read
    await tellNumber(1, reader)
    await expect.poll(() => numbersOf(client)).toEqual([1])
    expect(client.of('unread')).toHaveLength(1)
    expect(JSON.stringify(client.events)).not.toContain('机密')
  })

  it('S-02: gives nobody what is for somebody else, or for another tenant', async () => {
    const [me, other, stranger] = [await somebody(), await somebody(), await somebody('b')]
    const [mine, theirs, foreign] = [await listen(me), await listen(other), await listen(stranger)]
    await tellNumber(1, me)
    await tell({ kind: 'permissions', to: 'everybody' }, 'b')
    // Even a member id of A in an event of B reaches nobody in A.
    await tell({ kind: 'job', to: { memberIds: [memberIdOf(me)] }, data: { n: 9 } }, 'b')
    await tell({ kind: 'calendar', to: 'everybody' })
    for (const client of [mine, theirs]) {
      await expect.poll(() => client.of('calendar').length).toBe(1)
    }
    await expect.poll(() => foreign.of('permissions').length).toBe(1)
    expect(numbersOf(mine)).toEqual([1])
    expect(mine.of('permissions')).toEqual([])
    expect(theirs.events.map(({ name }) => name)).toEqual(['hello', 'calendar'])
    expect(foreign.events.map(({ name }) => name)).toEqual(['hello', 'permissions'])
  })

  it('tells of a notice to its audience: a department with those below, a role, a person', async () => {
    const root = await org.addDept('公告部')
    const below = await org.addDept('公告一组', root.id)
    const [inDept, inRole, named, outside] = [
      await somebody(),
      await somebody(),
      await somebody(),
      await somebody(),
    ]
    await bench.world.sql`
      insert into membership_departments (tenant_id, member_id, department_id, main, sort, name_key)
      values (${org.tenantId}, ${memberIdOf(inDept)}, ${below.id}, false, 2, '')`
    const listening = await Promise.all(
      [inDept, inRole, named, outside].map((person) => listen(person)),
    )
    const notice = await org.get<{ id: string; version: number }>('addNotice', {
      body: {
        title: '停电',
        departmentIds: [root.id],
        roleIds: [inRole.memberOf.a?.roleId],
        memberIds: [memberIdOf(named)],
      },
    })
    const versioned = { path: { id: notice.id }, body: { version: notice.version } }
    await org.get('publishNotice', versioned)
    await tell({ kind: 'todo', to: 'everybody' })
    for (const client of listening) await expect.poll(() => client.of('todo').length).toBe(1)
    expect(listening.map((client) => client.of('message').length)).toEqual([1, 1, 1, 0])
    expect(listening[0]?.of('message')[0]?.data).toMatchObject({
      source: 'notice',
      noticeId: notice.id,
    })
  })

  it('tells people whose roles change, and those who hold a role that changes', async () => {
    const [holder, other] = [await somebody(), await somebody()]
    const [client, quiet] = [await listen(holder), await listen(other)]
    const roleId = await bench.world.object('roles', 'a')
    await org.get('addRoleMembers', {
      path: { id: roleId },
      body: { memberIds: [memberIdOf(holder)] },
    })
    await expect.poll(() => client.of('permissions').length).toBe(1)
    await org.get('setRolePermissions', {
      path: { id: roleId },
      body: { version: 1, codes: ['user:list'] },
    })
    await expect.poll(() => client.of('permissions').length).toBe(2)
    expect(quiet.of('permissions')).toEqual([])
  })
})

describe('an application', () => {
  it('that is changed or removed has open pages ask what there is for them', async () => {
    const client = await listen(await somebody())
    const app = { name: { 'zh-CN': '报表', 'en-US': 'Reports' }, kind: 'page', url: '/dashboard' }
    const made = await org.get<Schemas['ManagedApp']>('addApp', {
      body: { ...app, appCode: bench.world.unique('bi') },
    })
    await expect.poll(() => client.of('permissions').length).toBe(1)
    const path = { id: made.id ?? '' }
    const off = { ...app, version: made.version, enable: 0 }
    await org.get('editApp', { path, body: off })
    await expect.poll(() => client.of('permissions').length).toBe(2)
    await org.get('removeApps', { body: { ids: [path.id] } })
    await expect.poll(() => client.of('permissions').length).toBe(3)
  })
})

describe('a page that opens', () => {
  it('hears what came between its data and its stream, and nothing that its data knows', async () => {
    const person = await somebody()
    await tellNumber(1, person)
    const { livePlace } = await readPage(person)
    await tellNumber(2, person)
    const client = await listen(person, { after: livePlace })
    expect(numbersOf(client)).toEqual([2])
    expect(client.of('reset')).toEqual([])
    await tellNumber(3, person)
    await expect.poll(() => numbersOf(client)).toEqual([2, 3])
  })

  it('is told of a change of its rights that its data does not know', async () => {
    const person = await somebody()
    const { livePlace, permissions } = await readPage(person)
    expect(permissions).toEqual([])
    await org.get('setRolePermissions', {
      path: { id: person.memberOf.a?.roleId },
      body: { version: 1, codes: ['user:list'] },
    })
    const client = await listen(person, { after: livePlace })
    expect(client.of('permissions')).toHaveLength(1)
  })
})

describe('a stream that broke off', () => {
  it('S-21: goes on where it was, each event once, none lost', async () => {
    const person = await somebody()
    const first = await listen(person)
    await tellNumber(1, person)
    await expect.poll(() => numbersOf(first)).toEqual([1])
    first.close()
    for (const n of [2, 3, 4]) await tellNumber(n, person)
    await tellNumber(99, org.admin)
    const second = await listen(person, { after: first.place })
    expect(numbersOf(second)).toEqual([2, 3, 4])
    expect(second.of('reset')).toEqual([])
    await tellNumber(5, person)
    await expect.poll(() => numbersOf(second)).toEqual([2, 3, 4, 5])
    const third = await listen(person, { after: second.place })
    expect(numbersOf(third)).toEqual([])
  })

  it.each(['nonsense', '1763798400000-5:4:', `${Date.now()}-9999999:9999999:`])(
    'begins anew from a place that nobody knows: %s',
    async (after) => {
      const client = await listen(await somebody(), { after })
      expect(client.events.map(({ name }) => name)).toEqual(['hello', 'reset'])
    },
  )

  it('begins anew when it was away for longer than events are kept, or missed too many', async () => {
    const person = await somebody()
    const { place } = await listen(person)
    await bench.world.sql`
      insert into live_events (tenant_id, id, kind, member_ids)
      select ${org.tenantId}, 'many-' || n, 'job', array[${memberIdOf(person)}]
      from generate_series(1, 501) as n`
    const busy = await listen(person, { after: place })
    expect(busy.events.map(({ name }) => name)).toEqual(['hello', 'reset'])
    const later = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const { place: old } = await listen(later)
    const minutes = 15 * 60_000
    const [time = '', snapshot = ''] = old.split('-')
    const client = await listen(later, { after: `${Number(time) - minutes}-${snapshot}` })
    expect(client.events.map(({ name }) => name)).toEqual(['hello', 'reset'])
  })
})

describe('a session that ends', () => {
  it.each([
    ['signing out', (person: Person) => org.callAs(person, 'logout', { body: {} })],
    [
      'being revoked behind everybody’s back',
      (person: Person) => bench.world.sql`delete from sessions where user_id = ${person.userId}`,
    ],
    [
      'suspending the account',
      (person: Person) =>
        bench.world.sql`update users set status = 'suspended' where id = ${person.userId}`,
    ],
  ])('S-05: takes its stream with it within a second: %s', async (_, end) => {
    const [person, other] = [await somebody(), await somebody()]
    const [client, kept] = [await listen(person), await listen(other)]
    await end(person)
    await new Promise((resolve) => setTimeout(resolve, 1_000)) // the second that it may take
    // One reading of the events may be under way by then, and brings the first of them; before the
    // next one the sessions are looked at, however slow the machine is.
    for (const n of [1, 2, 3]) {
      await tellNumber(n, other)
      await expect.poll(() => numbersOf(kept).at(-1)).toBe(n)
    }
    expect(client.endedAt).toBeDefined()
    expect(client.events.at(-1)?.name).toBe('session-ended')
    expect((await listen(person, { after: client.place })).status).toBe(401)
    expect(kept.endedAt).toBeUndefined()
  })

  it('S-04: hears nothing more from a tenant that its person is no longer in', async () => {
    const both = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: [] },
      ],
    })
    const client = await listen(both)
    await bench.world.sql`update memberships set status = 'disabled'
      where tenant_id = ${bench.world.tenants.a} and user_id = ${both.userId}`
    await expect.poll(() => client.of('memberships').length).toBe(1)
    expect(client.of('memberships')[0]?.data).toEqual({ tenantIds: [bench.world.tenants.b] })
    await tellNumber(1, both, 'a')
    await tellNumber(2, both, 'b')
    await expect.poll(() => numbersOf(client)).toEqual([2])
  })

  it('of a mock login hears its one tenant', async () => {
    const actor = await bench.world.person({
      memberOf: [{ tenant: 'operator', permissions: 'all' }],
    })
    const acted = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: [] },
        { tenant: 'b', permissions: [] },
      ],
      session: { mock: { tenant: 'a', actingUserId: actor.userId } },
    })
    const client = await listen(acted)
    expect(client.of('hello')[0]?.data['tenantIds']).toEqual([bench.world.tenants.a])
  })
})

describe('a process', () => {
  it('gives one person sixteen streams and no more', async () => {
    const person = await somebody()
    const open = await Promise.all(Array.from({ length: 16 }, () => listen(person)))
    expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
    const surplus = await listen(person)
    expect([surplus.status, surplus.headers['retry-after']]).toEqual([429, '10'])
    open[0]?.close()
    await expect.poll(async () => (await listen(person)).status).toBe(200)
  })

  it('hears what another one on the same database writes, and lets go when it stops', async () => {
    const { config, log, passwords, now } = bench.services
    const begun = Date.now()
    const other = await buildServer({
      ...{ config, log, passwords, now, engine: bench.engine, menuVersion: 1 },
      storage: new MemoryStorage(now),
    })
    await other.app.listen({ host: '127.0.0.1', port: 0 })
    const person = await somebody()
    const client = await listen(person, { port: portOf(other) })
    await tellNumber(1, person)
    await expect.poll(() => numbersOf(client)).toEqual([1])
    const closing = Date.now()
    await other.app.close()
    expect(Date.now() - closing).toBeLessThan(10 * (closing - begun)) // of what it took to get here
    await expect.poll(() => client.endedAt).toBeDefined()
    await tellNumber(2, person)
    const again = await listen(person, { after: client.place })
    expect(numbersOf(again)).toEqual([2])
  })

  it('counts its streams for Prometheus', async () => {
    await listen(await somebody())
    const { text } = await bench.wire.send({ method: 'GET', path: '/metrics' })
    expect(text).toMatch(/^spruce_live_streams [1-9]\d*$/m)
    expect(text).toMatch(/^spruce_live_events_total [1-9]\d*$/m)
  })
})
