import { readPageData, type Frame } from '@spruce/page-builder/data'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { Repositories } from '../repositories/repositories.js'
import { PermissionSet } from '../sessions/PermissionSet.js'
import type { Session } from '../sessions/session.js'
import { openBench, type Bench } from '../testing/openBench.js'
import { FrameCache } from './FrameCache.js'
import { definePageSource, frameOf, type PageSource, type SourceContext } from './PageSource.js'
import { pageSources } from './pageSources.js'
import { QueryRun } from './QueryRun.js'

let bench: Bench
/** The transaction that a source works in. */
let database: Db
/** Its clock stands still. */
let pageFrames: FrameCache
beforeAll(async () => {
  bench = await openBench({ own: true })
})
afterAll(() => bench.close())

/** They stand among the others for one test. */
const added = new Set<string>()
const sources = pageSources as Map<string, PageSource>
beforeEach(() => {
  pageFrames = new FrameCache(() => 0)
})
afterEach(() => {
  for (const id of added) sources.delete(id)
})
function addSource(
  id: string,
  read: (context: SourceContext) => Promise<Frame>,
  isPersonal = false,
) {
  added.add(id)
  sources.set(id, definePageSource({ id, as: 'listTodos', parameters: {}, isPersonal, read }))
}

const one = (context: SourceContext) =>
  frameOf(context, [1], { n: { type: 'number', label: 'count', value: (n) => n } })

/** Runs these sources as somebody of tenant A, the first of them first. */
function run(
  ids: readonly string[],
  { memberId = 'm1', time }: { memberId?: string; time?: { one: number; all: number } } = {},
) {
  const { world } = bench
  const services = { ...bench.services, pageFrames }
  const tenantId = world.tenants.a
  const data = readPageData({ queries: ids.map((id) => ({ id, source: id })) })
  const tenant = {
    ...{ id: tenantId, memberId, kind: 'customer', isAdmin: false, seesEverybody: true },
    permissions: new PermissionSet([]),
  }
  return services.engine.tx({ tenant: tenantId }, async (tx) => {
    database = tx
    const context = {
      ...{ session: { tenant } as Session, tenantId, memberId, services, tx },
      ...{ repositories: new Repositories(tx), language: 'en-US' as const },
      request: { log: services.log } as unknown as FastifyRequest,
    }
    const queries = new QueryRun(context, data, time)
    const results = []
    for (const id of ids) results.push(await queries.run({ id }))
    return results
  })
}

it('stops a query that takes too long; the others go on', async () => {
  addSource('slow', async (context) => {
    await sql`select pg_sleep(20)`.execute(database)
    return one(context)
  })
  addSource('broken', async (context) => {
    await sql`select 1 / 0`.execute(database)
    return one(context)
  })
  addSource('fine', (context) => Promise.resolve(one(context)))
  const begin = performance.now()
  const results = await run(['slow', 'broken', 'fine'], { time: { one: 200, all: 60_000 } })
  expect(performance.now() - begin).toBeLessThan(15_000)
  expect(results).toMatchObject([
    { errorCode: 'TIMEOUT' },
    { errorCode: 'FAILED', message: expect.not.stringContaining('zero') as string },
    { outcome: 'ok' },
  ])
})

it('ends the whole request after its time', async () => {
  addSource('first', async (context) => {
    await new Promise((done) => setTimeout(done, 150))
    return one(context)
  })
  addSource('second', (context) => Promise.resolve(one(context)))
  const results = await run(['first', 'second'], { time: { one: 100, all: 100 } })
  expect(results).toMatchObject([{ outcome: 'ok' }, { errorCode: 'TIMEOUT' }])
})

it('writes nothing, whatever a source does', async () => {
  const name = bench.world.unique('area')
  addSource('writing', async (context) => {
    const area = { id: name, name, parentId: null, sort: 0 }
    await context.repositories.devices.addArea(context.tenantId, area)
    return one(context)
  })
  await run(['writing'])
  const [row] = await bench.world.sql<{ n: number }>`
    select count(*)::int as n from device_areas where id = ${name}`
  expect(row?.n).toBe(0)
})

it('cuts what a frame cannot hold, and answers no more than it may', async () => {
  const many = Array.from({ length: 10_001 }, (_, n) => n)
  const column = { type: 'number', label: 'count', value: (n: number) => n } as const
  addSource('long', (context) => Promise.resolve(frameOf(context, many, { n: column })))
  const names = Array.from({ length: 60 }, (_, at) => [`n${String(at)}`, column] as const)
  for (const id of ['wide', 'wider']) {
    addSource(id, (context) => Promise.resolve(frameOf(context, many, Object.fromEntries(names))))
  }
  const [long, wide, wider] = await run(['long', 'wide', 'wider'])
  expect([long?.isCut, long?.frame?.columns[0]?.values.length]).toEqual([true, 10_000])
  expect(wide?.outcome).toBe('ok')
  expect(wider?.errorCode).toBe('TOO_LARGE')
})

it('asks a source once a second, and for each person where it is personal', async () => {
  let asked = 0
  const count = (context: SourceContext) => {
    asked += 1
    return Promise.resolve(one(context))
  }
  addSource('shared', count)
  addSource('own', count, true)
  await run(['shared'])
  await run(['shared'], { memberId: 'm2' })
  expect(asked).toBe(1)
  await run(['own'])
  await run(['own'], { memberId: 'm2' })
  expect(asked).toBe(3)
})
