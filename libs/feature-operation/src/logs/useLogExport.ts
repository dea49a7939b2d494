import {
  type Action,
  defineAction,
  progressDialog,
  toast,
  useLatest,
  useMessages,
} from '@spruce/shell-ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { logMessages } from './logMessages.js'
import type { LogFile } from './logQueries.js'

/** Lines that the server puts into one file; the newest. */
const mostLines = 10_000

export interface LogExport {
  /** Asks the server for the file of what is on show. */
  load: (signal: AbortSignal) => Promise<LogFile>
  /** Where the server gives no name. */
  name: string
  /** Lines that the filters find. */
  total: number
}

/** The action that saves what the filters of a log show, as the server's CSV; it can be stopped. */
export function useLogExport(options: LogExport): Action {
  const t = useMessages(logMessages)
  const latest = useLatest(options)
  return useMemo(
    () =>
      defineAction({
        label: t.export,
        icon: Download,
        permission: 'platformlog:export',
        run: async () => {
          const { load, name, total } = latest.current
          const file = await progressDialog.open({
            title: t.exporting,
            sayProgress: t.exportProgress,
            run: (_report, signal) => load(signal),
          })
          if (!file) return
          saveBlob(file.name ?? `${name}.csv`, file.content)
          toast.success(total > mostLines ? t.exportedNewest(mostLines) : t.exported)
        },
      }),
    [latest, t],
  )
}

/** Hands a file to the browser's downloads: its bytes stay as they came. */
function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url)) // the download has begun by then
}
