import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.js'
import { JobsRepository, mostAttempts } from '../repositories/jobs/JobsRepository.js'
import { startTestServer, type TestServer } from '../testing/startTestServer.js'
import { JobFailure, WorkQueue, type Work } from './WorkQueue.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
  await server.world.sql`delete from jobs`
})
afterAll(() => server.close())

const queueOf = (work: Work) =>
  new WorkQueue(
    server.engine,
    { 'user-import': work, 'plan-push': work, 'bulk-change': work },
    server.services.log,
    server.services.now,
  )

async function addJob(): Promise<string> {
  const id = newId()
  const now = server.services.now()
  await new JobsRepository(server.engine.platform).add(server.world.tenants.a, {
    id,
    kind: 'user-import',
    title: 'x',
    member_id: 'm',
    user_id: 'u',
    phase: 'read',
    created_at: now,
    expires_at: new Date(now.getTime() + 60_000),
  })
  return id
}

async function stateOf(id: string) {
  const [row] = await server.world.sql<{ status: string; problem: unknown; done: number }>`
    select status, problem, done from jobs where id = ${id}`
  return row
}

describe('WorkQueue', () => {
  it('runs each job in one of many processes, and once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, addJob))
    const ran: string[] = []
    const work: Work = async ({ job }) => {
      ran.push(job.id)
      return Promise.resolve({ status: 'done' as const })
    }
    await Promise.all(Array.from({ length: 4 }, () => queueOf(work).drain()))
    expect([...ran].sort()).toEqual([...ids].sort())
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ status: 'done' })
  })

  it('undoes the batch of a holder whose lease went to another', async () => {
    const id = await addJob()
    await queueOf(async ({ job, beat }) => {
      await server.world.sql`update jobs set lease = 'another' where id = ${job.id}`
      await server.engine.tx({ tenant: job.tenant_id }, (db) => beat(db, { done: 7, total: 9 }))
      return { status: 'done' }
    }).drain()
    expect(await stateOf(id)).toEqual({ status: 'running', problem: null, done: 0 })
    await server.world.sql`delete from jobs where id = ${id}`
  })

  it('goes back into the queue when the service stops, and on from there', async () => {
    const id = await addJob()
    let batches = 0
    const work: Work = async ({ job, beat }) => {
      while (batches < 3) {
        await server.engine.tx({ tenant: job.tenant_id }, (db) =>
          beat(db, { done: batches + 1, total: 3 }),
        )
        batches += 1
        if (batches === 1) void stopping.stop()
      }
      return { status: 'done' }
    }
    const stopping = queueOf(work)
    await stopping.drain()
    expect(await stateOf(id)).toMatchObject({ status: 'queued', done: 1 })
    await queueOf(work).drain()
    expect(await stateOf(id)).toMatchObject({ status: 'done', done: 3 })
  })

  it('notes why a job failed, and gives up on one that its holders die over', async () => {
    const told = await addJob()
    await queueOf(() => Promise.reject(new JobFailure({ code: 'EMPTY' }))).drain()
    expect(await stateOf(told)).toMatchObject({ status: 'failed', problem: { code: 'EMPTY' } })
    const deadly = await addJob()
    await server.world.sql`update jobs set attempts = ${mostAttempts} where id = ${deadly}`
    await queueOf(() => Promise.resolve({ status: 'done' })).drain()
    expect(await stateOf(deadly)).toMatchObject({ status: 'failed', problem: { code: 'INTERNAL' } })
  })

  it('tells whoever started it how far it is, at most once a second, and how it ended', async () => {
    const told = (id: string) =>
      server.world.sql<{ to: string[]; news: object }>`
        select member_ids as to, data - 'jobId' as news from live_events
        where kind = 'job' and data ->> 'jobId' = ${id} order by xact, id`
    const id = await addJob()
    await queueOf(async ({ job, beat }) => {
      for (let done = 1; done <= 12; done += 1) {
        await server.engine.tx({ tenant: job.tenant_id }, (db) => beat(db, { done, total: 12 }))
        server.advance(250)
      }
      return { status: 'done', result: { created: 12 } }
    }).drain()
    const to = ['m']
    expect(await told(id)).toEqual([
      { to, news: { status: 'running', done: 1, total: 12 } },
      { to, news: { status: 'running', done: 5, total: 12 } },
      { to, news: { status: 'running', done: 9, total: 12 } },
      { to, news: { status: 'done' } },
    ])
    const waiting = await addJob()
    const { tenants } = server.world
    await server.engine.tx({ tenant: tenants.a }, async (db) => {
      const jobs = new JobsRepository(db)
      const job = await jobs.find(tenants.a, 'm', waiting)
      if (job) await jobs.cancel(tenants.a, job, server.services.now())
    })
    expect(await told(waiting)).toEqual([{ to, news: { status: 'cancelled' } }])
    const lost = await addJob()
    await queueOf(async ({ job }) => {
      await server.world.sql`update jobs set lease = 'another' where id = ${job.id}`
      return { status: 'done' }
    }).drain()
    expect(await told(lost)).toEqual([])
    await server.world.sql`delete from jobs where id = ${lost}`
  })

  it('forgets what has expired, with its rows', async () => {
    const id = await server.world.object('imports', 'a')
    const jobs = new JobsRepository(server.engine.platform)
    await jobs.removeExpired(server.services.now())
    expect(await stateOf(id)).toBeDefined()
    await jobs.removeExpired(new Date(server.services.now().getTime() + 2 * 3_600_000))
    expect(await stateOf(id)).toBeUndefined()
    expect(
      await server.world.sql`select number from user_import_rows where job_id = ${id}`,
    ).toEqual([])
  })
})
