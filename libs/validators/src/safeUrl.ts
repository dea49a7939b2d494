/** Where a URL may lead, and what for. */
export interface SafeUrlOptions {
  /** The portal's own origin, such as `https://console.example.cn`. Paths are resolved against it. */
  origin: string
  /** Further origins a URL may lead to, compared exactly (scheme, host and port). */
  allowedOrigins?: readonly string[]
  /**
   * `return`: a target to come back to after sign-in or sign-out, which is never /login or /logout.
   * `page`: something to show: a home page, a menu, a frame, a designer's link. The default.
   */
  purpose?: 'return' | 'page'
}

/** A URL that passed. */
export interface SafeUrl {
  /** The absolute address, normalised. */
  href: string
  origin: string
  /** It is a page of the portal itself. */
  isOwn: boolean
  /** Path, query and fragment. Starts with exactly one slash, so it is safe to navigate to by itself. */
  path: string
}

interface ParsedUrl {
  href: string
  origin: string
  protocol: string
  username: string
  password: string
  pathname: string
}

// The platform's own WHATWG parser; declared here because this library names no platform.
declare const URL: new (input: string, base?: string) => ParsedUrl

/* eslint-disable-next-line no-control-regex -- refusing control characters is the rule */
const forbiddenCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/
const halfCharacter = /\p{Surrogate}/u
/** Parsing leaves none; that of Node 20 does in paths such as `/.:/a/../b`, and a browser goes to another one. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i
const longest = 2048

/**
 * The one gate for every address that comes from outside the code: redirect_uri, the framework
 * page's `url`, home pages, menus, designer links. `undefined` when it must not be followed.
 *
 * Accepted are `http(s)://host…` on an allowed origin and `/path…` on the portal's own. Refused are
 * other schemes, other forms of relative addresses, user info, backslashes, control characters, half
 * surrogate pairs, surrounding blanks, paths that begin with two slashes, and, as a return target, the pages that
 * begin or end a session.
 */
export function safeUrl(input: unknown, options: SafeUrlOptions): SafeUrl | undefined {
  if (typeof input !== 'string' || input === '' || input.length > longest) return undefined
  if (forbiddenCharacters.test(input) || halfCharacter.test(input)) return undefined
  if (input.trim() !== input) return undefined
  const isPath = /^\/(?!\/)/.test(input)
  const isAbsolute = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(input)
  if (!isPath && !isAbsolute) return undefined
  const url = parse(input, isPath ? options.origin : undefined)
  const own = parse(options.origin)
  if (!url || !own || !isWeb(url) || !isWeb(own)) return undefined
  if (url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return undefined
  if (dotSegment.test(url.pathname)) return undefined
  const isOwn = url.origin === own.origin
  if (!isOwn && !(options.allowedOrigins ?? []).some((one) => isSameOrigin(one, url)))
    return undefined
  if (options.purpose === 'return' && beginsOrEndsSession(url.pathname)) return undefined
  return { href: url.href, origin: url.origin, isOwn, path: url.href.slice(url.origin.length) }
}

function parse(input: string, base?: string): ParsedUrl | undefined {
  try {
    return new URL(input, base)
  } catch {
    return undefined
  }
}

function isWeb(url: ParsedUrl): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

function isSameOrigin(allowed: string, url: ParsedUrl): boolean {
  return parse(allowed)?.origin === url.origin
}

const sessionPages = ['/login', '/admin/login', '/logout', '/oauth/login']

/** However the path is spelled: escapes, case, doubled or closing slashes, matrix parameters. */
function beginsOrEndsSession(pathname: string): boolean {
  const plain = decodeFully(pathname)
    .toLowerCase()
    .split('/')
    .map((segment) => segment.split(';')[0]?.trim() ?? '')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')
  return sessionPages.some((page) => `/${plain}` === page || `/${plain}`.startsWith(`${page}/`))
}

function decodeFully(text: string): string {
  let current = text
  for (let round = 0; round < 5; round += 1) {
    const next = decodeOnce(current)
    if (next === current) break
    current = next
  }
  return current.replaceAll('\\', '/')
}

/** Malformed escapes stay as they are, so they cannot hide the ones beside them. */
function decodeOnce(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
