/**
 * Hides an e-mail address (spec section 5): of the local part the first 4 characters are kept if it
 * is longer than 4, else the first 1; the rest are starred. The host stays readable.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = Array.from(at < 0 ? email : email.slice(0, at))
  const host = at < 0 ? '' : email.slice(at)
  const kept = local.length > 4 ? 4 : 1
  return local.map((character, index) => (index < kept ? character : '*')).join('') + host
}

/**
 * Hides a phone number (spec section 5): the first 3 and last 4 digits are kept, the rest are
 * starred. A number too short to hide anything that way keeps its first digit only.
 */
export function maskMobile(mobile: string): string {
  const { length } = mobile
  if (length <= 7) return mobile.slice(0, 1) + '*'.repeat(Math.max(length - 1, 0))
  return mobile.slice(0, 3) + '*'.repeat(length - 7) + mobile.slice(-4)
}
