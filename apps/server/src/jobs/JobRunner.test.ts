import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/startTestServer.js'
import { JobRunner, type Job } from './JobRunner.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { own: true })
})
afterAll(() => server.close())

let now = new Date('2026-11-20T08:00:00Z')
const runnerOf = (...jobs: Job[]) =>
  new JobRunner(server.engine, jobs, server.services.log, () => now)

function counting(name: string, act: () => Promise<void> = () => Promise.resolve()) {
  const job = {
    name,
    everyMs: 60_000,
    runs: 0,
    run() {
      job.runs += 1
      return act()
    },
  }
  return job
}

describe('JobRunner', () => {
  it('runs a job once in its time, whichever of many processes looks first', async () => {
    const job = counting('test.once')
    const runners = Array.from({ length: 8 }, () => runnerOf(job))
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(runners.flatMap((runner) => [runner.tick(), runner.tick()]))
      expect(job.runs).toBe(round)
      now = new Date(now.getTime() + 60_000)
    }
  })

  it('runs again after a process that died in the middle: its turn ends by time', async () => {
    const dying = counting('test.dies', () => new Promise(() => undefined))
    void runnerOf(dying).tick()
    await expect.poll(() => dying.runs).toBe(1)
    const heir = counting('test.dies')
    await runnerOf(heir).tick()
    expect(heir.runs).toBe(0)
    now = new Date(now.getTime() + 60_000)
    await runnerOf(heir).tick()
    expect(heir.runs).toBe(1)
  })

  it('notes a failure and goes on with the others', async () => {
    const bad = counting('test.fails', () => Promise.reject(new Error('no luck')))
    const good = counting('test.works')
    await runnerOf(bad, good).tick()
    expect([bad.runs, good.runs]).toEqual([1, 1])
    const rows = await server.world.sql<{ name: string; error: string | null }>`
      select name, error from job_runs where name in ('test.fails', 'test.works') order by 1`
    expect(rows).toEqual([
      { name: 'test.fails', error: 'no luck' },
      { name: 'test.works', error: null },
    ])
  })
})
