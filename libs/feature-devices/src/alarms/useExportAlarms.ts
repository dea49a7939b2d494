import {
  type Answer,
  type ApiClient,
  type CallResult,
  type OperationInput,
  readAnswer,
} from '@spruce/api-client'
import { exportAlarms } from '@spruce/api-client/operations'
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
import { alarmMessages } from './alarmMessages.js'
import { type Alarm, alarmFilter } from './alarmQueries.js'
import type { AlarmQuery } from './alarmQuery.js'

const word = wordsOf(alarmMessages)

/** What a file says in columns of its own beside one of the screen. */
const besides: Readonly<Record<string, readonly string[]>> = { value: ['unit'] }

type FileQuery = NonNullable<OperationInput<'exportAlarms'>['query']>

/** Saves the alarms that the filters find, with the columns and the time zone of the screen. */
export function useExportAlarms(list: ResourceState<AlarmQuery, Alarm>): Action {
  const latest = useLatest(list)
  return useMemo(
    () =>
      defineAction({
        label: word('exportAlarms'),
        icon: Download,
        permission: 'alarm:export',
        run: async (_page, { api, language, open }) => {
          const { query, total, screen } = latest.current
          const t = alarmMessages[language]
          const format = await open(exportDialog, { count: total, what: t.exportWhat })
          if (!format || !screen) return
          const shown = shownColumns(screen.columns, screen.views.columnViews)
          const columns = shown.flatMap(({ id }) => [id, ...(besides[id] ?? [])]).join(',')
          const wanted: FileQuery = {
            ...{ format, columns, ...localZone() },
            ...alarmFilter(query),
          }
          const file = await progressDialog.open({
            title: t.exporting,
            sayProgress: t.exportProgress,
            run: (_report, signal) => readAlarmsFile(api, wanted, signal),
          })
          if (!file) return
          saveFile(`${t.exportName}.${format}`, file, file.type)
          toast.success(t.exported)
        },
      }),
    [latest],
  )
}

async function readAlarmsFile(api: ApiClient, query: FileQuery, signal: AbortSignal) {
  // The input is typed by the operation; the client's own types go by the literal path.
  const request = api.request as (...call: [string, string, object]) => Promise<CallResult>
  const { method, path } = exportAlarms
  const call = request(method, path, { params: { query }, parseAs: 'blob', signal })
  const { data }: Answer<unknown> = await readAnswer(call)
  return data as Blob
}
