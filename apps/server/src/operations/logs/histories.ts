import { operationTable, type Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import {
  defineOperation,
  definePlatformOperation,
  okList,
  type OperationDefinition,
} from '../../http/defineOperation.js'
import type { OperationId } from '../../http/contractTypes.js'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import type { AuditLine } from '../../repositories/AuditRepository.js'
import { everyTenant } from '../../repositories/logs/logQueries.js'
import { pageOf } from './logQuery.js'

type HistoryId = Extract<OperationId, `list${string}History`>

/** What was written of one record, newest first: one call for each kind that the contract names. */
export const histories: readonly OperationDefinition[] = operationTable.flatMap(
  ({ operationId, history, authz }) => {
    if (history === undefined) return []
    const id = operationId as HistoryId
    return authz.scope === 'platform' ? platformHistory(id, history) : tenantHistory(id, history)
  },
)

/** Without an id in its path it is the history of the tenant's only record. */
function tenantHistory(operationId: HistoryId, objectTable: string) {
  return defineOperation(operationId, {
    async handle({ params, query, tenantId, repositories: { audit }, language }) {
      const object = { objectTable, objectId: 'id' in params ? params.id : tenantId }
      const { rows, total } = await audit.list(tenantId, object, pageOf(query))
      return okList(rows.map(shownIn(language)), total)
    },
  })
}

/** Of the platform's records whoever wrote: the operator, a job, or somebody in a customer. */
function platformHistory(operationId: HistoryId, objectTable: string) {
  return definePlatformOperation(operationId, {
    async handle({ params, query, repositories: { audit }, language }) {
      const object = { objectTable, objectId: 'id' in params ? params.id : '' }
      const { rows, total } = await audit.listEverywhere(everyTenant, object, pageOf(query))
      return okList(
        rows.map(({ tenantId: _tenantId, ...line }) => shownIn(language)(line)),
        total,
      )
    },
  })
}

function shownIn(language: Language): (line: AuditLine) => Schemas['OperatorLog'] {
  return (line) => presentOperatorLog(line, language)
}
