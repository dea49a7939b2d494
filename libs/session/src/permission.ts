/**
 * Whether at least one of the codes is held (spec section 5, permission directive): the helper for
 * code outside React. An empty list is held by nobody.
 *
 * @throws TypeError for a value that is no array
 * @public
 */
export function holdsPermission(held: readonly string[], codes: readonly string[]): boolean {
  const given: unknown = codes
  if (!Array.isArray(given)) {
    throw new TypeError('A permission check takes an array of codes, such as ["department:add"]')
  }
  return codes.some((code) => held.includes(code))
}
