import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '../config/errorText.js'
import type { Log } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import { isUnreachable } from '../db/databaseError.js'
import { DataLockedError, lockData } from '../db/dataLock.js'
import { embeddedEngine } from '../db/embedded/embeddedEngine.js'
import { openWorkerSession } from '../db/embedded/workerSession.js'
import { keepFolderPrivate, keepTreePrivate, NotPrivateError } from '../db/keepPrivate.js'
import { makeFolder } from '../db/makeFolder.js'
import { emptySchema } from '../db/emptySchema.js'
import type { Engine } from '../db/engine.js'
import { postgresEngine } from '../db/postgres/postgresEngine.js'
import type { SeedSnapshot } from '../seed/SeedSnapshot.js'
import { StartError } from './StartError.js'

/** An engine, and what to do around its life. */
export interface OpenedEngine {
  engine: Engine
  /** Call it when the schema is in place: until then a stopped start begins from nothing. */
  markReady(): void
  /** Closes the engine and lets go of the data. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** Removes all data first. */
  reset: boolean
  /** What an empty embedded database begins with. */
  snapshot?: SeedSnapshot | undefined
}

/** Opens the database that the configuration names. @throws StartError */
export async function openEngine(
  config: ServerConfig,
  log: Log,
  options: OpenOptions,
): Promise<OpenedEngine> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, log, options)
    : openPostgres(config, config.databaseUrl, log, options.reset)
}

async function openEmbedded(
  folder: string,
  log: Log,
  { reset, snapshot }: OpenOptions,
): Promise<OpenedEngine> {
  makeWritable(folder)
  const lock = takeLock(folder)
  try {
    const dataDir = join(folder, 'db')
    const marker = join(folder, 'db.ready')
    // Without the marker the last start was killed while it made the database.
    const isEmpty = reset || !existsSync(marker)
    if (isEmpty) {
      rmSync(marker, { force: true })
      rmSync(dataDir, { recursive: true, force: true })
      // Without the copy the start seeds this folder.
      await snapshot?.copyTo(dataDir).catch((error: unknown) => {
        log.warn({ err: error }, 'The seeded snapshot cannot be used')
        rmSync(dataDir, { recursive: true, force: true })
      })
    }
    const session = await openWorkerSession({ dataDir }).catch((error: unknown) => {
      if (isEmpty) snapshot?.discard() // the next start makes it anew
      throw error
    })
    try {
      keepTreePrivate(folder) // PGlite makes a new database open to everybody
    } catch (error) {
      await session.close()
      throw error
    }
    const engine = await embeddedEngine(session)
    return {
      engine,
      markReady: () => writeFileSync(marker, ''),
      async close() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    const reason = errorText(error)
    throw new StartError(`The embedded database in ${folder} cannot be opened: ${reason}`)
  }
}

function makeWritable(folder: string) {
  try {
    makeFolder(folder)
    keepFolderPrivate(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (error instanceof NotPrivateError) {
      throw new StartError(`The data is not safe: ${error.message}; see SPRUCE_DATA_DIR`)
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : errorText(error)
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}); see SPRUCE_DATA_DIR`,
    )
  }
}

function takeLock(folder: string) {
  try {
    return lockData(folder)
  } catch (error) {
    if (error instanceof DataLockedError) throw new StartError(error.message)
    throw error
  }
}

async function openPostgres(
  config: ServerConfig,
  url: string,
  log: Log,
  reset: boolean,
): Promise<OpenedEngine> {
  const engine = postgresEngine({
    url,
    ...(config.ownerUrl === undefined ? {} : { ownerUrl: config.ownerUrl }),
    poolSize: config.poolSize,
    onError: (error) => log.warn({ err: error }, 'A database connection broke'),
  })
  try {
    await checkPostgres(engine)
    if (reset) await emptyPostgres(engine, config)
  } catch (error) {
    await engine.close()
    if (isUnreachable(error)) {
      throw new StartError(
        `PostgreSQL cannot be reached (${(error as Error).message}); see DATABASE_URL`,
      )
    }
    throw error
  }
  return { engine, markReady: () => undefined, close: () => engine.close() }
}

async function checkPostgres(engine: Engine) {
  const [row] = await engine.asOwner((owner) =>
    owner.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    ),
  )
  if (!row || row.version < 150_000) throw new StartError('PostgreSQL 15 or newer is needed')
}

async function emptyPostgres(engine: Engine, config: ServerConfig) {
  if (!config.isEvaluation) throw new StartError('--reset is refused in production mode')
  await engine.asOwner(emptySchema)
}
