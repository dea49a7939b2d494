import { errorCatalogue, type ErrorTexts } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

/**
 * - `http`: an error status
 * - `business`: a success status with a body code that is not a success (section 8)
 * - `network`: no answer, or one that is not the server's
 * - `timeout`: no answer in time
 * - `aborted`: the caller gave up
 *
 * @public
 */
export type ApiErrorKind = 'http' | 'business' | 'network' | 'timeout' | 'aborted'

/** @public */
export interface ApiErrorInit {
  readonly kind: ApiErrorKind
  /** Default: the status, else the kind. */
  readonly code?: number | string
  readonly status?: number
  /** The server's own message; without it the catalogue's zh-CN text stands in. */
  readonly message?: string
  /** The language of `message`, from `content-language`; absent when the server did not say. */
  readonly language?: string
  readonly fields?: readonly Schemas['FieldError'][]
  readonly retryAfter?: number
  readonly traceId?: string
  readonly allowed?: readonly string[]
  readonly current?: unknown
  readonly cause?: unknown
}

/** The one error that calls throw. It shows nothing; `describeError` says what it means, `consequenceOf` what to do. @public */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: number | string
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined
  /** What is wrong with which field of the request; empty when the server did not say. */
  readonly fields: readonly Schemas['FieldError'][]
  /** Seconds to wait before the next try, from `retry-after`. */
  readonly retryAfter: number | undefined
  /** Finds the line in the server's log. */
  readonly traceId: string | undefined
  /** The values that would have been accepted, where the server named them. */
  readonly allowed: readonly string[] | undefined
  /** With 412: the entity as it is now. */
  readonly current: unknown
  /** Whether `message` is the server's. */
  readonly isServerMessage: boolean
  /** The language of the server's message, as a BCP 47 tag; absent when it did not say. */
  readonly language: string | undefined

  constructor(init: ApiErrorInit) {
    const code = init.code ?? init.status ?? init.kind
    super(
      init.message || fallbackText(errorCatalogue['zh-CN'], { ...init, code }),
      init.cause === undefined ? undefined : { cause: init.cause },
    )
    this.kind = init.kind
    this.code = code
    this.status = init.status
    this.fields = init.fields ?? []
    this.retryAfter = init.retryAfter
    this.traceId = init.traceId
    this.allowed = init.allowed
    this.current = init.current
    this.isServerMessage = Boolean(init.message)
    this.language = init.language
  }
}

/** True for an `ApiError`, also for one of another copy of this package. @public */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** The catalogue's text for an error without a message of the server's. */
export function fallbackText(
  texts: ErrorTexts,
  { kind, code, status, retryAfter }: Pick<ApiErrorInit, 'kind' | 'code' | 'status' | 'retryAfter'>,
): string {
  if (kind === 'aborted') return texts.aborted
  if (kind === 'network' || kind === 'timeout') return texts.network
  const known = texts.codes[code ?? '']
  if (known !== undefined) return known
  const number = status ?? Number(code)
  return number === 429 ? texts.tooMany(retryAfter) : (texts.http[number] ?? texts.serverError)
}
