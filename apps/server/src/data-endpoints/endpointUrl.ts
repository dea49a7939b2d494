/** What a path may consist of; `;` is not among it, behind which some servers look for another path. */
const plain = /^[0-9A-Za-z._~!$&'()*+,=:@%/-]*$/

/**
 * The base of an endpoint as it is kept, without a slash at its end; undefined where it says more than origin and path,
 * or a path that others may read as another one. Whether the origin may be asked is not looked at.
 */
export function readBaseUrl(text: string): string | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const { origin, pathname, username, password } = url
  if (username !== '' || password !== '' || /[?#]/.test(text)) return undefined
  if (pathname.includes('//')) return undefined
  const path = pathname.replace(/\/$/, '')
  // What was typed is what is asked: the parser has not made another path of it.
  const said = text.slice(text.indexOf('//') + 2)
  const typed = said.includes('/') ? said.slice(said.indexOf('/')).replace(/\/$/, '') : ''
  if (typed !== path || !isPath(path.slice(1))) return undefined
  return origin + path
}

/**
 * The address of a path below a base; undefined where it would leave it, for this or for any reader: by dots, empty
 * segments, backslashes or slashes in disguise.
 */
export function endpointUrl(
  base: string,
  path: string,
  pairs: readonly (readonly [name: string, value: string])[],
): URL | undefined {
  if (!isEndpointPath(path)) return undefined
  const below = path.replace(/^\//, '')
  const url = new URL(below === '' ? base : `${base}/${below}`)
  const { origin, pathname } = new URL(base)
  const root = pathname === '/' ? '' : pathname
  if (url.origin !== origin || !isBelow(url, base)) return undefined
  if (url.pathname !== (below === '' ? pathname : `${root}/${below}`)) return undefined
  for (const [name, value] of pairs) url.searchParams.append(name, value)
  return url
}

/** Whether a path may stand below a base, with or without a slash before it. */
export function isEndpointPath(path: string): boolean {
  return isPath(path.replace(/^\//, ''))
}

/** Whether an address, of a redirect for example, stays below a base. */
export function isBelow(url: URL, base: string): boolean {
  const { origin, pathname } = new URL(base)
  const root = pathname === '/' ? '' : pathname
  if (url.origin !== origin || url.username !== '' || url.password !== '') return false
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return false
  return isPath(url.pathname.slice(1))
}

function isPath(path: string): boolean {
  const segments = path.split('/')
  // An address may end with a slash.
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  return path === '' || (plain.test(path) && segments.every(isSegment))
}

/** However often a server on the way decodes it. */
function isSegment(segment: string): boolean {
  let text = segment
  for (let times = 0; times < 5; times += 1) {
    if (text === '' || text === '.' || text === '..' || /[/\\;\p{Cc}]/u.test(text)) return false
    let decoded: string
    try {
      decoded = decodeURIComponent(text)
    } catch {
      // A sign of percent that stands for itself, below what was decoded once.
      return times > 0
    }
    if (decoded === text) return true
    text = decoded
  }
  return false
}
