import { resolve } from 'node:path'
import { ConfigError } from './configError.js'

/** How one environment variable is read and explained. */
export interface Setting<T> {
  readonly variable: string
  /** One line for `--help`. */
  readonly help: string
  /** What `--help` prints as the default. */
  readonly shown: string
  /** @throws ConfigError */
  read(env: NodeJS.ProcessEnv): T
}

type Options<T> = { variable: string; help: string; shown?: string; fallback: T }

function setting<T>(
  options: Options<T>,
  parse: (text: string, fail: (reason: string) => never) => T,
): Setting<T> {
  const { variable, help, fallback } = options
  const printed = Array.isArray(fallback) ? fallback.join(',') : String(fallback)
  const fail = (reason: string): never => {
    throw new ConfigError(variable, reason)
  }
  return {
    variable,
    help,
    shown: options.shown ?? (fallback === undefined ? 'none' : printed),
    read(env) {
      const value = env[variable]?.trim()
      return value ? parse(value, fail) : fallback
    },
  }
}

export function textSetting<T extends string | undefined>(options: Options<T>) {
  return setting<string | T>(options, (value) => value)
}

export function folderSetting(options: Options<string>): Setting<string> {
  return setting({ ...options, fallback: resolve(options.fallback) }, (value) => resolve(value))
}

export function numberSetting(
  options: Options<number> & { min: number; max: number },
): Setting<number> {
  const { min, max } = options
  return setting(options, (value, fail) => {
    const number = Number(value)
    const isRight = /^\d+$/.test(value) && number >= min && number <= max
    return isRight ? number : fail(`must be a whole number from ${min} to ${max}, not "${value}"`)
  })
}

export function flagSetting(options: Options<boolean>): Setting<boolean> {
  return setting(
    { ...options, shown: options.shown ?? (options.fallback ? '1' : '0') },
    (value, fail) => {
      if (['1', 'true', 'yes', 'on'].includes(value.toLowerCase())) return true
      if (['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false
      return fail(`must be 1 or 0, not "${value}"`)
    },
  )
}

export function choiceSetting<const C extends string>(
  options: Options<C> & { choices: readonly C[] },
): Setting<C> {
  return setting<C>(options, (value, fail) => {
    const found = options.choices.find((choice) => choice === value)
    return found ?? fail(`must be one of ${options.choices.join(', ')}, not "${value}"`)
  })
}

/** http(s) origins, separated by commas. */
export function originsSetting(options: Options<readonly string[]>): Setting<readonly string[]> {
  return setting({ ...options, shown: options.shown ?? 'none' }, (value, fail) =>
    value.split(',').map((one) => {
      const url = URL.canParse(one.trim()) ? new URL(one.trim()) : undefined
      if (!url || !/^https?:$/.test(url.protocol) || url.origin !== one.trim().replace(/\/$/, '')) {
        return fail(`must be origins such as https://console.example.com, not "${one.trim()}"`)
      }
      return url.origin
    }),
  )
}

export function urlSetting<T extends string | undefined>(
  options: Options<T> & { protocols: readonly string[] },
): Setting<string | T> {
  return setting<string | T>(options, (value, fail) => {
    const isRight = URL.canParse(value) && options.protocols.includes(new URL(value).protocol)
    // the value itself may hold a password: it is not repeated
    return isRight ? value : fail(`must be a URL with ${options.protocols.join(' or ')}`)
  })
}

/** Bytes in base64. */
export function keySetting(
  options: Options<Buffer> & { shown: string; bytes: number; exact: boolean },
): Setting<Buffer> {
  return setting(options, (value, fail) => {
    const key = Buffer.from(value, 'base64')
    const isRight = options.exact ? key.length === options.bytes : key.length >= options.bytes
    return isRight
      ? key
      : fail(`must be ${options.exact ? 'exactly' : 'at least'} ${options.bytes} bytes in base64`)
  })
}
