import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'
import { openAddressOf, type Resolve } from './probeAddress.js'
import { requestAddress } from './requestAddress.js'

/** What a certificate says of a connection. */
export interface SeenTls {
  /** Why browsers refuse it, as Node names it: CERT_HAS_EXPIRED; null when they take it. */
  problem: string | null
  /** When the certificate ends. */
  validTo: Date | null
}

/** One answer on the way. */
export interface Hop {
  url: URL
  status: number
  /** All values of each header, by its name in small letters. */
  headers: Readonly<Record<string, readonly string[]>>
  /** Null where the connection is not encrypted. */
  tls: SeenTls | null
}

export interface Inspection {
  hops: readonly Hop[]
  /** `answered`: the last hop leads nowhere else. Otherwise what stands in the way of the next one. */
  end: 'answered' | 'refused' | 'unreachable' | 'tooMany' | 'badLocation'
  /** What was asked last, or would have been. */
  last: URL
}

export interface InspectOptions {
  /** Whether an origin may be in a closed network. */
  isTrusted: (origin: string) => boolean
  resolve?: Resolve
  /** Certificates trusted in place of those of Node. */
  ca?: string
}

/** For the whole chain: the call that asks for it waits ten seconds. */
const longestMs = 8_000
const mostHops = 6

/**
 * Asks an address as a browser begins: without credentials, each redirect followed by hand and each hop examined
 * as {@link probeAddress} does, so that none leads into a closed network. Bodies are not read. A certificate that
 * browsers refuse is reported, and what stands behind it, too.
 */
export async function inspectAddress(
  address: string,
  options: InspectOptions,
): Promise<Inspection> {
  const signal = AbortSignal.timeout(longestMs)
  const hops: Hop[] = []
  let url = new URL(address)
  while (hops.length < mostHops) {
    const hop = await inspectHop(url, options, signal)
    if (typeof hop === 'string') return { hops, end: hop, last: url }
    hops.push(hop)
    const location = hop.headers['location']?.[0]
    if (hop.status < 300 || hop.status > 399 || location === undefined) {
      return { hops, end: 'answered', last: url }
    }
    const next = URL.parse(location, url.href)
    if (!next || !/^https?:$/.test(next.protocol)) return { hops, end: 'badLocation', last: url }
    next.username = ''
    next.password = ''
    url = next
  }
  return { hops, end: 'tooMany', last: url }
}

async function inspectHop(
  url: URL,
  { isTrusted, resolve, ca }: InspectOptions,
  signal: AbortSignal,
): Promise<Hop | 'refused' | 'unreachable'> {
  const late = new Promise<{ state: 'down' }>((done) => {
    const end = () => {
      done({ state: 'down' })
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
  const rule = { isTrusted: isTrusted(url.origin), ...(resolve && { resolve }) }
  const open = await Promise.race([openAddressOf(url, rule), late])
  if (open.state === 'refused') return 'refused'
  if (open.state !== 'open') return 'unreachable'
  return ask(url, open.address, signal, ca)
}

async function ask(
  url: URL,
  address: string,
  signal: AbortSignal,
  ca: string | undefined,
): Promise<Hop | 'unreachable'> {
  const response = await requestAddress(url, {
    address,
    signal,
    headers: { accept: 'text/html,*/*', 'user-agent': 'spruce-doctor' },
    // Nothing secret is sent, and the refusal is what is reported.
    tls: { rejectUnauthorized: false, ...(ca !== undefined && { ca }) },
  })
  if (!response) return 'unreachable'
  const tls = response.socket instanceof TLSSocket ? seenTls(response.socket) : null
  response.destroy()
  return { url, status: response.statusCode ?? 0, headers: headersOf(response), tls }
}

function headersOf({ headersDistinct }: IncomingMessage): Hop['headers'] {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values]) => [name, values ?? []]),
  )
}

function seenTls(socket: TLSSocket): SeenTls {
  const { valid_to: validTo } = socket.getPeerCertificate()
  const end = new Date(validTo)
  return {
    // Node gives the code as a text, against its own types.
    problem: socket.authorized ? null : String(socket.authorizationError),
    validTo: Number.isNaN(end.getTime()) ? null : end,
  }
}
