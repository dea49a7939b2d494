import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

export interface AddressRequest {
  /** Where the connection goes, whatever the name of the URL means by then. */
  address: string
  signal: AbortSignal
  /** Who asks, and what for. */
  headers: { accept: string; 'user-agent': string }
  /** Of the connection, where it is encrypted. */
  tls?: { rejectUnauthorized?: boolean; ca?: string }
}

/** Asks a URL once, without credentials and on a connection of its own; null where nobody answers. The body is not read. */
export function requestAddress(
  url: URL,
  { address, signal, headers, tls }: AddressRequest,
): Promise<IncomingMessage | null> {
  const isSecure = url.protocol === 'https:'
  const options = {
    method: 'GET',
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...headers },
    signal,
    agent: false as const,
  }
  const servername = isIP(url.hostname) === 0 ? url.hostname : ''
  return new Promise((done) => {
    const sent = isSecure ? requestHttps({ ...options, servername, ...tls }) : requestHttp(options)
    sent.once('response', done)
    sent.once('error', () => {
      done(null)
    })
    sent.end()
  })
}
