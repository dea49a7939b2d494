import type { FastifyInstance } from 'fastify'
import { saveManifests } from '../boot/saveManifests.js'
import { buildServer, type BuiltServer } from '../buildServer.js'
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

/** A server with customers that are this test's alone, and the operator in it. */
export interface TestServer {
  app: FastifyInstance
  services: Services
  routes: readonly string[]
  engine: Engine
  world: World
  /** Every line that was logged. */
  logged: string[]
  /** Moves the server's clock forwards. @throws unless the database is its `own` */
  advance(milliseconds: number): void
  /** A caller without a session, as a page of the portal would call. */
  visitor(): TestCaller
  /** Makes a person who has a password, and a session; see `World`. */
  person(spec: PersonSpec): Promise<{ person: Person; caller: TestCaller }>
  close(): Promise<void>
}

export interface TestServerParts {
  /**
   * A database and a server of its own, for tests that move the clock, count or list what belongs to
   * no tenant, run jobs, or change what all tenants have. Others share both with all files of their
   * process, each with a `World` of its own. Default: what `wrapEngine` needs.
   */
  own?: boolean
  /** Puts something between the server and its engine. */
  wrapEngine?: (engine: Engine) => Engine
  /** Default: cheap hashes. */
  passwords?: PasswordHasher
  /** Default: one that stands for every provider. */
  openid?: Openid
  /** Default: this process's memory. */
  storage?: FileStorage
}

/** A database with the manifests in it. */
interface TestDatabase {
  engine: Engine
  menuVersion: number
}

interface RunningServer extends BuiltServer {
  engine: Engine
  /** Each gets every line that is logged. */
  listeners: Set<string[]>
  advance(milliseconds: number): void
  now(): Date
}

let sharedDatabase: Promise<TestDatabase> | undefined
let sharedServer: Promise<RunningServer> | undefined

/**
 * A server for a test file. Without settings it is the one that all files of this process share, with
 * settings another one on the same database; `env` adds to the evaluation mode's configuration.
 */
export async function startTestServer(
  env: NodeJS.ProcessEnv = {},
  parts: TestServerParts = {},
): Promise<TestServer> {
  const { own = parts.wrapEngine !== undefined, ...settings } = parts
  if (!own && parts.wrapEngine) throw new Error('What is wrapped is not shared')
  const isShared = !own && isWithout(env) && isWithout(settings, 'passwords', 'openid', 'storage')
  const server = own
    ? await run(await openDatabase(), env, parts)
    : isShared
      ? await (sharedServer ??= shareDatabase().then((database) => run(database, {}, {})))
      : await run(await shareDatabase(), env, parts)
  const { app, services, routes, engine } = server
  const logged: string[] = []
  server.listeners.add(logged)
  const world = await World.create(engine, server.now)
  const passwordHash = await services.passwords.hash(testPassword)
  return {
    app,
    services,
    routes,
    engine,
    world,
    logged,
    advance(milliseconds) {
      if (!own) throw new Error('A clock that others read, too: start the server with `own: true`')
      server.advance(milliseconds)
    },
    visitor: () => new TestCaller(app, services),
    async person(spec) {
      const person = await world.person({ passwordHash, ...spec })
      return { person, caller: new TestCaller(app, services, person.token) }
    },
    async close() {
      server.listeners.delete(logged)
      if (!isShared) await app.close()
      if (own) await engine.close()
      else await world.leave()
    },
  }
}

function isWithout(given: object, ...names: string[]) {
  const all = Object.entries(given).filter(([name]) => names.length === 0 || names.includes(name))
  return all.every(([, value]) => value === undefined)
}

async function openDatabase(): Promise<TestDatabase> {
  const engine = await openTestEngine()
  return { engine, menuVersion: await saveManifests(engine, testManifests) }
}

/** The one of this process, which ends with it. */
function shareDatabase(): Promise<TestDatabase> {
  return (sharedDatabase ??= openDatabase())
}

async function run(
  { engine, menuVersion }: TestDatabase,
  env: NodeJS.ProcessEnv,
  parts: TestServerParts,
): Promise<RunningServer> {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const listeners = new Set<string[]>()
  const config = readServerConfig({
    SPRUCE_LOG_LEVEL: 'info',
    SPRUCE_ALLOWED_ORIGINS: partnerOrigin,
    SPRUCE_PORTAL_DIR: 'no-portal-here',
    ...env,
  })
  const write = (line: string) => {
    for (const logged of listeners) logged.push(line)
  }
  const built = await buildServer({
    config,
    engine: parts.wrapEngine?.(engine) ?? engine,
    menuVersion,
    permissionCodes: testManifests.flatMap(({ permissions }) =>
      permissions.map(({ code }) => code),
    ),
    passwords: parts.passwords ?? new PasswordHasher({ cheap: true }),
    storage: parts.storage ?? new MemoryStorage(now),
    openid: parts.openid ?? new StandInOpenid(),
    log: createLog(config, { write }),
    now,
  })
  return {
    ...built,
    engine,
    listeners,
    now,
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}
