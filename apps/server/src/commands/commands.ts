import { join, resolve } from 'node:path'
import { createOperator } from '../boot/createOperator.js'
import { openEngine, type OpenedEngine } from '../boot/openEngine.js'
import { StartError } from '../boot/StartError.js'
import { createLog } from '../config/log.js'
import type { ServerConfig } from '../config/serverConfig.js'
import { migrate } from '../db/migrate.js'
import { migrations } from '../db/migrations.js'
import type { TableDigest } from './backup/readRows.js'
import { restoreBackup } from './backup/restoreBackup.js'
import { writeBackup } from './backup/writeBackup.js'
import { diagnose } from './doctor.js'

/** What a command is given. */
export interface CommandContext {
  config: ServerConfig
  /** What stands behind the command's name. */
  args: readonly string[]
  say: (line: string) => void
}

/** @returns the exit code @throws StartError in one line a person can act on */
type Command = (context: CommandContext) => Promise<number>

/** What the program can do beside serving. */
export const commands: Readonly<Record<string, Command>> = {
  async migrate({ config, args, say }) {
    takeNone(args)
    return withEngine(config, async (opened) => {
      const { engine } = opened
      const applied = await migrate(engine, migrations)
      opened.markReady()
      say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date')
      return 0
    })
  },

  async bootstrap({ config, args, say }) {
    takeNone(args)
    return withEngine(config, async (opened) => {
      const { engine } = opened
      await migrate(engine, migrations)
      opened.markReady()
      const operator = await createOperator(engine)
      if (!operator) throw new StartError('There is an operator already')
      say(`${operator.loginName}  ${operator.password}  (one-time password of the operator)`)
      return 0
    })
  },

  async backup({ config, args, say }) {
    const folder = takeFolder(args)
    return withEngine(config, async ({ engine }) => {
      const { tables } = await writeBackup({ engine, ...filesOf(config) }, folder, new Date())
      say(`Saved ${countRows(tables)} rows of ${Object.keys(tables).length} tables in ${folder}`)
      if (filesOf(config).filesDir === undefined)
        say('Files lie in another storage: save them there')
      return 0
    })
  },

  async restore({ config, args, say }) {
    const replace = args.includes('--replace')
    const folder = takeFolder(args.filter((arg) => arg !== '--replace'))
    return withEngine(config, async (opened) => {
      const { engine } = opened
      const target = { engine, migrations, ...filesOf(config) }
      const { createdAt, tables } = await restoreBackup(target, folder, { replace })
      opened.markReady()
      say(`Restored ${countRows(tables)} rows as of ${createdAt}; every table is as it was saved`)
      return 0
    })
  },

  async doctor({ config, args, say }) {
    takeNone(args)
    const findings = await diagnose(config)
    for (const { state, text } of findings) say(`${state.padEnd(4)}  ${text}`)
    return findings.some(({ state }) => state === 'fail') ? 1 : 0
  },
}

/** The commands' part of `--help`. */
export const commandHelp = `Commands
  serve                        what is done without a command
  migrate                      brings the schema up to date
  bootstrap                    makes the first operator, with a one-time password
  backup <folder>              saves database and files in a new folder
  restore <folder> [--replace] puts a backup back, also into another kind of database
  doctor                       looks at what a start needs, changes nothing`

async function withEngine(
  config: ServerConfig,
  fn: (opened: OpenedEngine) => Promise<number>,
): Promise<number> {
  const opened = await openEngine(config, createLog(config), { reset: false })
  try {
    return await fn(opened)
  } finally {
    await opened.close()
  }
}

/** Files in an S3-compatible storage have backups of their own. */
function filesOf(config: ServerConfig): { filesDir?: string } {
  const isElsewhere = 's3Url' in config && config.s3Url !== undefined
  return isElsewhere ? {} : { filesDir: join(config.dataDir, 'files') }
}

function countRows(tables: Record<string, TableDigest>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}

function takeNone(args: readonly string[]): void {
  const [first] = args
  if (first !== undefined)
    throw new StartError(`Unknown option ${first}; --help lists what there is`)
}

function takeFolder(args: readonly string[]): string {
  const [folder, ...more] = args
  if (folder === undefined || folder.startsWith('-'))
    throw new StartError('Name a folder; see --help')
  takeNone(more)
  return resolve(folder)
}
