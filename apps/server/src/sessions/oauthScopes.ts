import type { OauthScope } from '../db/schema.js'
import type { OperationId } from '../http/contractTypes.js'

/** What each scope opens. All of it reads, and with the rights that the person has. */
const opened: Record<OauthScope, readonly OperationId[]> = {
  profile: ['getUserInfos', 'listTenants', 'getTenantInfo', 'hasAuthentication'],
  menus: ['getMenuUser', 'listMyApps', 'getIsAdmin', 'getAppPermissions', 'getFavorites'],
  directory: ['listContactDepartments', 'listContacts', 'getContact', 'listDeptTrees'],
  messages: [
    ...(['getUnreadNum', 'listLetters', 'getRedStatus', 'listMyNotices'] as const),
    ...(['getLatestLetters', 'getLatestNotices'] as const),
  ],
}

/** Whatever was granted: whether the token lives. */
const always: readonly OperationId[] = ['verifyToken', 'verifyTokenV3']

/** Every scope, in the order in which people read them. */
export const oauthScopes = Object.keys(opened) as OauthScope[]

/** Whether a client with these scopes may call the operation. */
export function isOpenToClient(operationId: OperationId, scopes: readonly OauthScope[]): boolean {
  return always.includes(operationId) || scopes.some((scope) => opened[scope].includes(operationId))
}

/** The scopes of a text such as `profile menus`; undefined where one is unknown. */
export function readScopes(text: string | undefined): OauthScope[] | undefined {
  const names = new Set((text ?? 'profile').split(' ').filter(Boolean))
  const known = oauthScopes.filter((scope) => names.has(scope))
  return known.length > 0 && known.length === names.size ? known : undefined
}
