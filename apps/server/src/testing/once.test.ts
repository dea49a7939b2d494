import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundDefinitions } from '../http/operationRegistry.js'
import { openBench, type Bench } from './openBench.js'
import { callerOf, needsOwnCaller } from './proofs.js'
import { rowsDigest } from './rowsDigest.js'
import { headersOf } from './sweep.js'
import { validCall } from './validCalls.js'
import { readWhoMay, type WhoMay } from './whoMay.js'
import { envelopeIn, type WireCall } from './wire.js'
import type { Person } from './World.js'

let bench: Bench
let admin: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  admin = await newAdmin()
})
afterAll(() => bench.close())

const newAdmin = () => bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })

/** Every row, once the messages of calls that were answered have left: they go after the answer. */
async function settledRows() {
  await bench.services.courier.settled()
  await bench.services.liveBatches.close() // tells what is left of the calls before
  return rowsDigest(bench.engine)
}

/** Writes of somebody who is signed in: those that take an idempotency key. */
const writes = readWhoMay().filter(({ who, effect }) => who !== 'anyone' && effect === 'write')

function withKey(call: WireCall, key: string): WireCall {
  return { ...call, headers: { ...call.headers, 'idempotency-key': key } }
}

/** After these the caller's token is dead (S-05): a repeat is refused, and has no effect either. */
const ending = writes.filter(
  (line) =>
    needsOwnCaller(line) &&
    line.operation !== 'switchTenant' && // which keeps the token
    line.who !== 'operator', // whose caller is another, and stays
)
const lasting = writes.filter((line) => !ending.includes(line))

const lastingCaller = (line: WhoMay) =>
  line.who === 'operator' ? callerOf(bench, line) : Promise.resolve(admin)

/** Writes that are a record of themselves; the retry below shows that they happen once. */
const unaudited: ReadonlySet<string> = new Set(
  foundDefinitions().flatMap(({ operationId, unaudited }) =>
    unaudited === undefined ? [] : [operationId],
  ),
)

describe('S-18: once', () => {
  it.each(ending)('$operation has one effect, though it ends the session', async (line) => {
    const caller = await callerOf(bench, line)
    const call = withKey(await validCall(bench, caller, line), bench.world.unique('key-ending'))
    const before = await auditedCalls()
    const replies = await Promise.all(Array.from({ length: 20 }, () => bench.wire.send(call)))
    expect(replies.map(({ status }) => status)).toContain(200)
    for (const { status } of replies) expect([200, 401]).toContain(status)
    expect(await auditedCalls()).toBe(before + 1)
    const rows = await settledRows()
    expect((await bench.wire.send(call)).status).toBe(401)
    expect(await settledRows()).toEqual(rows)
  })

  it.each(lasting)('$operation has one effect for 100 calls at once with one key', async (line) => {
    const caller = await lastingCaller(line)
    const call = withKey(await validCall(bench, caller, line), bench.world.unique('key-parallel'))
    const before = await auditedCalls()
    const replies = await Promise.all(Array.from({ length: 100 }, () => bench.wire.send(call)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await auditedCalls()).toBe(before + (unaudited.has(line.operation) ? 0 : 1))
  })

  it.each(lasting)(
    '$operation answers a retry after a lost reply as the first call',
    async (line) => {
      const caller = await lastingCaller(line)
      const call = withKey(await validCall(bench, caller, line), bench.world.unique('key-retry'))
      const lost = await bench.wire.send(call)
      const before = await settledRows()
      const retry = await bench.wire.send(call)
      expect([retry.status, retry.text]).toEqual([200, lost.text])
      expect(await settledRows()).toEqual(before)
    },
  )

  it('keeps a key to its user, tenant and operation', async () => {
    const key = bench.world.unique('key-scope')
    const [first, ...others] = writes.filter(({ operation }) =>
      ['addDept', 'addUser', 'savePreferences'].includes(operation),
    )
    if (!first) throw new Error('There is no such operation')
    const mine = withKey(await validCall(bench, admin, first), key)
    expect((await bench.wire.send(mine)).status).toBe(200)
    // The same key for other operations, for another person and in another tenant is another key.
    for (const line of others) {
      const call = withKey(await validCall(bench, admin, line), key)
      expect((await bench.wire.send(call)).status).toBe(200)
    }
    const both = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: 'all' },
        { tenant: 'b', permissions: 'all' },
      ],
    })
    for (const tenant of ['a', 'b'] as const) {
      const call: WireCall = {
        method: 'POST',
        path: '/aba-base/api/dept/add-dept',
        headers: {
          ...headersOf(both),
          'current-tenant': bench.world.tenants[tenant],
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: '同键', parentId: null }),
      }
      expect((await bench.wire.send(withKey(call, key))).status).toBe(200)
    }
    const rows = await bench.world.sql`select 1 from departments where name = '同键'`
    expect(rows).toHaveLength(2)
  })

  it('forgets a key after 24 hours', async () => {
    const key = bench.world.unique('key-day')
    const caller = await newAdmin()
    const call = (name: string, by: Person): WireCall => ({
      method: 'POST',
      path: '/aba-base/api/dept/add-dept',
      headers: {
        ...headersOf(by),
        'current-tenant': bench.world.tenants.a,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ name, parentId: null }),
    })
    expect((await bench.wire.send(call('第一天', caller))).status).toBe(200)
    bench.advance(25 * 3_600_000)
    const again = { ...caller, token: await bench.world.session(caller.userId) }
    expect((await bench.wire.send(call('第二天', again))).status).toBe(200)
    admin = await newAdmin()
  })

  it('lets a refusal leave nothing behind, so the retry may succeed', async () => {
    const key = bench.world.unique('key-refused')
    const headers = {
      ...headersOf(admin),
      'current-tenant': bench.world.tenants.a,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const path = '/aba-base/api/dept/add-dept'
    const parentId = await bench.world.object('departments', 'b')
    const before = await settledRows()
    const refused = await bench.wire.send({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify({ name: '再试', parentId }),
    })
    expect(refused.status).toBe(404)
    expect(await settledRows()).toEqual(before)
    const done = await bench.wire.send({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify({ name: '再试', parentId: null }),
    })
    expect(done.status).toBe(200)
  })

  /** Calls that had an effect: one may leave a line for each object it changed. */
  async function auditedCalls(): Promise<number> {
    return (await bench.world.sql`select distinct trace_id from audit_log`).length
  }
})

describe('S-18: a stale version', () => {
  it.each([
    [
      'editDept',
      async (version: number) => {
        const id = await bench.world.object('departments', 'a')
        return post('/aba-base/api/dept/edit-dept', { id, version, name: '旧' })
      },
    ],
    [
      'deleteDept',
      async (version: number) => {
        const id = await bench.world.object('departments', 'a')
        return post(`/aba-base/api/dept/delete-dept/${id}`, { version })
      },
    ],
    [
      'editMember',
      async (version: number) => {
        const id = await bench.world.object('members', 'a')
        return {
          ...post(`/spruce/api/v1/members/${id}`, { version, nickName: '旧' }),
          method: 'PUT',
        }
      },
    ],
  ])('of %s is 412 with the entity as it is, and writes nothing', async (_, callWith) => {
    for (const version of [2, 7, 2_147_483_647]) {
      const call = await callWith(version)
      const before = await settledRows()
      const reply = await bench.wire.send(call)
      expect([reply.status, envelopeIn(reply).code]).toEqual([412, 'STALE_VERSION'])
      expect(envelopeIn(reply).current).toMatchObject({ version: 1 })
      expect(await settledRows()).toEqual(before)
    }
  })

  it('lets one of 32 who edit the same version at once through', async () => {
    const id = await bench.world.object('departments', 'a')
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        bench.wire.send(
          post('/aba-base/api/dept/edit-dept', { id, version: 1, name: `同时${index}` }),
        ),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 412)).toHaveLength(31)
  })

  function post(path: string, body: unknown): WireCall {
    return {
      method: 'POST',
      path,
      headers: {
        ...headersOf(admin),
        'current-tenant': bench.world.tenants.a,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }
  }
})
