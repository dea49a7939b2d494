import type { PermissionCode } from './generated/permissionCode.js'
import type { operations, paths } from './generated/types.js'

/** Where a request names an object, and in which table the object must belong to the caller. @public */
export interface AuthorizedObject {
  readonly in: 'path' | 'query' | 'body'
  /** Name of the field; `[]` marks a list, as in `ids[]` and `items[].menuId`. */
  readonly name: string
  readonly table: string
}

/** Who may call an operation; the contract's `x-authz`. @public */
export interface OperationAuthz {
  /**
   * `first-login`: only while the password given by somebody else is still there, when every other
   * call is refused. `recent`: the person has proved the password a short time ago.
   */
  readonly auth: 'public' | 'session' | 'first-login' | 'recent'
  /** Permission codes of which one is enough; empty: none is needed. */
  readonly perm: readonly PermissionCode[]
  readonly scope: 'self' | 'tenant' | 'platform'
  /** Checked where the request names them; absent and null ones are not. */
  readonly objects: readonly AuthorizedObject[]
  readonly effect: 'read' | 'write'
}

/** One operation of the contract. @public */
export interface OperationEntry {
  readonly operationId: keyof operations
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path template, as in `/aba-base/api/dept/{id}`. */
  readonly path: keyof paths
  readonly tag: string
  /** `specification`: named in its section 7. `extension`: added, because no path was shown. */
  readonly origin: 'specification' | 'extension'
  /** The section of the specification that names or asks for it. */
  readonly section: string
  readonly authz: OperationAuthz
  /** Largest accepted body in bytes, where it is not the server's default. */
  readonly bodyLimit?: number
  /** The body is a form with a file, `multipart/form-data`; every other one is JSON. */
  readonly multipart?: true
  /** It reads what changed of a record, which the operator log calls so. */
  readonly history?: string
}
