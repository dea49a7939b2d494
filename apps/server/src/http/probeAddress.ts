import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { requestAddress } from './requestAddress.js'

/** Networks that a caller from outside cannot reach, and the server must not reach for them. */
const closed4 = new BlockList()
const closed6 = new BlockList() // apart: a list takes an address of version 4 for a mapped one
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['168.63.129.16', 32], // the platform below virtual machines of Azure
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed4.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96], // unspecified, loopback and addresses of version 4 written as version 6
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  closed6.addSubnet(network, bits, 'ipv6')
}

/** Whether an address belongs to a network of this machine, this site or nobody. */
export function isClosedAddress(address: string): boolean {
  if (isIP(address) === 0) return true
  return isIPv6(address) ? closed6.check(address, 'ipv6') : closed4.check(address, 'ipv4')
}

export interface Probe {
  state: 'up' | 'down' | 'refused'
  status: number | null
}

/**
 * Asks an address whether somebody answers: one request without credentials, no redirect followed, at most
 * five seconds with the resolution of its name, the body not read. The name is resolved once and the
 * connection goes to what was checked, so a name that answers differently the second time gains nothing.
 * `isTrusted` origins may be in closed networks.
 */
export async function probeAddress(
  address: string,
  { isTrusted = false, resolve = resolveAll }: { isTrusted?: boolean; resolve?: Resolve } = {},
): Promise<Probe> {
  const url = new URL(address)
  const signal = AbortSignal.timeout(longestMs)
  const late = new Promise<{ state: 'down' }>((done) => {
    signal.addEventListener('abort', () => {
      done({ state: 'down' })
    })
  })
  const open = await Promise.race([openAddressOf(url, { isTrusted, resolve }), late])
  if (open.state !== 'open') return { state: open.state, status: null }
  return ask(url, open.address, signal)
}

/** Where a connection for a URL may go: what its name means now, unless that is a closed network. */
export async function openAddressOf(
  url: URL,
  { isTrusted, resolve = resolveAll }: { isTrusted: boolean; resolve?: Resolve },
): Promise<{ state: 'open'; address: string } | { state: 'refused' | 'down' }> {
  if (!/^https?:$/.test(url.protocol)) return { state: 'refused' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  let addresses: string[]
  try {
    addresses = isIP(host) === 0 ? await resolve(host) : [host]
  } catch {
    return { state: 'down' }
  }
  const [first] = addresses
  if (first === undefined) return { state: 'down' }
  if (!isTrusted && addresses.some(isClosedAddress)) return { state: 'refused' }
  return { state: 'open', address: first }
}

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

const longestMs = 5_000

async function ask(url: URL, address: string, signal: AbortSignal): Promise<Probe> {
  const headers = { accept: '*/*', 'user-agent': 'spruce-health' }
  const response = await requestAddress(url, { address, signal, headers })
  if (!response) return { state: 'down', status: null }
  response.destroy()
  const status = response.statusCode ?? 0
  return { state: status < 500 ? 'up' : 'down', status }
}
