import {
  type Answer,
  type ApiClient,
  type CallResult,
  type OperationInput,
  readAnswer,
} from '@spruce/api-client'
import { exportDataPoints } from '@spruce/api-client/operations'
import { localZone } from '@spruce/console-kit/days'
import {
  type Action,
  defineAction,
  exportDialog,
  progressDialog,
  type ResourceState,
  saveFile,
  shownColumns,
  toast,
  useLatest,
  wordsOf,
} from '@spruce/shell-ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { deviceMessages } from './deviceMessages.js'
import type { Device } from './deviceQueries.js'
import type { DeviceQuery } from './deviceQuery.js'

const word = wordsOf(deviceMessages)

/** Columns of the list that a file of data points has, too, by what they are called there. */
const fileColumns: Readonly<Record<string, string>> = {
  ...{ name: 'deviceName', code: 'deviceCode', areaName: 'areaName' },
}
/** What a file of data points is about. */
const pointColumns = ['code', 'name', 'unit', 'value', 'valueAt']

type FileQuery = NonNullable<OperationInput<'exportDataPoints'>['query']>

/** Saves the data points of the devices that the filters find, with the columns and the time zone of the screen. */
export function useExportPoints(list: ResourceState<DeviceQuery, Device>): Action {
  const latest = useLatest(list)
  return useMemo(
    () =>
      defineAction({
        label: word('exportPoints'),
        icon: Download,
        permission: 'device:export',
        run: async (_page, { api, language, open }) => {
          const { query, total, screen } = latest.current
          const t = deviceMessages[language]
          const format = await open(exportDialog, { count: total, what: t.exportWhat })
          if (!format || !screen) return
          const shown = shownColumns(screen.columns, screen.views.columnViews)
          const columns = [
            ...shown.flatMap(({ id }) => fileColumns[id] ?? []),
            ...pointColumns,
          ].join(',')
          const { area, type, state, keyword } = query
          const wanted: FileQuery = {
            ...{ format, columns, ...localZone() },
            ...(area !== undefined && { areaId: area }),
            ...(type !== undefined && { typeId: type }),
            ...(state !== undefined && { online: state === 'online' }),
            ...(keyword !== undefined && { keyword }),
          }
          const file = await progressDialog.open({
            title: t.exporting,
            sayProgress: t.exportProgress,
            run: (_report, signal) => readPointsFile(api, wanted, signal),
          })
          if (!file) return
          saveFile(`${t.exportName}.${format}`, file, file.type)
          toast.success(t.exported)
        },
      }),
    [latest],
  )
}

async function readPointsFile(api: ApiClient, query: FileQuery, signal: AbortSignal) {
  // The input is typed by the operation; the client's own types go by the literal path.
  const request = api.request as (...call: [string, string, object]) => Promise<CallResult>
  const { method, path } = exportDataPoints
  const call = request(method, path, { params: { query }, parseAs: 'blob', signal })
  const { data }: Answer<unknown> = await readAnswer(call)
  return data as Blob
}
