import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { askOutside, OutsideError } from '../http/askOutside.js'
import { isClosedAddress, type Resolve } from '../http/probeAddress.js'
import type { Seal } from '../http/Seal.js'
import type { DataEndpoint } from '../repositories/data-endpoints/DataEndpointsRepository.js'
import { EndpointError } from './EndpointError.js'
import { endpointUrl, isBelow, readBaseUrl } from './endpointUrl.js'

export interface DataEndpointsOptions {
  /** Origins that may be in closed networks, and speak http. */
  trustedOrigins: readonly string[]
  seal: Pick<Seal, 'open'>
  /** Instead of the system's resolver. */
  resolve?: Resolve
}

/** What an endpoint is asked for. */
export interface EndpointQuery {
  /** Below its base. */
  path: string
  pairs: readonly (readonly [name: string, value: string])[]
  /** Media types, the wanted one first. */
  accept: string
}

/** What came back, unpacked. */
export interface EndpointAnswer {
  body: Buffer
  contentType: string
}

/** A longer answer is none, packed or unpacked. */
const mostBytes = 1024 * 1024
const mostHops = 4

/** The one that asks the endpoints of tenants: nobody else opens their secrets. */
export class DataEndpoints {
  constructor(private readonly options: DataEndpointsOptions) {}

  /** The base of an endpoint as it is kept; undefined where the server does not ask it. */
  readBaseUrl(text: string): string | undefined {
    const base = readBaseUrl(text)
    return base !== undefined && this.mayAsk(new URL(base)) ? base : undefined
  }

  /** Whether a path and its query stay below an endpoint's base. */
  canAsk({ baseUrl }: Pick<DataEndpoint, 'baseUrl'>, { path, pairs }: EndpointQuery): boolean {
    return endpointUrl(baseUrl, path, pairs) !== undefined
  }

  /**
   * Asks an endpoint once. Redirects are followed below its base alone, and each hop is examined as the first one is:
   * the connection goes to the address that was checked. @throws EndpointError
   */
  async ask(
    endpoint: DataEndpoint,
    query: EndpointQuery,
    timeoutMs: number,
  ): Promise<EndpointAnswer> {
    const end = performance.now() + timeoutMs
    const headers = {
      ...{ accept: query.accept, 'accept-encoding': 'gzip, br, deflate' },
      'user-agent': 'spruce-data',
      ...this.credentials(endpoint),
    }
    let url = endpointUrl(endpoint.baseUrl, query.path, query.pairs)
    for (let hop = 0; url && hop < mostHops; hop += 1) {
      const answer = await this.askOnce(url, headers, end - performance.now())
      const location = answer.headers.get('location')
      if (![301, 302, 303, 307, 308].includes(answer.status) || location === null) {
        return read(answer)
      }
      const next = URL.parse(location, url.href)
      url = next && isBelow(next, endpoint.baseUrl) ? next : undefined
    }
    throw new EndpointError('ENDPOINT_REFUSED')
  }

  private async askOnce(
    url: URL,
    headers: Readonly<Record<string, string>>,
    leftMs: number,
  ): Promise<Response> {
    if (!this.mayAsk(url)) throw new EndpointError('ENDPOINT_REFUSED')
    if (leftMs < 1) throw new EndpointError('TIMEOUT')
    const { resolve } = this.options
    return askOutside(
      url.href,
      { method: 'GET', headers },
      {
        isTrusted: this.isTrusted(url),
        timeoutMs: Math.floor(leftMs),
        maxBytes: mostBytes,
        ...(resolve && { resolve }),
      },
    ).catch((error: unknown) => {
      if (error instanceof OutsideError) throw new EndpointError(faults[error.reason])
      throw error
    })
  }

  /** By https, or where the deployment says so; an address that is one is examined before it is kept, too. */
  private mayAsk(url: URL): boolean {
    if (this.isTrusted(url)) return true
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isClosed = isIP(host) === 0 ? isOwnName(host) : isClosedAddress(host)
    return url.protocol === 'https:' && !isClosed
  }

  private isTrusted({ origin }: URL): boolean {
    return this.options.trustedOrigins.includes(origin)
  }

  private credentials(endpoint: DataEndpoint): Readonly<Record<string, string>> {
    const { auth, headerName, userName, secretSealed } = endpoint
    if (auth === 'none') return {}
    const secret = this.openSecret(secretSealed)
    switch (auth) {
      case 'header':
        return { [(headerName ?? '').toLowerCase()]: secret }
      case 'bearer':
        return { authorization: `Bearer ${secret}` }
      case 'basic': {
        const pair = Buffer.from(`${userName ?? ''}:${secret}`).toString('base64')
        return { authorization: `Basic ${pair}` }
      }
    }
  }

  /** One that another key of the service has sealed is gone, too. */
  private openSecret(sealed: string | null): string {
    if (sealed === null) throw new EndpointError('ENDPOINT_GONE')
    try {
      return this.options.seal.open(sealed)
    } catch {
      throw new EndpointError('ENDPOINT_GONE')
    }
  }
}

const faults = {
  closed: 'ENDPOINT_REFUSED',
  unreachable: 'ENDPOINT_DOWN',
  late: 'TIMEOUT',
  long: 'TOO_LARGE',
} as const

function isOwnName(host: string): boolean {
  return /(^|\.)localhost\.?$/i.test(host)
}

async function read(answer: Response): Promise<EndpointAnswer> {
  const { status, headers } = answer
  if (status < 200 || status > 299) throw new EndpointError('ENDPOINT_STATUS', status)
  const packed = Buffer.from(await answer.arrayBuffer())
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  const body = await unpack(packed, encoding)
  return { body, contentType: headers.get('content-type') ?? '' }
}

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/** No further than an answer may be long. */
async function unpack(packed: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity') return packed
  if (!Object.hasOwn(unpackers, encoding)) throw new EndpointError('ENDPOINT_ANSWER')
  const unpackOne = unpackers[encoding as keyof typeof unpackers]
  try {
    return await unpackOne(packed, { maxOutputLength: mostBytes })
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw new EndpointError(code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'ENDPOINT_ANSWER')
  }
}
