import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readSnapshot, snapshotFile } from '../../testing/snapshot.js'
import { DatabaseError } from '../databaseError.js'
import { embeddedEngine } from './embeddedEngine.js'
import type { EmbeddedSession } from './embeddedSession.js'
import { openWorkerSession } from './workerSession.js'

const app = resolve(import.meta.dirname, '../../..')
/** Inside the app, so that the built worker finds its packages. */
const built = join(app, 'out-tsc', `worker-${process.pid}`)

let folder: string
let session: EmbeddedSession
const open = async () =>
  openWorkerSession(
    {
      dataDir: join(folder, 'db'),
      seed: await readSnapshot(inject('snapshot') ?? (await snapshotFile())),
    },
    pathToFileURL(join(built, 'pgliteWorker.js')),
  )
beforeAll(async () => {
  await build({
    root: app,
    logLevel: 'silent',
    build: {
      outDir: built,
      rolldownOptions: { input: { pgliteWorker: 'src/db/embedded/pgliteWorker.ts' } },
    },
  })
  folder = mkdtempSync(join(tmpdir(), 'spruce-worker-'))
  session = await open()
})
afterAll(async () => {
  await session.close()
  for (const made of [folder, built]) rmSync(made, { recursive: true, force: true })
})

describe('the database in its own thread', () => {
  it('answers step by step, and stops at the first failure', async () => {
    const [one, two] = await session.run([
      { sql: 'select 1 as n', params: [] },
      { sql: 'select $1::timestamptz as at', params: [new Date(0)] },
    ])
    expect([one?.rows, two?.rows]).toEqual([[{ n: 1 }], [{ at: new Date(0) }]])
    const failed = session.run([
      { sql: 'select wrong', params: [] },
      { sql: 'select 1', params: [] },
    ])
    await expect(failed).rejects.toThrow(DatabaseError)
    await expect(failed).rejects.toMatchObject({ code: '42703' })
  })

  it('leaves this thread free during a long query', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await session.run([{ sql: 'select count(*) from generate_series(1, 3000000)', params: [] }])
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })

  it('refuses a transaction inside a transaction rather than wait for ever', async () => {
    const engine = await embeddedEngine(session)
    const nested = engine.tx('platform', () => engine.tx('platform', () => Promise.resolve(1)))
    await expect(nested).rejects.toThrow('only its own handle')
    expect(await engine.tx('platform', () => Promise.resolve(2))).toBe(2)
  })

  it('hears notifications', async () => {
    const heard: string[] = []
    const stop = await session.listen('worker_test', (payload) => heard.push(payload))
    await session.run([{ sql: `select pg_notify('worker_test', 'hello')`, params: [] }])
    await expect.poll(() => heard).toEqual(['hello'])
    await stop()
  })

  it('keeps what was written, and fails every call once it is closed', async () => {
    await session.run([
      { sql: 'reset role; create table kept (n int); insert into kept values (7)' },
    ])
    await session.close()
    await expect(session.run([{ sql: 'select 1' }])).rejects.toThrow('closed')
    session = await open()
    const [kept] = await session.run([{ sql: 'select n from kept', params: [] }])
    expect(kept?.rows).toEqual([{ n: 7 }])
  })
})
