import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { ServerConfig } from './serverConfig.js'

/** Structured lines. Secrets named below never reach them. */
export type Log = FastifyBaseLogger

/** Fields that are struck out wherever they stand, up to three levels deep. */
const secrets = [
  'password',
  'oldPwd',
  'newPwd',
  'confirmPwd',
  'captcha',
  'vcCode',
  'token',
  'access_token',
  'oneTimePassword',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
]

const redacted = secrets.flatMap((name) => {
  const tail = name.startsWith('[') ? name : `.${name}`
  return [name, `*${tail}`, `*.*${tail}`]
})

/** JSON lines on stderr; stdout belongs to the person who started the service. */
export function createLog(
  config: Pick<ServerConfig, 'logLevel'>,
  destination: { write(line: string): void } = process.stderr,
): Log {
  return pino(
    {
      level: config.logLevel,
      base: { service: 'spruce' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redacted, censor: '[redacted]' },
    },
    destination,
  )
}
