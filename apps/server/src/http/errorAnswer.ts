import type { Language } from '@spruce/validators/i18n'
import { databaseErrorFields, isOutOfSpace, isUnreachable } from '../db/databaseError.js'
import {
  HttpError,
  badRequest,
  conflict,
  unavailable,
  unprocessable,
  type FieldError,
} from './errors.js'
import { messages } from '../messages.js'

/** What is sent for an error. */
export interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: {
    code: number | string
    message: string
    fields?: { path: string; message: string }[]
    traceId?: string
    allowed?: string[]
    current?: object
  }
}

/**
 * The answer for anything thrown. No stack, SQL or path ever shows; a 5xx carries the trace id that
 * finds the line in the log.
 */
export function errorAnswer(thrown: unknown, language: Language, traceId: string): ErrorAnswer {
  const error = toHttpError(thrown)
  const isFault = error.status >= 500
  return {
    status: error.status,
    headers: {
      'content-language': language,
      ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
    },
    body: {
      code: error.code,
      message: error.text(language),
      ...(error.fields?.length ? { fields: error.fields.map((one) => shown(one, language)) } : {}),
      ...(error.allowed ? { allowed: [...error.allowed] } : {}),
      ...(error.current ? { current: error.current } : {}),
      ...(isFault ? { traceId } : {}),
    },
  }
}

function shown({ path, message }: FieldError, language: Language) {
  return { path, message: typeof message === 'string' ? message : message(language) }
}

/** Translates what the framework and the database throw. */
export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  const fields = databaseErrorFields(thrown)
  switch (fields?.code) {
    case '23505':
      return conflict('DUPLICATE')
    case '23503':
      return unprocessable('INVALID_REFERENCE')
    case '40001':
    case '40P01':
    case '55P03':
      return unavailable(1)
    case '22021':
    case '22P05':
      return badRequest()
  }
  if (isUnreachable(thrown) || isOutOfSpace(thrown)) return unavailable()
  return plain(frameworkStatus(thrown))
}

/** Fastify's own errors carry a status; those below 500 are the caller's. */
function frameworkStatus(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return 500
  const status = Number(thrown.statusCode)
  return status >= 400 && status < 500 ? status : 500
}

function plain(status: number): HttpError {
  return new HttpError(status, status, (language) => messages[language].status(status))
}
