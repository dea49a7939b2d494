import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine } from '../../testing/openTestEngine.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { isUnreachable } from '../databaseError.js'
import type { Engine } from '../engine.js'

let engine: Engine
beforeAll(async () => {
  engine = await openTestEngine()
})
afterAll(() => engine.close())

/** Ends every connection of the service, as a restart of the database does. */
async function cutAll(of: Engine) {
  await of.asOwner((owner) =>
    owner.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  )
}

describe('when the database goes away (S-21)', () => {
  it('fails what was under way as unreachable, and works again afterwards', async () => {
    const error: unknown = await engine
      .tx('platform', async (db) => {
        await sql`select 1`.execute(db)
        await cutAll(engine)
        await sql`select 1`.execute(db)
      })
      .catch((thrown: unknown) => thrown)
    expect(isUnreachable(error)).toBe(true)
    const { rows } = await sql<{ n: number }>`select 1 as n`.execute(engine.platform)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('hears notifications again', async () => {
    const heard: string[] = []
    const stop = await engine.listen('outage_test', (payload) => heard.push(payload))
    await cutAll(engine)
    await expect
      .poll(async () => {
        await sql`select pg_notify('outage_test', 'back')`.execute(engine.platform)
        return heard.at(-1)
      })
      .toBe('back')
    await stop()
  })

  it('answers 503 with Retry-After, then serves on', async () => {
    const server = await startTestServer({}, { own: true })
    const { caller } = await server.person({ memberOf: [] })
    const path = '/spruce/api/v1/preferences'
    await server.engine.asOwner((owner) =>
      owner.exec(`
        create function cut() returns trigger language plpgsql security definer as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
        create trigger cut before insert on preferences execute function cut()`),
    )
    const body = {
      theme: { mode: 'dark', palette: null },
      density: 'compact',
      language: 'zh-CN',
      sidebarOpened: true,
      menuType: 1,
      pinnedTabs: [],
    }
    const cut = await caller.send('PUT', path, { body })
    expect(cut.status).toBe(503)
    expect(Number(cut.headers['retry-after'])).toBeGreaterThan(0)
    expect((await caller.get(path)).status).toBe(200)
    await server.close()
  })
})
