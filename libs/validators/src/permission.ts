/**
 * The permission codes that a product knows, as keys. A product adds its own by declaration merging
 * (`declare module '@spruce/validators/permission' { interface PermissionRegister … }`).
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by merging
export interface PermissionRegister {}

/** A registered permission code such as `department:edit`; any string where none is registered. @public */
export type PermissionCode = [keyof PermissionRegister] extends [never]
  ? string
  : Extract<keyof PermissionRegister, string>

/** The codes that somebody holds, or what answers for one of them. @public */
export type HeldPermissions<Code extends string = PermissionCode> =
  readonly string[] | ((code: Code) => boolean)

/** What a mock login takes from the person acted as: the password of somebody else is not theirs to set. */
const withheldInMockLogin: readonly string[] = ['user:reset']

/**
 * The permission rule of the product (spec section 5, permission directive): whether at least one of
 * the codes is held. An empty list is held by nobody; what asks for no permission asks nothing here.
 *
 * @param isMockLogin somebody acts as the person who holds them
 * @throws TypeError for a value that is no array
 * @public
 */
export function holdsPermission<Code extends string = PermissionCode>(
  held: HeldPermissions<Code>,
  codes: readonly NoInfer<Code>[],
  { isMockLogin = false }: { readonly isMockLogin?: boolean } = {},
): boolean {
  const given: unknown = codes
  if (!Array.isArray(given)) {
    throw new TypeError('A permission check takes an array of codes, such as ["department:add"]')
  }
  return codes.some((code) => {
    if (isMockLogin && withheldInMockLogin.includes(code)) return false
    return typeof held === 'function' ? held(code) : held.includes(code)
  })
}
