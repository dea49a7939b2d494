import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce } from '../../repositories/live/announce.js'
import { LiveClient } from '../../testing/LiveClient.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import type { Person } from '../../testing/World.js'

let bench: Bench
let person: Person
beforeAll(async () => {
  bench = await openBench()
  person = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})
afterAll(() => bench.close())

async function listen(after?: string) {
  const { port } = bench.app.server.address() as AddressInfo
  const client = await LiveClient.open(`http://127.0.0.1:${port}/spruce/api/v1/live`, {
    'app-code': 'spruce-web-enterprise-console',
    cookie: `token=${person.token}`,
    ...(after === undefined ? {} : { 'last-event-id': after }),
  })
  await expect.poll(() => client.place).not.toBe('')
  return client
}

function withResolver() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

/** A transaction that tells number n and commits when it is told to. */
function slowly(n: number) {
  const tenantId = bench.world.tenants.a
  const released = withResolver()
  const written = withResolver()
  const done = bench.engine.tx({ tenant: tenantId }, async (db) => {
    const to = { memberIds: [String(person.memberOf.a?.memberId)] }
    await announce(db, tenantId, { kind: 'job', to, data: { n } })
    written.resolve()
    await released.promise
  })
  return {
    written: written.promise,
    commit: () => {
      released.resolve()
      return done
    },
  }
}

const numbersOf = (client: LiveClient) => client.of('job').map(({ data }) => data['n'])

describe('events of transactions that end in another order than they began', () => {
  it('S-21: reach a client that listens, and one that comes back in between', async () => {
    const staying = await listen()
    const leaving = await listen()
    const [early, late] = [slowly(1), slowly(2)]
    await early.written
    await late.written
    await late.commit()
    await expect.poll(() => [numbersOf(staying), numbersOf(leaving)]).toEqual([[2], [2]])
    leaving.close()
    await early.commit()
    await expect.poll(() => numbersOf(staying)).toEqual([2, 1])
    const back = await listen(leaving.place)
    expect(numbersOf(back)).toEqual([1])
    for (const client of [staying, back]) client.close()
  })

  it('are all told once, to all, while many write at once', async () => {
    const client = await listen()
    const tenantId = bench.world.tenants.a
    const to = { memberIds: [String(person.memberOf.a?.memberId)] }
    const numbers = Array.from({ length: 400 }, (_, n) => n)
    const queue = [...numbers]
    const write = async () => {
      for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
        const data = { n }
        await bench.engine.tx({ tenant: tenantId }, (db) =>
          announce(db, tenantId, { kind: 'job', to, data }),
        )
      }
    }
    await Promise.all(Array.from({ length: 6 }, write))
    await expect.poll(() => numbersOf(client).length).toBe(400)
    expect([...numbersOf(client)].sort((a, b) => Number(a) - Number(b))).toEqual(numbers)
    client.close()
  })
})
