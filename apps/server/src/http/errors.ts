import type { Language } from '@spruce/validators/i18n'
import { messages, type ServerMessages } from '../messages.js'

/** What the person is told, in the language of the request. */
export type Text = (language: Language) => string

/** One wrong field: where in body or query, as in `items[0].name`, and why. */
export interface FieldError {
  path: string
  message: string | Text
}

/**
 * The one error that operations throw. It becomes an answer with `status` and a body
 * `{ code, message, fields?, allowed? }`; every other error becomes a 500 with a trace id.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** In seconds: the `retry-after` header of a 429 or 503. */
  retryAfter?: number
  /** What would have been accepted, where that helps the caller. */
  allowed?: readonly string[]
  /** With 412: the entity as it is now; with SAME_CONTENT: the one that is there already. */
  current?: object

  constructor(
    readonly status: number,
    /** The body's code: the status, or a business code such as 505 or `STALE_VERSION`. */
    readonly code: number | string,
    readonly text: Text,
    readonly fields?: readonly FieldError[],
  ) {
    super(text('en-US'))
  }
}

/** Codes of rules, with a text each in `messages.ts`. */
export type RuleCode = keyof ServerMessages['rules']

function rule(code: RuleCode): Text {
  return (language) => messages[language].rules[code]
}

/** 400: the input cannot be understood, or breaks a rule the schema cannot say. */
export function badRequest(code: RuleCode | number = 400, fields?: readonly FieldError[]) {
  return new HttpError(
    400,
    code,
    typeof code === 'string' ? rule(code) : (language) => messages[language].status(code),
    fields,
  )
}

/** 401: no session, or a dead one; never anything else. */
export function unauthorized() {
  return new HttpError(401, 401, (language) => messages[language].status(401))
}

/** 403: the function is denied. `TENANT_DENIED`, `FIRST_LOGIN`, … or the plain 403. */
export function denied(code?: RuleCode) {
  return new HttpError(
    403,
    code ?? 403,
    code ? rule(code) : (language) => messages[language].status(403),
  )
}

/**
 * 404: no such object for the caller. An object of another tenant gives the same answer, byte for
 * byte, so neither argument shows in it: they are for the log.
 */
export function notFound(kind: string, id?: string) {
  const error = new HttpError(404, 404, (language) => messages[language].status(404))
  error.message = `No ${kind}${id === undefined ? '' : ` ${id}`}`
  return error
}

/** 409: the state of things forbids it, `DUPLICATE` for a value that is taken. */
export function conflict(code: RuleCode, fields?: readonly FieldError[]) {
  return new HttpError(409, code, rule(code), fields)
}

/** 412: the caller saw an older version. `current`: the entity as it is now, as the contract shows it. */
export function stale(current?: object) {
  const error = new HttpError(412, 'STALE_VERSION', rule('STALE_VERSION'))
  if (current) error.current = current
  return error
}

/** 413: more than is taken. */
export function tooLarge() {
  return new HttpError(413, 413, (language) => messages[language].status(413))
}

/** 415: in a form that is not read. */
export function unsupportedType() {
  return new HttpError(415, 415, (language) => messages[language].status(415))
}

/** 422: understood, and against a rule. */
export function unprocessable(code: RuleCode, fields?: readonly FieldError[]) {
  return new HttpError(422, code, rule(code), fields)
}

/** 429, with the seconds to wait. */
export function tooMany(retryAfter: number) {
  const error = new HttpError(429, 429, (language) => messages[language].status(429))
  error.retryAfter = Math.max(1, Math.ceil(retryAfter))
  return error
}

/** 503, with the seconds to wait. */
export function unavailable(retryAfter = 5) {
  const error = new HttpError(503, 503, (language) => messages[language].status(503))
  error.retryAfter = retryAfter
  return error
}

/**
 * The version rule of editable entities: throws 412 when `sent` is not what the row has.
 * Use it on a row locked by `for update`, or put the version into the update's condition.
 */
export function assertVersion(sent: number, version: number, current?: object): void {
  if (sent !== version) throw stale(current)
}

/** A wrong field with one of the server's own texts. */
export function wrongField(
  path: string,
  reason: 'required' | 'format' | 'taken' | 'invalid' | 'gone' | 'disabled',
) {
  return { path, message: (language: Language) => messages[language].field[reason] }
}
