import {
  type Action,
  defineAction,
  exportDialog,
  progressDialog,
  type ResourceState,
  saveFile,
  sayText,
  shownColumns,
  toast,
  useLatest,
  wordsOf,
} from '@spruce/shell-ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { localZone } from '../days/localZone.js'
import { logMessages } from './logMessages.js'
import type { LogQuery } from './logQuery.js'
import type { LogSource } from './logSource.js'

const word = wordsOf(logMessages)

const noColumns: readonly never[] = []

/** Lines that the server counts; there may be more. */
const maxCounted = 100_000
/** Lines below the head of a sheet. */
const linesOfSheet = 1_048_575

/**
 * The action that saves what the filters of a log show, as the server writes it; it can be stopped.
 * @param always columns that the file has even where the table hides them
 */
export function useLogExport<Query extends LogQuery, Line extends object>(
  list: ResourceState<Query, Line>,
  source: LogSource<Query, Line>,
  always: readonly string[] = noColumns,
): Action {
  const { exportPermission, exportMax: max } = source
  const latest = useLatest({ list, source })
  return useMemo(
    () =>
      defineAction({
        label: word('export'),
        icon: Download,
        permission: exportPermission,
        run: async (_page, { api, language, open }) => {
          const { query, total, screen } = latest.current.list
          if (!screen) throw new Error('A log is listed by its resource.')
          const t = logMessages[language]
          const isAtLeast = total >= maxCounted
          const isCut = max !== undefined && total > max
          const format = await open(exportDialog, {
            count: total,
            isAtLeast,
            what: isCut
              ? t.exportNewest(max)
              : isAtLeast
                ? t.exportMany(linesOfSheet)
                : t.exportAll,
          })
          if (!format) return
          const shown = shownColumns(screen.columns, screen.views.columnViews).map(({ id }) => id)
          const columns = [...new Set([...shown, ...always])].join(',')
          const wanted = { format, columns, ...localZone() }
          const file = await progressDialog.open({
            title: t.exporting,
            sayProgress: t.exportProgress,
            run: (_report, signal) => latest.current.source.export(api, query, wanted, signal),
          })
          if (!file) return
          const title = sayText(screen.title, language)
          saveFile(file.name ?? `${title}.${format}`, file.content, file.content.type)
          toast.success(t.exported)
        },
      }),
    [latest, exportPermission, max, always],
  )
}
