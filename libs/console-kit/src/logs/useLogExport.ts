import {
  type Action,
  defineAction,
  type DataColumn,
  exportDialog,
  keepFocus,
  progressDialog,
  saveFile,
  shownColumns,
  type TableViews,
  toast,
  useLatest,
  useMessages,
} from '@spruce/shell-ui'
import type { PermissionCode } from '@spruce/validators/permission'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { localZone } from '../days/localZone.js'
import { logMessages } from './logMessages.js'
import type { LogFile, WantedFile } from './logFile.js'

/** Lines that the server counts; there may be more. */
const mostCounted = 100_000
/** Lines below the head of a sheet. */
const linesOfSheet = 1_048_575

export interface LogExport {
  /** Asks the server for the file of what is on show. */
  load: (file: WantedFile, signal: AbortSignal) => Promise<LogFile>
  columns: readonly Pick<DataColumn<never>, 'id' | 'isHidden'>[]
  views: TableViews
  /** Columns that the file has even where the table hides them: what the panel of a line shows. */
  always?: readonly string[]
  /** Where the server gives no name. */
  name: string
  /** Lines that the filters find. */
  total: number
  /** Who may take a file away. */
  permission: PermissionCode
  /** The newest lines that a file holds. Default: all. */
  max?: number | undefined
}

/** The action that saves what the filters of a log show, as the server writes it; it can be stopped. */
export function useLogExport(options: LogExport): Action {
  const t = useMessages(logMessages)
  const { permission } = options
  const latest = useLatest(options)
  return useMemo(() => {
    async function run() {
      const { load, columns, views, always = [], name, total, max } = latest.current
      const isAtLeast = total >= mostCounted
      const isCut = max !== undefined && total > max
      const format = await exportDialog.open({
        count: total,
        isAtLeast,
        what: isCut ? t.exportNewest(max) : isAtLeast ? t.exportMany(linesOfSheet) : t.exportAll,
      })
      if (!format) return
      const shown = shownColumns(columns, views.columnViews).map(({ id }) => id)
      const wanted = [...new Set([...shown, ...always])].join(',')
      const file = await progressDialog.open({
        title: t.exporting,
        sayProgress: t.exportProgress,
        run: (_report, signal) => load({ format, columns: wanted, ...localZone() }, signal),
      })
      if (!file) return
      saveFile(file.name ?? `${name}.${format}`, file.content, file.content.type)
      toast.success(t.exported)
    }
    return defineAction({
      label: t.export,
      icon: Download,
      permission,
      // Its dialogs say what fails. A button that is pending meanwhile would not get the focus back.
      run: () => keepFocus()(() => void run()),
    })
  }, [latest, permission, t])
}
