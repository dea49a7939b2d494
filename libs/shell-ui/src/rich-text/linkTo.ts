import { safeUrl } from '@spruce/validators'

/** The address as it may be linked to; undefined when it must not be. */
export function linkTo(address: string, allowedOrigins: readonly string[]): string | undefined {
  return safeUrl(address.trim(), { origin: location.origin, allowedOrigins })?.href
}
