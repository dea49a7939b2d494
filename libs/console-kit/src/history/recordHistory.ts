import { listOf, type OperationOf } from '@spruce/api-client'
import { defaultPageSize } from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import type { HistorySource } from './historySource.js'

/** A call that reads the history of one kind of record by its id. @public */
export type HistoryOperation = OperationOf<Extract<OperationOf['id'], `list${string}History`>>

/**
 * The history of one kind of record, for who may list such records:
 * `recordHistory(listRoleHistory, 'role:list')`, the operation from `@spruce/api-client/operations`.
 * @public
 */
export function recordHistory(
  operation: HistoryOperation,
  permission: PermissionCode,
): HistorySource {
  return {
    permission,
    list: (api, { objectId = '', page = 1, size = defaultPageSize }) => ({
      // All of them ask and answer alike.
      ...listOf(api, operation as OperationOf<'listRoleHistory'>, {
        path: { id: objectId },
        query: { page, size },
      }),
      staleTime: 0, // what was done a moment ago is in it
    }),
  }
}
