import type { PermissionCode } from '@spruce/validators/permission'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { defineAction, type Action } from '../actions/defineAction.js'
import { keepFocus } from '../actions/keepFocus.js'
import { shownColumns } from '../data-table/columnViews.js'
import { fileText, sheetValue, type DataColumn } from '../data-table/columns.js'
import { progressDialog } from '../dialogs/ProgressDialog.js'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { sayText, type Text } from '../i18n/text.js'
import { toast } from '../provider/toast.js'
import { useLatest } from '../provider/useLatest.js'
import type { TableViews } from '../views/useTableViews.js'
import { csvText } from './csv.js'
import { exportDialog } from './ExportDialog.js'
import { saveFile } from './saveFile.js'
import { selectionMessages } from './selectionMessages.js'
import { xlsxFile, xlsxType } from './xlsx.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ResourceState } from './useResourceList.js'

export interface ExportOptions<Query extends ResourceQuery, Row> {
  state: ResourceState<Query, Row>
  /** Which columns are in sight, and in which order. Without them as the page declares them. */
  views?: TableViews
  /** Keep it stable: declare it outside the component. */
  columns: readonly DataColumn<Row>[]
  /** Name of the file, without its ending, and of its sheet: 成员. */
  name: Text
  permission?: PermissionCode
  /** Rows that one file takes at most. Default: 10,000. */
  max?: number
}

const maxRows = 10_000

/**
 * Exports exactly what the filters find, in the order and with the columns on show, as a spreadsheet
 * (XLSX) or a CSV, whichever the person chooses. It walks the pages of the list: for lists whose server has no export of its own.
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
      const { state, views, columns, name, max = maxRows } = latest.current
      if (state.total > max) {
        toast.warning(words.exportTooMany(max))
        return
      }
      const format = await exportDialog.open({ count: state.total })
      if (!format) return
      const shown = shownColumns(columns, views?.columnViews ?? [])
      const head = shown.map(({ header }) => sayText(header, language))
      const title = sayText(name, language)
      const write = async (rows: readonly Row[]) => {
        if (format === 'csv') {
          const body = rows.map((row) => shown.map((column) => fileText(column, row, language)))
          return { content: csvText(head, body), type: 'text/csv;charset=utf-8' }
        }
        const body = rows.map((row) => shown.map((column) => sheetValue(column, row, language)))
        return { content: await xlsxFile({ name: title, head, rows: body }), type: xlsxType }
      }
      const done = await progressDialog.open({
        title: words.exporting,
        sayProgress: words.progress,
        run: async (onProgress, signal) => {
          const rows = await state.loadAll({ onProgress, signal })
          return { count: rows.length, ...(await write(rows)) }
        },
      })
      if (!done) return
      saveFile(`${title}.${format}`, done.content, done.type)
      toast.success(words.exported(done.count))
    }
    return defineAction({
      label: words.export,
      icon: Download,
      ...(permission !== undefined && { permission }),
      // Its dialogs say what fails. A button that is pending meanwhile would not get the focus back.
      run: () => keepFocus()(() => void run()),
    })
  }, [language, latest, permission, words])
}
