import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { defineAction, type Action } from '../actions/defineAction.js'
import { arrangeColumns } from '../data-table/columnViews.js'
import { fileText, type DataColumn } from '../data-table/columns.js'
import { progressDialog } from '../dialogs/ProgressDialog.js'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { sayText, type Text } from '../i18n/text.js'
import { toast } from '../provider/toast.js'
import { useLatest } from '../provider/useLatest.js'
import type { TableViews } from '../views/useTableViews.js'
import { csvText } from './csv.js'
import { saveFile } from './saveFile.js'
import { selectionMessages } from './selectionMessages.js'
import type { ResourceQuery, ResourceState } from './useResourcePage.js'

export interface ExportOptions<Query extends ResourceQuery, Row> {
  state: ResourceState<Query, Row>
  /** Which columns are in sight, and in which order. Without them as the page declares them. */
  views?: TableViews
  /** Keep it stable: declare it outside the component. */
  columns: readonly DataColumn<Row>[]
  /** Name of the file, without its ending: 成员. */
  name: Text
  permission?: string
  /** Rows that one file takes at most. Default: 10,000. */
  most?: number
}

const mostRows = 10_000

/**
 * Exports exactly what the filters find, in the order and with the columns on show, as a CSV that
 * spreadsheets open. It walks the pages of the list: for lists whose server has no export of its own.
 */
export function useExportAction<Query extends ResourceQuery, Row>(
  options: ExportOptions<Query, Row>,
): Action {
  const { permission } = options
  const language = useLanguage()
  const words = useMessages(selectionMessages)
  const latest = useLatest(options)
  return useMemo(() => {
    async function run() {
      const { state, views, columns, name, most = mostRows } = latest.current
      if (state.total > most) {
        toast.warning(words.exportTooMany(most))
        return
      }
      const rows = await progressDialog.open({
        title: words.exporting,
        sayProgress: words.progress,
        run: (onProgress, signal) => state.loadAll({ onProgress, signal }),
      })
      if (!rows) return
      const byId = new Map(columns.map((column) => [column.id, column]))
      const shown = arrangeColumns(columns, views?.columnViews ?? [])
        .filter(({ isShown }) => isShown)
        .flatMap(({ id }) => byId.get(id) ?? [])
      const head = shown.map(({ header }) => sayText(header, language))
      const body = rows.map((row) => shown.map((column) => fileText(column, row, language)))
      saveFile(`${sayText(name, language)}.csv`, csvText(head, body), 'text/csv;charset=utf-8')
      toast.success(words.exported(rows.length))
    }
    return defineAction({
      label: words.export,
      icon: Download,
      ...(permission !== undefined && { permission }),
      run,
    })
  }, [language, latest, permission, words])
}
