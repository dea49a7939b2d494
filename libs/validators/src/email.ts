const longest = 254
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const local = new RegExp(`^${atom}{1,64}(?:\\.${atom}{1,64})*$`)
const host = new RegExp(`^(?:${label}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`)
const address = new RegExp(`${local.source.slice(0, -1)}@${host.source.slice(1)}`)

/** An e-mail address of the usual form: dot-separated local part, a host with a dot. */
export function isEmail(value: string): boolean {
  return value.length <= longest && address.test(value)
}

/**
 * An e-mail address that a public mail server could have: besides `isEmail`, at most 64 characters
 * before the @ (RFC 5321), a top-level domain of letters or an internationalised one (`xn--`), and no
 * label with hyphens in its third and fourth place but those.
 */
export function isStrictEmail(value: string): boolean {
  if (!isEmail(value)) return false
  const at = value.lastIndexOf('@')
  const domain = value.slice(at + 1)
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  return (
    at <= 64 && /^(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i.test(top) && !/(?:^|\.)(?!xn)..--/i.test(domain)
  )
}

/** What the rule for an e-mail address finds, part by part. */
export interface EmailCheck {
  /** `isEmail`. */
  isValid: boolean
  /** Exactly one @. */
  hasAt: boolean
  /** What stands before the @ may stand there. */
  hasLocal: boolean
  /** After the @ stands a host with a dot. */
  hasHost: boolean
  /** At most 254 characters. */
  hasLength: boolean
}

/** The rule for an e-mail address, part by part. */
export function checkEmail(value: string): EmailCheck {
  const [before = '', after = '', ...more] = value.split('@')
  const parts = {
    hasAt: value.includes('@') && more.length === 0,
    hasLocal: local.test(before),
    hasHost: host.test(after),
    hasLength: value.length <= longest,
  }
  return { ...parts, isValid: parts.hasAt && parts.hasLocal && parts.hasHost && parts.hasLength }
}
