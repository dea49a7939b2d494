import { createLog } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import { buildServer, type BuiltServer } from '../buildServer.js'
import { migrate } from '../db/migrate.js'
import { migrations } from '../db/migrations.js'
import {
  demoAccounts,
  publishBrands,
  publishDeliveredPages,
  publishWorkbenches,
  seedDemo,
} from '../seed/index.js'
import { checkLogin } from './checkLogin.js'
import { checkPort, portError } from './checkPort.js'
import { createOperator, hasOperator } from './createOperator.js'
import { readManifests } from './readManifests.js'
import { openEngine, type OpenedEngine } from './openEngine.js'
import { saveManifests } from './saveManifests.js'
import { saveWidgets } from './saveWidgets.js'
import { seedSnapshot } from './seedSnapshot.js'
import type { StartOptions } from './startOptions.js'
import { JobRunner } from '../jobs/JobRunner.js'
import { jobsOf } from '../jobs/jobs.js'
import { startSweeping } from './sweep.js'

/** A running service. */
export interface RunningService {
  url: string
  /** Lines for the person who started it: who can sign in. */
  accounts: string[]
  /** Answers what is under way, then closes everything. */
  stop(): Promise<void>
}

/**
 * From configuration to an open port. @throws StartError, ConfigError, MigrationError or
 * ManifestError, each one line
 */
export async function startService(
  config: ServerConfig,
  options: Pick<StartOptions, 'reset' | 'noDemo'>,
  say: (line: string) => void,
): Promise<RunningService> {
  const log = createLog(config)
  await checkPort(config.host, config.port)
  say(config.databaseUrl === undefined ? 'Opening the embedded database …' : 'Opening PostgreSQL …')
  const manifests = await readManifests(config.manifests)
  const snapshot = options.noDemo ? undefined : seedSnapshot(config, manifests, say)
  const opened = await openEngine(config, log, { reset: options.reset, snapshot })
  const { engine } = opened
  let built: BuiltServer | undefined
  try {
    const applied = await migrate(engine, migrations)
    if (applied.length > 0) say(`Schema brought up to date: ${applied.join(', ')}`)
    opened.markReady()
    await checkLogin(engine, config, log)
    const menuVersion = await saveManifests(engine, manifests)
    await saveWidgets(engine, new Date())
    const accounts = await seed(config, opened, options.noDemo, say)
    if (config.databaseUrl === undefined && config.isEvaluation) {
      say('Note: the embedded database survives a crash of the program, not a power loss.')
    }
    built = await buildServer({
      config,
      engine,
      log,
      menuVersion,
      permissionCodes: manifests.flatMap(({ permissions }) => permissions.map(({ code }) => code)),
    })
    const { app } = built
    if (config.isEvaluation && !options.noDemo) {
      await publishBrands(built.services).catch((error: unknown) => {
        log.warn({ err: error }, 'The demo tenants have no pictures of their own')
      })
      await publishWorkbenches(built.services).catch((error: unknown) => {
        log.warn({ err: error }, 'The demo tenants have no workbenches of their own')
      })
      await publishDeliveredPages(built.services).catch((error: unknown) => {
        log.warn({ err: error }, 'The demo tenant has no delivered application')
      })
    }
    const stopSweeping = startSweeping(engine, config, log)
    const { services } = built
    const jobs = new JobRunner(engine, jobsOf(services), log, services.now)
    jobs.start()
    services.work.start()
    services.deliveries.start()
    const address = await app
      .listen({ host: config.host, port: config.port })
      .catch((error: unknown) => {
        throw portError(error as NodeJS.ErrnoException, config.host, config.port)
      })
    return {
      url: config.isEvaluation
        ? address.replace('[::1]', 'localhost')
        : (config.publicUrl ?? address),
      accounts,
      async stop() {
        stopSweeping()
        await app.close()
        await jobs.stop()
        await services.work.stop()
        await opened.close()
      },
    }
  } catch (error) {
    await built?.app.close()
    await opened.close()
    throw error
  }
}

async function seed(
  config: ServerConfig,
  { engine }: OpenedEngine,
  noDemo: boolean,
  say: (line: string) => void,
): Promise<string[]> {
  if (noDemo) {
    const operator = await createOperator(engine)
    return operator
      ? [`${operator.loginName}  ${operator.password}  (one-time password of the operator)`]
      : []
  }
  if (!config.isEvaluation) {
    if (!(await hasOperator(engine))) say('There is no operator yet: run the command bootstrap')
    return []
  }
  await seedDemo(engine, { mode: config.mode }, say)
  return demoAccounts.map(
    ({ loginName, password, tenants }) =>
      `${loginName.padEnd(10)}${password}  ${tenants.join(', ')}`,
  )
}
