import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveManifests } from '../boot/saveManifests.js'
import { buildServer, type BuiltServer } from '../buildServer.js'
import { readServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import { MemoryStorage } from '../files/storage/MemoryStorage.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { needsProof } from '../testing/proofs.js'
import { callOf, partsOf, recipes } from '../testing/recipes.js'
import { TestCaller } from '../testing/TestCaller.js'
import { testManifests } from '../testing/testManifests.js'
import { readWhoMay, type ObjectTable, type WhoMay } from '../testing/whoMay.js'
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

/** Where an object of the demo data lies; the others are made by people. */
const tables: Partial<Record<ObjectTable, string>> = {
  departments: 'departments',
  members: 'memberships',
  roles: 'roles',
  files: 'files',
  releases: 'personalisation_releases',
}

async function idIn(tenantId: string, table: ObjectTable): Promise<string | undefined> {
  if (table === 'tenants') return tenantId
  const name = tables[table]
  if (name === undefined) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(name)} where tenant_id = ${tenantId} order by id limit 1`.execute(
    engine.platform,
  )
  return rows[0]?.id
}

/** Reads of a signed-in person, and of the operator's staff in their tenant. A stream has no end. */
function readsOf(tenantId: string): WhoMay[] {
  const who = ['member', 'signed-in', ...(tenantId === 'operator' ? ['operator'] : [])]
  return readWhoMay().filter(
    (line) =>
      line.effect === 'read' &&
      who.includes(line.who) &&
      line.operation !== 'openLiveStream' &&
      !needsProof(line.operation),
  )
}

describe.each([
  ['operator', 'operator'],
  ['yunshan', 'admin'],
  ['division', 'division'],
])('the demo tenant %s', (tenantId, loginName) => {
  it('answers every read by 200, as the contract says', { timeout: 300_000 }, async () => {
    const caller = new TestCaller(app, built.services)
    expect((await caller.signIn(loginName, demoPassword)).status).toBe(200)
    const wrong: string[] = []
    let asked = 0
    for (const line of readsOf(tenantId)) {
      const { needs = [] } = recipes[line.operation]
      const ids = new Map<string, string>()
      for (const { at, table } of line.objects) {
        const id = needs.includes(at) ? await idIn(tenantId, table) : undefined
        if (id !== undefined) ids.set(at, id)
      }
      if (needs.some((at) => !ids.has(at))) continue
      const parts = partsOf(line.operation, {
        id: (at) => ids.get(at),
        unique: (prefix = 'x') => `${prefix}1`,
      })
      const { method, path, body } = callOf(line.operation, parts, {})
      const answer = await caller.send(method as 'GET', path, {
        tenant: tenantId,
        ...(body === undefined ? {} : { body: String(body) }),
      })
      asked += 1
      if (answer.status !== 200) wrong.push(`${line.operation} ${answer.status} ${answer.text}`)
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(60)
  })

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
