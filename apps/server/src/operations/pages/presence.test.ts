import type { Schemas } from '@spruce/api-client/contract'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobsOf } from '../../jobs/jobs.js'
import { announce } from '../../repositories/live/announce.js'
import { LiveClient } from '../../testing/LiveClient.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { Person, TenantKey } from '../../testing/World.js'

type Presence = Schemas['DesignPresence']

let bench: Bench
let org: Organisation
let id: string
let wang: Person
let chen: Person
const clients: LiveClient[] = []
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
beforeEach(async () => {
  id = await bench.world.object('workbenches', 'a')
  ;[wang, chen] = [await designer(), await designer()]
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => bench.close())

const designer = (tenant: TenantKey = 'a', permissions: readonly string[] = ['workbench:edit']) =>
  bench.world.person({ memberOf: [{ tenant, permissions }] })

const tabOf = (name: string) => `tab-${name}-0001`

const report = (person: Person, tab: string, more: { left?: boolean; of?: string } = {}) =>
  org.callAs<Presence>(person, 'reportWorkbenchPresence', {
    path: { id: more.of ?? id },
    body: { tab: tabOf(tab), ...(more.left && { left: true }) },
  })

async function seen(person: Person, tab: string) {
  const reply = await report(person, tab)
  expect(reply.status).toBe(200)
  return (reply.body.data as Presence).editors
}

const memberOf = (person: Person) => person.memberOf.a?.memberId

async function listen(person: Person): Promise<LiveClient> {
  const { port } = bench.app.server.address() as AddressInfo
  const client = await LiveClient.open(`http://127.0.0.1:${String(port)}/spruce/api/v1/live`, {
    'app-code': 'spruce-web-enterprise-console',
    cookie: `token=${person.token}`,
  })
  clients.push(client)
  await expect.poll(() => client.place).not.toBe('')
  return client
}

/** Everything told before has arrived when this has. */
async function tellEnd(tenant: TenantKey, of: readonly LiveClient[]) {
  const tenantId = bench.world.tenants[tenant]
  const before = of.map((client) => client.of('todo').length)
  await bench.engine.tx({ tenant: tenantId }, (db) =>
    announce(db, tenantId, { kind: 'todo', to: 'everybody' }),
  )
  for (const [at, client] of of.entries()) {
    await expect.poll(() => client.of('todo').length).toBe((before[at] ?? 0) + 1)
  }
}

const forget = () =>
  jobsOf(bench.services)
    .find(({ name }) => name === 'presence.forget')
    ?.run(bench.services.now())

describe('who has a workbench open in the designer', () => {
  it('is answered to the others, not to oneself', async () => {
    expect(await seen(wang, 'w')).toEqual([])
    const [other, ...rest] = await seen(chen, 'c')
    expect(rest).toEqual([])
    expect(other).toEqual({
      ...{ memberId: memberOf(wang), photo: null, isSelf: false, savedAt: null },
      nickName: expect.any(String) as string,
      since: expect.any(String) as string,
    })
    expect((await seen(wang, 'w')).map(({ memberId }) => memberId)).toEqual([memberOf(chen)])
  })

  it('is the own person in another tab, once for all tabs', async () => {
    await seen(wang, '1')
    await seen(wang, '2')
    const own = await seen(wang, '3')
    expect(own).toMatchObject([{ memberId: memberOf(wang), isSelf: true, savedAt: null }])
    expect(await seen(chen, '1')).toMatchObject([{ memberId: memberOf(wang), isSelf: false }])
  })

  it('says when somebody saved a draft since they came', async () => {
    const document = { nodes: {} }
    const save = (version: number) =>
      org.callAs(wang, 'saveWorkbenchDraft', { path: { id }, body: { version, document } })
    expect((await save(1)).status).toBe(200)
    bench.advance(1_000)
    await seen(wang, 'w')
    expect(await seen(chen, 'c')).toMatchObject([{ savedAt: null }])
    bench.advance(1_000)
    expect((await save(2)).status).toBe(200)
    const [{ savedAt, since } = { savedAt: null, since: '' }] = await seen(chen, 'c')
    expect(Date.parse(savedAt ?? '')).toBeGreaterThan(Date.parse(since))
  })

  it('holds until a tab leaves, or is not heard of for a minute', async () => {
    await seen(wang, 'w')
    const gone = await report(wang, 'w', { left: true })
    expect(gone.body.data).toEqual({ editors: [] })
    expect(await seen(chen, 'c')).toEqual([])
    await seen(wang, 'w')
    bench.advance(40_000)
    await seen(wang, 'w')
    bench.advance(40_000)
    expect(await seen(chen, 'c')).toHaveLength(1)
    bench.advance(30_000)
    expect(await seen(chen, 'c')).toEqual([])
  })

  it('begins anew for a tab that was gone', async () => {
    await seen(wang, 'w')
    const [first] = await seen(chen, 'c')
    bench.advance(70_000)
    await seen(wang, 'w')
    const [second] = await seen(chen, 'c')
    expect(Date.parse(second?.since ?? '') - Date.parse(first?.since ?? '')).toBeGreaterThan(69_000)
  })

  it('keeps to the page, the tenant, and those who may edit', async () => {
    await seen(wang, 'w')
    const other = await bench.world.object('workbenches', 'a')
    expect((await report(chen, 'c', { of: other })).body.data).toEqual({ editors: [] })
    const foreign = await designer('b')
    const there = await Organisation.of(bench, 'b')
    const ofForeign = await there.callAs(foreign, 'reportWorkbenchPresence', {
      path: { id },
      body: { tab: tabOf('f') },
    })
    expect(ofForeign.status).toBe(404)
    expect((await report(await designer('a', ['workbench:list']), 'l')).status).toBe(403)
    const wrong = await org.callAs(wang, 'reportPagePresence', {
      path: { id },
      body: { tab: tabOf('w') },
    })
    expect(wrong.status).toBe(403)
  })

  it('is the same for a page', async () => {
    const page = await bench.world.object('pages', 'a')
    const [one, two] = [await designer('a', ['page:edit']), await designer('a', ['page:edit'])]
    const call = async (person: Person) => {
      const body = { tab: tabOf('p') }
      const reply = await org.callAs<Presence>(person, 'reportPagePresence', {
        ...{ path: { id: page }, body },
      })
      expect(reply.status).toBe(200)
      return reply.body.data?.editors
    }
    expect(await call(one)).toEqual([])
    expect(await call(two)).toMatchObject([{ memberId: memberOf(one), isSelf: false }])
  })

  it('remembers twenty tabs of a person at most', async () => {
    for (let tab = 0; tab < 25; tab += 1) await seen(wang, String(tab))
    const [row] = await bench.world.sql<{ tabs: number }>`
      select count(*)::int as tabs from design_presence
      where design_id = ${id} and member_id = ${memberOf(wang)}`
    expect(row).toEqual({ tabs: 20 })
  })

  it('leaves no line in the log and does not count as use of the session', async () => {
    const usedAt = async () => {
      const [row] = await bench.world.sql<{ seen_at: Date }>`
        select seen_at from sessions where user_id = ${wang.userId}`
      return row?.seen_at.getTime()
    }
    const before = await usedAt()
    bench.advance(5 * 60_000)
    await seen(wang, 'w')
    expect(await usedAt()).toBe(before)
    const lines = await bench.world.sql`
      select 1 from audit_log where operation = 'reportWorkbenchPresence'`
    expect(lines).toEqual([])
  })
})

describe('those who have it open', () => {
  it('are told of who comes and goes, once each, and nobody else is', async () => {
    await seen(wang, 'w')
    const outsider = await designer()
    const [here, there] = [await listen(wang), await listen(outsider)]
    const told = () => here.of('presence').length
    await seen(chen, 'c')
    await seen(chen, 'c')
    await tellEnd('a', [here, there])
    expect(told()).toBe(1)
    expect(here.of('presence')[0]?.data).toMatchObject({ designId: id })
    await report(chen, 'c', { left: true })
    await report(chen, 'c', { left: true })
    await tellEnd('a', [here, there])
    expect(told()).toBe(2)
    expect(there.of('presence')).toEqual([])
  })

  it('are told when a tab is forgotten', async () => {
    await seen(chen, 'c')
    bench.advance(45_000)
    await seen(wang, 'w')
    const here = await listen(wang)
    await forget()
    await tellEnd('a', [here])
    expect(here.of('presence')).toEqual([])
    bench.advance(20_000)
    await forget()
    await tellEnd('a', [here])
    expect(here.of('presence')).toHaveLength(1)
    const rows = await bench.world.sql<{ member_id: string }>`
      select member_id from design_presence where design_id = ${id}`
    expect(rows).toEqual([{ member_id: memberOf(wang) }])
  })
})

it('sees the other one of two who come at once', async () => {
  await Promise.all([seen(wang, 'w'), seen(chen, 'c')])
  expect(await seen(wang, 'w')).toHaveLength(1)
  expect(await seen(chen, 'c')).toHaveLength(1)
})
