import type { OperationInput } from '@spruce/api-client'
import { exportAlarms } from '@spruce/api-client/operations'
import { type ServerExport, useServerExport } from '@spruce/console-kit/files'
import { type Action, type ResourceState, wordsOf } from '@spruce/shell-ui'
import { alarmMessages } from './alarmMessages.js'
import { type Alarm, alarmFilter } from './alarmQueries.js'
import type { AlarmQuery } from './alarmQuery.js'

/** What a file says in columns of its own beside one of the screen. */
const besides: Readonly<Record<string, readonly string[]>> = { value: ['unit'] }

const alarmsFile: ServerExport<AlarmQuery> = {
  label: wordsOf(alarmMessages)('exportAlarms'),
  permission: 'alarm:export',
  operation: exportAlarms,
  texts: alarmMessages,
  columnsOf: (shown) => shown.flatMap((id) => [id, ...(besides[id] ?? [])]),
  queryOf: (file, query): OperationInput<'exportAlarms'>['query'] & object => ({
    ...file,
    ...alarmFilter(query),
  }),
}

/** Saves the alarms that the filters find, with the columns and the time zone of the screen. */
export function useExportAlarms(list: ResourceState<AlarmQuery, Alarm>): Action {
  return useServerExport(list, alarmsFile)
}
