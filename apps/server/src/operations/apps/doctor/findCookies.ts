import type { Hop } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'
import { finding } from './findings.js'

interface SeenCookie {
  name: string
  /** In small letters. */
  attributes: ReadonlyMap<string, string>
}

/** Whether the cookies that it sets come back from a frame of another site. Their values are not kept. */
export function findCookies(hops: readonly Hop[], isFarAway: boolean): AppFinding {
  const cookies = hops.flatMap(({ headers }) => (headers['set-cookie'] ?? []).map(readCookie))
  if (cookies.length === 0) return finding('cookies', 'ok', 'cookiesNone')
  const lost = cookies.find((cookie) => isFarAway && !crossesSites(cookie))
  if (lost) return finding('cookies', 'bad', 'cookiesLost', { ...shown(lost), fix: fixOf(lost) })
  const blocked = cookies.find((cookie) => isFarAway && !cookie.attributes.has('partitioned'))
  if (blocked) {
    return finding('cookies', 'warn', 'cookiesUnpartitioned', {
      ...shown(blocked),
      fix: fixOf(blocked),
    })
  }
  const found = cookies.map(textOf).join(', ')
  return finding('cookies', 'ok', isFarAway ? 'cookiesFit' : 'cookiesSameSite', { found })
}

function readCookie(text: string): SeenCookie {
  const [pair = '', ...attributes] = text.split(';')
  return {
    name: pair.split('=')[0]?.trim() ?? '',
    attributes: new Map(
      attributes.map((one) => {
        const [key = '', value = ''] = one.split('=')
        return [key.trim().toLowerCase(), value.trim()]
      }),
    ),
  }
}

function crossesSites({ attributes }: SeenCookie): boolean {
  return attributes.get('samesite')?.toLowerCase() === 'none' && attributes.has('secure')
}

function shown(cookie: SeenCookie) {
  return { found: textOf(cookie) }
}

function textOf({ name, attributes }: SeenCookie): string {
  const sameSite = attributes.get('samesite')
  const parts = [
    `${name}=…`,
    ...(sameSite === undefined ? [] : [`SameSite=${sameSite}`]),
    ...(attributes.has('secure') ? ['Secure'] : []),
    ...(attributes.has('partitioned') ? ['Partitioned'] : []),
  ]
  return parts.join('; ')
}

/** The header as it should be: what it has besides stays. */
function fixOf({ name, attributes }: SeenCookie): string {
  const path = attributes.get('path') ?? '/'
  const http = attributes.has('httponly') ? '; HttpOnly' : ''
  return `Set-Cookie: ${name}=…; Path=${path}${http}; SameSite=None; Secure; Partitioned`
}
