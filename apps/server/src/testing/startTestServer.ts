import type { FastifyInstance } from 'fastify'
import { saveManifests } from '../boot/saveManifests.js'
import { buildServer } from '../buildServer.js'
import { createLog } from '../config/log.js'
import { readServerConfig } from '../config/serverConfig.js'
import type { Engine } from '../db/engine.js'
import type { FileStorage } from '../files/storage/FileStorage.js'
import { MemoryStorage } from '../files/storage/MemoryStorage.js'
import type { Services } from '../services.js'
import { PasswordHasher } from '../sessions/PasswordHasher.js'
import type { Openid } from '../openid/Openid.js'
import { openTestEngine } from './openTestEngine.js'
import { StandInOpenid } from './StandInOpenid.js'
import { TestCaller } from './TestCaller.js'
import { testManifests } from './testManifests.js'
import { World, type Person, type PersonSpec } from './World.js'

/** The password of everybody whom `signIn` can sign in. */
export const testPassword = 'Spruce@2026'

/** Another origin that the deployment lists. */
export const partnerOrigin = 'https://app.partner.example'

/** A server over a database of its own, with two customers and the operator in it. */
export interface TestServer {
  app: FastifyInstance
  services: Services
  routes: readonly string[]
  engine: Engine
  world: World
  /** Every line that was logged. */
  logged: string[]
  /** Moves the server's clock forwards. */
  advance(milliseconds: number): void
  /** A caller without a session, as a page of the portal would call. */
  visitor(): TestCaller
  /** Makes a person who has a password, and a session; see `World`. */
  person(spec: PersonSpec): Promise<{ person: Person; caller: TestCaller }>
  close(): Promise<void>
}

export interface TestServerParts {
  /** Puts something between the server and its engine. */
  wrapEngine?: (engine: Engine) => Engine
  /** Default: cheap hashes. */
  passwords?: PasswordHasher
  /** Default: one that stands for every provider. */
  openid?: Openid
  /** Default: this process's memory. */
  storage?: FileStorage
}

/** A server for a test file; `env` adds to the evaluation mode's configuration. */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  parts: TestServerParts = {},
): Promise<TestServer> {
  const engine = await openTestEngine()
  const logged: string[] = []
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const config = readServerConfig({
    SPRUCE_LOG_LEVEL: 'info',
    SPRUCE_ALLOWED_ORIGINS: partnerOrigin,
    SPRUCE_PORTAL_DIR: 'no-portal-here',
    ...env,
  })
  const { app, services, routes } = await buildServer({
    config,
    engine: parts.wrapEngine?.(engine) ?? engine,
    menuVersion: await saveManifests(engine, testManifests),
    permissionCodes: testManifests.flatMap(({ permissions }) =>
      permissions.map(({ code }) => code),
    ),
    passwords: parts.passwords ?? new PasswordHasher({ cheap: true }),
    storage: parts.storage ?? new MemoryStorage(now),
    openid: parts.openid ?? new StandInOpenid(),
    log: createLog(config, { write: (line) => void logged.push(line) }),
    now,
  })
  const world = await World.create(engine, now)
  const passwordHash = await services.passwords.hash(testPassword)
  return {
    app,
    services,
    routes,
    engine,
    world,
    logged,
    advance(milliseconds) {
      ahead += milliseconds
    },
    visitor: () => new TestCaller(app, services),
    async person(spec) {
      const person = await world.person({ passwordHash, ...spec })
      return { person, caller: new TestCaller(app, services, person.token) }
    },
    async close() {
      await app.close()
      await engine.close()
    },
  }
}
