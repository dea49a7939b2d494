import { commandHelp } from '../commands/commands.js'
import { configHelp } from '../config/serverConfig.js'
import { StartError } from './StartError.js'

export interface StartOptions {
  help: boolean
  /** Begin anew: all data is removed first. */
  reset: boolean
  /** Seed nothing but the operator, with a one-time password. */
  noDemo: boolean
}

const flags = { '--help': 'help', '--reset': 'reset', '--no-demo': 'noDemo' } as const

/** @throws StartError for anything that is no flag of ours */
export function readStartOptions(args: readonly string[]): StartOptions {
  const options: StartOptions = { help: false, reset: false, noDemo: false }
  for (const arg of args) {
    const name = Object.hasOwn(flags, arg) ? flags[arg as keyof typeof flags] : undefined
    if (!name) throw new StartError(`Unknown option ${arg}; --help lists what there is`)
    options[name] = true
  }
  return options
}

/** The text of `--help`. */
export function helpText(): string {
  return `Spruce, a multi-tenant enterprise console.

${commandHelp}

Options of serve
  --reset    begin anew: removes all data first
  --no-demo  no demo tenants; only the operator, with a one-time password
  --help     this text

Environment (default)
${configHelp()}`
}
