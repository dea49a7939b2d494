import { type Action, type ResourceState, useExportAction, wordsOf } from '@spruce/shell-ui'
import { deviceColumns } from './deviceColumns.js'
import { deviceMessages } from './deviceMessages.js'
import type { Device } from './deviceQueries.js'
import type { DeviceQuery } from './deviceQuery.js'

const name = wordsOf(deviceMessages)('title')

/** Saves the devices that the filters find, with the columns of the screen. */
export function useExportDevices(list: ResourceState<DeviceQuery, Device>): Action {
  return useExportAction({
    ...{ state: list, columns: deviceColumns, name, permission: 'device:export' },
    ...(list.screen && { views: list.screen.views }),
  })
}
