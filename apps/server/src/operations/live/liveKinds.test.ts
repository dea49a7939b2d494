import { type LiveKind, openApiDocument, type Schemas } from '@spruce/api-client/contract'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LiveBatches } from '../../live/LiveBatches.js'
import { announce } from '../../repositories/live/announce.js'
import { LiveClient } from '../../testing/LiveClient.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import { validCall } from '../../testing/validCalls.js'
import { readWhoMay } from '../../testing/whoMay.js'
import type { Person, TenantKey } from '../../testing/World.js'
import type { OperationId } from '../../http/contractTypes.js'

let bench: Bench
let org: Organisation
const clients: LiveClient[] = []
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

async function listen(person: Person): Promise<LiveClient> {
  const { port } = bench.app.server.address() as AddressInfo
  const client = await LiveClient.open(`http://127.0.0.1:${port}/spruce/api/v1/live`, {
    'app-code': 'spruce-web-enterprise-console',
    cookie: `token=${person.token}`,
  })
  clients.push(client)
  await expect.poll(() => client.place).not.toBe('')
  return client
}

const somebody = (tenant: TenantKey = 'a', permissions: readonly string[] = []) =>
  bench.world.person({ memberOf: [{ tenant, permissions }] })

/** Everything told before has arrived when this has. */
async function tellEnd(tenant: TenantKey, of: readonly LiveClient[]) {
  const tenantId = bench.world.tenants[tenant]
  await bench.engine.tx({ tenant: tenantId }, (db) =>
    announce(db, tenantId, { kind: 'todo', to: 'everybody' }),
  )
  for (const client of of) await expect.poll(() => client.of('todo').length).toBe(1)
}

/** A valid call by the administrator of A. */
async function send(operation: OperationId): Promise<string> {
  const line = readWhoMay().find((one) => one.operation === operation)
  if (!line) throw new Error(`${operation} is not in whoMay.csv`)
  const call = await validCall(bench, org.admin, line)
  const reply = await bench.wire.send(call)
  expect(reply.status, reply.text).toBe(200)
  return call.path
}

describe('what everybody sees', () => {
  it.each([
    ['publishPersonalisation', 'brand'],
    ['editEnterprise', 'brand'],
    ['addMenu', 'menus'],
    ['overrideMenu', 'menus'],
    ['removeMenu', 'menus'],
    ['editApp', 'apps'],
    ['removeApps', 'apps'],
    ['publishPage', 'designs'],
    ['publishWorkbench', 'workbenches'],
  ] as const)('%s is told to all of the tenant as %s, without names', async (operation, kind) => {
    const [here, there] = [await listen(await somebody()), await listen(await somebody('b'))]
    await send(operation)
    await tellEnd('a', [here])
    await tellEnd('b', [there])
    const told = here.of(kind)
    expect(told).toHaveLength(1)
    expect(Object.keys(told[0]?.data ?? {}).sort()).toEqual(['id', 'tenantId'])
    expect(there.of(kind)).toEqual([])
  })
})

describe('what designers see', () => {
  it.each([
    ['savePageDraft', 'designs', 'page:list'],
    ['saveWorkbenchDraft', 'workbenches', 'workbench:list'],
  ] as const)('%s is told to who may list them, with its id', async (operation, kind, right) => {
    const [designer, other] = [await somebody('a', [right]), await somebody('a', ['user:list'])]
    const foreign = await listen(await somebody('b', [right]))
    const [may, mayNot] = [await listen(designer), await listen(other)]
    const path = await send(operation)
    await tellEnd('a', [may, mayNot])
    await tellEnd('b', [foreign])
    expect(may.of(kind)).toHaveLength(1)
    expect(path).toContain(String(may.of(kind)[0]?.data['designId']))
    expect(mayNot.of(kind)).toEqual([])
    expect(foreign.of(kind)).toEqual([])
  })
})

it('is kept by the database whatever its kind is', async () => {
  const document = JSON.stringify(openApiDocument)
  const [, list = '[]'] = /"x-live-kinds":(\[[^\]]*\])/u.exec(document) ?? []
  const kinds = JSON.parse(list) as LiveKind[]
  expect(kinds.length).toBeGreaterThan(13)
  const tenantId = bench.world.tenants.a
  for (const kind of kinds) {
    await bench.engine.tx({ tenant: tenantId }, (db) =>
      announce(db, tenantId, { kind, to: { permissions: ['user:list'] } }),
    )
  }
})

describe('an invitation', () => {
  it.each(['sendUserInvite', 'resendInvitation', 'revokeInvitation'] as const)(
    '%s is told to who may list people, without names',
    async (operation) => {
      const [clerk, other] = [await somebody('a', ['user:list']), await somebody()]
      const [may, mayNot] = [await listen(clerk), await listen(other)]
      await send(operation)
      await tellEnd('a', [may, mayNot])
      expect(may.of('invitations').length).toBeGreaterThan(0)
      expect(Object.keys(may.of('invitations')[0]?.data ?? {}).sort()).toEqual(['id', 'tenantId'])
      expect(mayNot.of('invitations')).toEqual([])
    },
  )
})

describe('a receipt', () => {
  it('is told to who may see the receipts, once for a first reading', async () => {
    const [reader, keeper] = [await somebody(), await somebody('a', ['notice:list'])]
    const [quiet, client] = [await listen(reader), await listen(keeper)]
    const id = await bench.world.object('publishedNotices', 'a')
    const read = () => org.callAs(reader, 'readNotice', { path: { id }, body: {} })
    expect((await read()).status).toBe(200)
    await expect.poll(() => client.of('receipts').length).toBe(1)
    expect(client.of('receipts')[0]?.data).toMatchObject({ noticeIds: [id] })
    await read()
    await new Promise((resolve) => setTimeout(resolve, 400))
    await tellEnd('a', [client, quiet])
    expect(client.of('receipts')).toHaveLength(1)
    expect(quiet.of('receipts')).toEqual([])
  })
})

describe('values of devices', () => {
  it('are told to who may see devices, at most four times a second', async () => {
    const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name: '厂区' } })
    const device = await org.get<Schemas['Device']>('addDevice', {
      body: { areaId: area.id, code: bench.world.unique('dev'), name: '锅炉' },
    })
    const path = { id: device.id }
    await org.get('addDataPoint', { path, body: { code: 't', name: '温度', type: 'number' } })
    const [may, mayNot] = [
      await listen(await somebody('a', ['device:list'])),
      await listen(await somebody()),
    ]
    const foreign = await listen(await somebody('b', ['device:list']))
    const begin = Date.now()
    for (let value = 0; value < 30; value += 1) {
      await org.get('reportDataPoints', { path, body: { values: [{ code: 't', value }] } })
    }
    await expect.poll(() => may.of('deviceValues').length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await tellEnd('a', [may, mayNot])
    await tellEnd('b', [foreign])
    const most = Math.ceil((Date.now() - begin) / 250)
    expect(may.of('deviceValues').length).toBeLessThanOrEqual(Math.min(29, most))
    expect(may.of('deviceValues')[0]?.data).toMatchObject({ deviceIds: [device.id] })
    expect([...mayNot.of('deviceValues'), ...foreign.of('deviceValues')]).toEqual([])
  })
})

describe('what is told in batches', () => {
  it('names each id once, and of too many none', async () => {
    const tenantId = org.tenantId
    const client = await listen(await somebody('a', ['device:list']))
    const batches = new LiveBatches(bench.engine, bench.services.log, 60_000)
    const add = (id: string) => {
      const to = { permissions: ['device:list'] } as const
      batches.add({ tenantId, kind: 'deviceValues', to, field: 'deviceIds', id })
    }
    for (const id of ['d1', 'd2', 'd1']) add(id)
    await batches.close()
    await expect.poll(() => client.of('deviceValues').length).toBe(1)
    expect(client.of('deviceValues')[0]?.data['deviceIds']).toEqual(['d1', 'd2'])
    for (let n = 0; n < 101; n += 1) add(`d${String(n)}`)
    await batches.close()
    await expect.poll(() => client.of('deviceValues').length).toBe(2)
    expect(client.of('deviceValues')[1]?.data).not.toHaveProperty('deviceIds')
  })
})
