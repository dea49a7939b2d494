import { setFlagsFromString } from 'node:v8'
import { errorText } from '../config/errorText.js'
import { commands } from '../commands/commands.js'
import { ConfigError } from '../config/configError.js'
import { readServerConfig } from '../config/serverConfig.js'
import { MigrationError } from '../db/migrate.js'
import { ManifestError } from './manifests.js'
import { StartError } from './StartError.js'
import { helpText, readStartOptions } from './startOptions.js'
import { startService, type RunningService } from './startService.js'

/** How long requests under way may take after SIGTERM. */
const drainMs = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * The program: reads options and environment, runs a command or serves until a signal, and says clearly
 * why if it cannot.
 */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  keepHeapSmall()
  process.umask(0o077) // whatever the program writes is its owner's alone
  try {
    const [name = '', ...rest] = args
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) {
      process.exitCode = await command({ config: readServerConfig(env), args: rest, say })
      return
    }
    const options = readStartOptions(name === 'serve' ? rest : args)
    if (options.help) {
      say(helpText())
      return
    }
    const service = await startService(readServerConfig(env), options, say)
    say(`Spruce is ready: ${service.url}`)
    if (service.accounts.length > 0) say(`\n${service.accounts.join('\n')}`)
    stopOnSignal(service)
  } catch (error) {
    const isCommand = Object.hasOwn(commands, args[0] ?? '')
    process.stderr.write(`${isCommand ? '' : 'Spruce cannot start. '}${lineFor(error)}\n`)
    process.exit(1)
  }
}

/**
 * The old generation may grow by a third before it is swept. By default V8 lets it grow to several
 * times of what lives: an import of 50,000 rows then takes 130 to 170 MB over idle, so 17, as quickly.
 */
function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=30')
}

/** One line for what a person can mend; the stack for what only we can. */
function lineFor(error: unknown): string {
  const isExpected = [StartError, ConfigError, MigrationError, ManifestError].some(
    (kind) => error instanceof kind,
  )
  if (error instanceof Error && isExpected) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : errorText(error)
}

function stopOnSignal(service: RunningService) {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1) // asked twice: now
    isStopping = true
    setTimeout(() => process.exit(1), drainMs).unref()
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${lineFor(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A mistake in one request must not take the service from everybody.
  const report = (reason: unknown) => process.stderr.write(`${lineFor(reason)}\n`)
  process.on('unhandledRejection', report)
  process.on('uncaughtException', report)
}
