import type { ApiClient } from '@spruce/api-client'
import type { PermissionCode } from '@spruce/validators/permission'
import type { SourceList } from '../sources/source.js'
import type { OperatorLog } from './auditChanges.js'
import type { OperatorLogRequest } from './operatorLogRequest.js'

/** Where the history of a record comes from, and who may see it. @public */
export interface HistorySource {
  permission: PermissionCode
  /** One page of the lines about a record, newest first. */
  list: (api: ApiClient, request: OperatorLogRequest) => SourceList<OperatorLog>
}
