import {
  type Answer,
  type ApiClient,
  type CallResult,
  type OperationOf,
  readAnswer,
} from '@spruce/api-client'
import {
  type Action,
  defineAction,
  type ExportFormat,
  exportDialog,
  progressDialog,
  type ResourceQuery,
  type ResourceState,
  saveFile,
  shownColumns,
  toast,
  useLatest,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { localZone } from '../days/localZone.js'

/** What a page says of its file. @public */
export interface ExportTexts {
  exportWhat: string
  exporting: string
  exportProgress: () => string
  /** Of the file, without its ending. */
  exportName: string
  exported: string
}

/** What every file is asked for. @public */
export interface WantedFile {
  format: ExportFormat
  /** Ids of columns, in their order, with commas between. */
  columns: string
  /** The time zone of the screen; absent where the browser does not say it. */
  zone?: string
}

/** How the server writes the file of a list. @public */
export interface ServerExport<Query extends ResourceQuery> {
  label: (language: Language) => string
  permission: NonNullable<Action['permission']>
  operation: OperationOf<'exportAlarms' | 'exportBusinessDeliveries' | 'exportDataPoints'>
  texts: Readonly<Record<Language, ExportTexts>>
  /** Columns of the file for those on show. */
  columnsOf: (shown: readonly string[]) => readonly string[]
  /** What the operation is asked for, typed by it. */
  queryOf: (file: WantedFile, query: Query) => object
}

/**
 * Saves what the filters find, with the columns and the time zone of the screen.
 * @param how keeps its identity
 */
export function useServerExport<Query extends ResourceQuery, Row>(
  list: ResourceState<Query, Row>,
  how: ServerExport<Query>,
): Action {
  const latest = useLatest(list)
  return useMemo(
    () =>
      defineAction({
        label: how.label,
        icon: Download,
        permission: how.permission,
        run: async (_page, { api, language, open }) => {
          const { query, total, screen } = latest.current
          const t = how.texts[language]
          const format = await open(exportDialog, { count: total, what: t.exportWhat })
          if (!format || !screen) return
          const shown = shownColumns(screen.columns, screen.views.columnViews)
          const columns = how.columnsOf(shown.map(({ id }) => id)).join(',')
          const wanted = how.queryOf({ format, columns, ...localZone() }, query)
          const file = await progressDialog.open({
            title: t.exporting,
            sayProgress: t.exportProgress,
            run: (_report, signal) => readFile(api, how.operation, wanted, signal),
          })
          if (!file) return
          saveFile(`${t.exportName}.${format}`, file, file.type)
          toast.success(t.exported)
        },
      }),
    [latest, how],
  )
}

async function readFile(
  api: ApiClient,
  { method, path }: ServerExport<never>['operation'],
  query: object,
  signal: AbortSignal,
) {
  // The input is typed by the operation; the client's own types go by the literal path.
  const request = api.request as (...call: [string, string, object]) => Promise<CallResult>
  const call = request(method, path, { params: { query }, parseAs: 'blob', signal })
  const { data }: Answer<unknown> = await readAnswer(call)
  return data as Blob
}
