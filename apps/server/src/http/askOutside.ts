import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { openAddressOf, type Resolve } from './probeAddress.js'

/** A request to somebody outside. */
export interface OutsideRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
}

export interface OutsideOptions {
  /** The address may be in a closed network. */
  isTrusted: boolean
  /** For the whole of it, the name's resolution included. */
  timeoutMs: number
  /** A longer answer is none. */
  maxBytes: number
  resolve?: Resolve
}

/** Nobody answered, or nobody was asked. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError'

  constructor(
    /** `late`: in its time; `long`: no more than it may. */
    readonly reason: 'closed' | 'unreachable' | 'late' | 'long',
    message: string,
  ) {
    super(message)
  }
}

/**
 * Asks an address that somebody typed in. The name is resolved once and the connection goes to what
 * was checked; no redirect is followed, and neither time nor length is the other side's to choose.
 * @throws OutsideError
 */
export async function askOutside(
  address: string,
  sent: OutsideRequest,
  options: OutsideOptions,
): Promise<Response> {
  const url = new URL(address)
  const signal = AbortSignal.timeout(options.timeoutMs)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new OutsideError('late', `${url.origin} did not answer in time`))
    })
  })
  return Promise.race([ask(url, sent, options, signal), late])
}

async function ask(
  url: URL,
  sent: OutsideRequest,
  { isTrusted, maxBytes, resolve }: OutsideOptions,
  signal: AbortSignal,
): Promise<Response> {
  const open = await openAddressOf(url, { isTrusted, ...(resolve && { resolve }) })
  if (open.state !== 'open') {
    const isClosed = open.state === 'refused'
    const why = isClosed ? 'is in a closed network' : 'has no address'
    throw new OutsideError(isClosed ? 'closed' : 'unreachable', `${url.origin} ${why}`)
  }
  try {
    const incoming = await begin(url, open.address, sent, signal)
    const body = await read(incoming, maxBytes)
    const status = incoming.statusCode ?? 502
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    const hasBody = ![204, 205, 304].includes(status)
    return new Response(hasBody ? Uint8Array.from(body) : null, { status, headers })
  } catch (error) {
    if (error instanceof OutsideError) throw error
    const { code } = error as { code?: unknown }
    throw new OutsideError('unreachable', `${url.origin} gave no answer (${String(code)})`)
  }
}

function begin(
  url: URL,
  address: string,
  { method, headers, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const options = {
    method,
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      host: url.host,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    agent: false as const,
    signal,
  }
  return new Promise((done, fail) => {
    const request = isSecure
      ? requestHttps({ ...options, servername: isIP(url.hostname) === 0 ? url.hostname : '' })
      : requestHttp(options)
    request.once('response', done)
    request.once('error', fail)
    request.end(body)
  })
}

async function read(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    const bytes = chunk as Buffer
    length += bytes.length
    if (length > maxBytes) {
      incoming.destroy()
      throw new OutsideError('long', 'The answer is too long')
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
