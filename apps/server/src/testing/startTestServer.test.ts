import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './startTestServer.js'

const started: TestServer[] = []
afterAll(async () => {
  for (const server of started) await server.close()
})

async function start(...given: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...given)
  started.push(server)
  return server
}

describe('a server for a test file', () => {
  it('is shared when nothing is set, with customers of the file’s own', async () => {
    const [first, second] = [await start(), await start()]
    expect(second.app).toBe(first.app)
    expect(second.engine).toBe(first.engine)
    const { a, b, c, operator } = second.world.tenants
    expect(Object.values(first.world.tenants)).not.toEqual(expect.arrayContaining([a]))
    expect(new Set([a, b, c, ...Object.values(first.world.tenants)]).size).toBe(7)
    expect(first.world.tenants.operator).toBe(operator)
  })

  it('is another one on the same database with settings, and wholly its own when it says so', async () => {
    const [shared, configured] = [await start(), await start({ SPRUCE_TRUST_PROXY: '1' })]
    expect(configured.app).not.toBe(shared.app)
    expect(configured.engine).toBe(shared.engine)
    const own = await start({}, { own: true })
    expect([own.app === shared.app, own.engine === shared.engine]).toEqual([false, false])
  })

  it('moves no clock that others read', async () => {
    const [shared, own] = [await start(), await start({}, { own: true })]
    expect(() => shared.advance(1)).toThrow('own: true')
    own.advance(3_600_000)
    expect(own.services.now().getTime() - shared.services.now().getTime()).toBeGreaterThan(
      3_000_000,
    )
  })

  it('hears its lines while it is open, and leaves no menu, limit or work to the next', async () => {
    const left = await startTestServer()
    await left.services.limiter.hit('left', { hits: 1, seconds: 60 })
    expect(left.logged).toEqual([])
    await left.visitor().get('/healthz')
    expect(left.logged.join()).toContain('/healthz')
    await left.close()
    const heard = left.logged.length
    const { visitor, world, services } = await start()
    await visitor().get('/healthz')
    expect(left.logged).toHaveLength(heard)
    const menus = await world.sql<{ id: string }>`select id from menus`
    expect(menus.map(({ id }) => id)).not.toContain(left.world.menus.own)
    expect(menus.map(({ id }) => id)).toContain(world.menus.own)
    expect(await world.sql`select 1 from jobs where tenant_id = ${left.world.tenants.b}`).toEqual(
      [],
    )
    await services.limiter.hit('left', { hits: 1, seconds: 60 })
  })
})
