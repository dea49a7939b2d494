import type { OperationInput } from '@spruce/api-client'
import { exportDataPoints } from '@spruce/api-client/operations'
import { type ServerExport, useServerExport } from '@spruce/console-kit/files'
import { type Action, type ResourceState, wordsOf } from '@spruce/shell-ui'
import { deviceMessages } from './deviceMessages.js'
import type { Device } from './deviceQueries.js'
import type { DeviceQuery } from './deviceQuery.js'

/** Columns of the list that a file of data points has, too, by what they are called there. */
const fileColumns: Readonly<Record<string, string>> = {
  ...{ name: 'deviceName', code: 'deviceCode', areaName: 'areaName' },
}
/** What a file of data points is about. */
const pointColumns = ['code', 'name', 'unit', 'value', 'valueAt']

const pointsFile: ServerExport<DeviceQuery> = {
  label: wordsOf(deviceMessages)('exportPoints'),
  permission: 'device:export',
  operation: exportDataPoints,
  texts: deviceMessages,
  columnsOf: (shown) => [...shown.flatMap((id) => fileColumns[id] ?? []), ...pointColumns],
  queryOf: (
    file,
    { area, type, state, keyword },
  ): OperationInput<'exportDataPoints'>['query'] & object => ({
    ...file,
    ...(area !== undefined && { areaId: area }),
    ...(type !== undefined && { typeId: type }),
    ...(state !== undefined && { online: state === 'online' }),
    ...(keyword !== undefined && { keyword }),
  }),
}

/** Saves the data points of the devices that the filters find, with the columns and the time zone of the screen. */
export function useExportPoints(list: ResourceState<DeviceQuery, Device>): Action {
  return useServerExport(list, pointsFile)
}
