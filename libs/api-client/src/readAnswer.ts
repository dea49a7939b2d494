import { ApiError } from './ApiError.js'
import type { Schemas } from './Schemas.js'

/** The codes that mean success (section 8); strings and numbers are told apart. @public */
export const successCodes: readonly (number | string)[] = [
  1000,
  '1000',
  200,
  '200',
  2000,
  '2000',
  201,
  '201',
  'OK',
  'ok',
]

/** The spellings under which servers send the status code; header names ignore case. */
const codeHeaders = ['status-code', 'statuscode', 'status_code', 'x-status-code']
const messageHeaders = ['status-message', 'statusmessage', 'status_message', 'x-status-message']

/** What a typed call resolves to before the response rules are applied. @public */
export interface CallResult {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** The `data` of an enveloped answer; the whole body of one that is not (a file, an image). @public */
export type AnswerData<Result> = Result extends { data: infer Body }
  ? Body extends { data: infer Data }
    ? Data
    : Body extends { code: 200 }
      ? null // openapi-fetch drops a field that is always null from its types
      : Body
  : never

/** An answer that passed the response rules of section 8. @public */
export interface Answer<Data> {
  /** From a header, else from the body; absent when neither names one. */
  readonly code: number | string | undefined
  readonly message: string | undefined
  readonly data: Data
  /** From `x-total-count`. */
  readonly total: number | undefined
  /** From `x-state-counts`: how many records a list has of each state. */
  readonly counts: StateCounts | undefined
  /** The header as it came. */
  readonly contentDisposition: string | undefined
}

/** How many records there are of each state, under the other filters of a list; none: no entry. @public */
export type StateCounts = Readonly<Partial<Record<string, number>>>

/** Answers that resolve with their code although the status is 401. */
const resolvesWithCode = new WeakSet<Response>()

/** Lets `readAnswer` resolve a 401 with its code, as section 8 asks for accepted invitations. */
export function letResolveWithCode(response: Response): void {
  resolvesWithCode.add(response)
}

/**
 * Applies the response rules of section 8 to a call. The code comes from a header or the body; a
 * body code that is not a success is thrown.
 *
 * @throws ApiError for error statuses, failing body codes, timeouts, network errors and aborts
 * @public
 */
export async function readAnswer<Result extends CallResult>(
  call: PromiseLike<Result>,
): Promise<Answer<AnswerData<Result>>> {
  const { data, error, response } = await settle(call)
  const content: unknown = response.ok ? data : error
  const body = isEnvelope(content) ? content : {}
  const bodyCode = body.code ?? undefined
  const code = headerCode(response.headers) ?? bodyCode
  const message = headerMessage(response.headers) ?? text(body.message)
  const resolves = response.ok || (response.status === 401 && resolvesWithCode.has(response))
  if (!resolves) throw failure('http', code, message, body, response)
  if (response.ok && bodyCode !== undefined && !successCodes.includes(bodyCode)) {
    throw failure('business', bodyCode, message, body, response)
  }
  return {
    code,
    message,
    data: ('data' in body ? body.data : content) as AnswerData<Result>,
    total: wholeNumber(response.headers.get('x-total-count')),
    counts: stateCounts(response.headers.get('x-state-counts')),
    contentDisposition: response.headers.get('content-disposition') ?? undefined,
  }
}

/**
 * The data of a call.
 *
 * @throws ApiError see `readAnswer`
 * @public
 */
export async function unwrap<Result extends CallResult>(
  call: PromiseLike<Result>,
): Promise<AnswerData<Result>> {
  return (await readAnswer(call)).data
}

/** Rows of a page, and how many there are on all pages. @public */
export interface RowsAndTotal<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  /** Where the call asked for `counts`. */
  readonly counts?: StateCounts
}

/**
 * The rows of a list call with the total of `x-total-count`, or of the rows where there is no such
 * header.
 *
 * @throws ApiError see `readAnswer`
 * @public
 */
export async function unwrapList<Result extends CallResult>(
  call: PromiseLike<Result>,
): Promise<RowsAndTotal<AnswerData<Result> extends readonly (infer Row)[] ? Row : never>> {
  type Row = AnswerData<Result> extends readonly (infer Item)[] ? Item : never
  const { data, total, counts } = await readAnswer(call)
  const rows = (Array.isArray(data) ? data : []) as Row[]
  return { rows, total: total ?? rows.length, ...(counts ? { counts } : {}) }
}

interface Envelope {
  code?: number | string | null
  message?: unknown
  data?: unknown
  fields?: unknown
  traceId?: unknown
  allowed?: unknown
  current?: unknown
}

async function settle<Result>(call: PromiseLike<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    // An answer that should be JSON and is not comes from something between us and the server.
    if (error instanceof SyntaxError) throw new ApiError({ kind: 'network', cause: error })
    throw error
  }
}

function failure(
  kind: 'http' | 'business',
  code: number | string | undefined,
  message: string | undefined,
  body: Envelope,
  { status, headers }: Response,
): ApiError {
  return new ApiError({
    kind,
    code,
    status,
    message,
    language: headers.get('content-language') ?? undefined,
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
    retryAfter: secondsUntil(headers.get('retry-after')),
    traceId: text(body.traceId) ?? headers.get('x-trace-id') ?? undefined,
    allowed: Array.isArray(body.allowed) ? body.allowed.filter(isText) : undefined,
    current: body.current,
  })
}

function headerCode(headers: Headers): number | string | undefined {
  const value = first(headers, codeHeaders)
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : value
}

function headerMessage(headers: Headers): string | undefined {
  const value = first(headers, messageHeaders)
  if (value === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
    return text(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function first(headers: Headers, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = headers.get(name)?.trim()
    if (value) return value
  }
  return undefined
}

/** Seconds from now, from a number of seconds or a date. */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = wholeNumber(header)
  if (seconds !== undefined) return seconds
  const time = Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}

/** `draft=3,published=12` */
function stateCounts(header: string | null): StateCounts | undefined {
  if (header === null) return undefined
  const counts = header.split(',').map((part) => {
    const [state = '', count = null] = part.split('=')
    return [state, wholeNumber(count)] as const
  })
  return Object.fromEntries(counts.filter(([state, count]) => state !== '' && count !== undefined))
}

function wholeNumber(header: string | null): number | undefined {
  return header !== null && /^\s*\d+\s*$/.test(header) ? Number(header) : undefined
}

/** A body that may carry a code, a message and data. A code of null counts as absent. */
function isEnvelope(content: unknown): content is Envelope {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false
  if (content instanceof Blob || content instanceof ArrayBuffer) return false
  return true
}

function isFieldError(value: unknown): value is Schemas['FieldError'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    isText((value as Partial<Schemas['FieldError']>).path) &&
    isText((value as Partial<Schemas['FieldError']>).message)
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function text(value: unknown): string | undefined {
  return isText(value) && value !== '' ? value : undefined
}
