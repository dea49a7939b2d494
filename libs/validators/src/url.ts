interface ParsedUrl {
  hostname: string
}

// The platform's own parser; declared here because this library names no platform. Not its `canParse`:
// the optimised one of Node 20 reads Latin-1 letters wrongly and refuses http://faß.de.
declare const URL: new (input: string) => ParsedUrl

/* eslint-disable-next-line no-control-regex -- refusing control characters is the rule */
const form = /^(?:https?|ftp):\/\/[^\s\0-\x1f\x7f-\x9f/?#\\]+(?:[/?#][^\s\0-\x1f\x7f-\x9f]*)?$/i
/** Plain names, which need no parser: no label that a parser could take for a number or decode. */
const plain = /^(?:https?|ftp):\/\/(?:(?!xn--)[a-z][a-z\d-]*\.)*(?!xn--)[a-z][a-z-]*(?:[/?#]|$)/i

/** A URL with http, https or ftp scheme and a host, without blanks and control characters. */
export function isUrl(value: string): boolean {
  return form.test(value) && (plain.test(value) || canParse(value))
}

/**
 * A URL that the open web could serve: besides `isUrl`, at most 2,048 characters, no user info, a port
 * above 0, and a host that is an IP address in its usual spelling or a domain name of at least two
 * labels that ends in letters, without escapes. A name in other scripts counts in its encoded form.
 */
export function isStrictUrl(value: string): boolean {
  if (value.length > longest || !form.test(value)) return false
  const match = authority.exec(value)
  if (!match) return false
  const [, host = '', port] = match
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return false
  if (name.test(host) || address.test(host)) return true
  if (!needsParser.test(host)) return false
  const hostname = parse(`http://${host}`)?.hostname ?? ''
  if (hostname.startsWith('[')) return host.toLowerCase() === hostname
  return hostname.length <= 253 && domain.test(hostname)
}

const longest = 2048
/** Host and port; no user info, no escapes, no colon without a port. */
const authority = /^[a-z]+:\/\/(\[[^\]@%/?#]*\]|[^:@%[\]/?#]+)(?::(\d+))?(?:[/?#]|$)/i
/** Two labels or more, not encoded, that end in letters: most hosts, and no parser is asked. */
const name = /^(?!.{254})(?:(?!xn--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i
const address = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/
/** An IPv6 address, an encoded label or characters beyond ASCII. */
const needsParser = /^\[|xn--|[\u0080-\uffff]/i
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d](?:[a-z\d-]{0,57}[a-z\d])?)$/

/** What the rule for a URL finds, part by part. */
export interface UrlCheck {
  /** `isUrl`. */
  isValid: boolean
  /** Begins with http://, https:// or ftp://. */
  hasScheme: boolean
  /** A host follows. */
  hasHost: boolean
  /** No blank and no control character anywhere. */
  hasNoBlank: boolean
}

/** The rule for a URL, part by part. */
export function checkUrl(value: string): UrlCheck {
  const scheme = /^(?:https?|ftp):\/\//i.exec(value)?.[0]
  const rest = value.slice(scheme?.length ?? 0)
  const first = /^[^/?#\\\s]*/.exec(rest)?.[0] ?? ''
  return {
    isValid: isUrl(value),
    hasScheme: scheme !== undefined,
    hasHost: first !== '' && canParse(`http://${first}`),
    // eslint-disable-next-line no-control-regex -- refusing control characters is the rule
    hasNoBlank: !/[\s\0-\x1f\x7f-\x9f]/.test(value),
  }
}

function canParse(value: string): boolean {
  return parse(value) !== undefined
}

function parse(value: string): ParsedUrl | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}
