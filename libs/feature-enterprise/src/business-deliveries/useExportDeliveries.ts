import type { OperationInput } from '@spruce/api-client'
import { exportBusinessDeliveries } from '@spruce/api-client/operations'
import { type ServerExport, useServerExport } from '@spruce/console-kit/files'
import { type Action, type ResourceState, wordsOf } from '@spruce/shell-ui'
import { deliveryMessages } from './deliveryMessages.js'
import { deliveryFilter, type DeliveryRow } from './deliveryQueries.js'
import type { DeliveryQuery } from './deliveryQuery.js'

/** What a file says in columns of its own for one of the screen. */
const instead: Readonly<Record<string, readonly string[]>> = {
  counts: ['queued', 'sent', 'failed', 'skipped'],
}

const deliveriesFile: ServerExport<DeliveryQuery> = {
  label: wordsOf(deliveryMessages)('export'),
  permission: 'businessidentity:export',
  operation: exportBusinessDeliveries,
  texts: deliveryMessages,
  columnsOf: (shown) => shown.flatMap((id) => instead[id] ?? [id]),
  queryOf: (file, query): OperationInput<'exportBusinessDeliveries'>['query'] & object => ({
    ...file,
    ...deliveryFilter(query),
  }),
}

/** Saves what the filters find, with the columns and the time zone of the screen. */
export function useExportDeliveries(list: ResourceState<DeliveryQuery, DeliveryRow>): Action {
  return useServerExport(list, deliveriesFile)
}
