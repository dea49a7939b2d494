import { safeUrl } from '@spruce/validators'

/** Stands for the portal, where a path is looked at and no origin is known. */
const anyPortal = 'https://portal.invalid'

/**
 * Whether a stored address is one at all: a path of the portal, or http(s) of one host without user info. Whether it
 * may be opened is for the server to say; what is none is opened by nobody, and stands in no link.
 */
export function isWebAddress(address: string): boolean {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: anyPortal }
  return safeUrl(address, { origin: anyPortal, allowedOrigins: [origin] }) !== undefined
}
