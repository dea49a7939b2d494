import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/openBench.js'
import { Organisation } from '../testing/Organisation.js'
import { standingCode } from '../testing/World.js'
import { DeliveryQueue } from './DeliveryQueue.js'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

it('S-17: of many processes, one carries each message', async () => {
  const org = await Organisation.of(bench)
  const memberIds = await Promise.all(
    Array.from({ length: 40 }, () => bench.world.object('members', 'a')),
  )
  await org.get('sendBusinessMessage', { body: { code: standingCode, memberIds } })
  const carried: string[] = []
  const processes = Array.from(
    { length: 4 },
    () =>
      new DeliveryQueue(
        bench.engine,
        {
          async send({ id = '' }) {
            carried.push(id)
            await new Promise((done) => setTimeout(done, 2))
          },
        },
        bench.services.log,
        bench.services.now,
      ),
  )
  await Promise.all(processes.map((queue) => queue.drain()))
  expect(carried).toHaveLength(40)
  expect(new Set(carried).size).toBe(40)
  const states = await bench.world.sql`select channel, state, count(*)::int as n
    from business_delivery_recipients group by 1, 2 order by 1`
  expect(states).toContainEqual({ channel: 'mail', state: 'sent', n: 40 })
})
