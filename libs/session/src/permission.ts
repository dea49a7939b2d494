import type { PermissionCode as ContractCode } from '@spruce/api-client'

declare module '@spruce/validators/permission' {
  /** The codes of the contract: a mistyped one does not compile wherever this library is known. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the codes are what it extends
  interface PermissionRegister extends Readonly<Record<ContractCode, true>> {}
}

export { holdsPermission } from '@spruce/validators/permission'
export type { PermissionCode } from '@spruce/validators/permission'
