/* eslint-disable-next-line no-control-regex -- browsers leave some of them out of an address */
const misleading = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/
const halfCharacter = /\p{Surrogate}/u
const path = /^\/(?!\/)/
const web = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i

/**
 * Whether an address may stand in a link: a path of the product, or http(s) of one host without user info. Cheap, for
 * every menu at every look; opening one goes through `safeUrl`.
 */
export function isLinkable(address: string): boolean {
  if (misleading.test(address) || halfCharacter.test(address)) return false
  return path.test(address) || (web.test(address) && URL.canParse(address))
}
