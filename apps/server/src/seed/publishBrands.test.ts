import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveManifests } from '../boot/saveManifests.js'
import { buildServer, type BuiltServer } from '../buildServer.js'
import { readServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import { MemoryStorage } from '../files/storage/MemoryStorage.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { TestCaller } from '../testing/TestCaller.js'
import { testManifests } from '../testing/testManifests.js'
import { demoPassword } from './namedPeople.js'
import { publishBrands } from './publishBrands.js'
import { seedDemo } from './seedDemo.js'

let engine: Engine
let built: BuiltServer
let app: FastifyInstance

beforeAll(async () => {
  engine = await openTestEngine()
  const menuVersion = await saveManifests(engine, testManifests)
  await seedDemo(engine, { mode: 'evaluation' }, () => undefined)
  built = await buildServer({
    config: readServerConfig({ SPRUCE_LOG_LEVEL: 'silent', SPRUCE_PORTAL_DIR: 'no-portal-here' }),
    engine,
    menuVersion,
    permissionCodes: testManifests.flatMap(({ permissions }) =>
      permissions.map(({ code }) => code),
    ),
    storage: new MemoryStorage(() => new Date()),
  })
  app = built.app
  await publishBrands(built.services)
}, 900_000)
afterAll(async () => {
  await built.app.close()
  await engine.close()
})

describe.each([
  ['operator', 'operator'],
  ['yunshan', 'admin'],
  ['division', 'division'],
])('the demo tenant %s', (tenantId, loginName) => {
  it('has pictures that open, and saves and publishes its look unchanged', async () => {
    const caller = new TestCaller(app, built.services)
    await caller.signIn(loginName, demoPassword)
    const url = '/spruce/api/v1/personalisation'
    const look = await caller.get<{
      version: number
      published: { browserIcon: string; systemIcon: string; loginPage: string }
    }>(url, { tenant: tenantId })
    const { published, version } = look.body.data
    for (const address of [published.browserIcon, published.systemIcon, published.loginPage]) {
      const picture = await caller.get(address)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect(picture.text).toContain('<path')
    }
    const saved = await caller.send<{ version: number }>('PUT', `${url}/draft`, {
      tenant: tenantId,
      body: { version, value: published },
    })
    expect(saved.status, saved.text).toBe(200)
    const release = await caller.post(
      `${url}/publish`,
      { version: saved.body.data.version },
      { tenant: tenantId },
    )
    expect(release.status, release.text).toBe(200)
  })
})

it('gives pictures once', async () => {
  const releases = () =>
    engine.platform
      .selectFrom('personalisation_releases')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const before = await releases()
  await publishBrands(built.services)
  expect(await releases()).toEqual(before)
})
