import { type Action, defineAction, defineDialog } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { HistoryDialog } from './HistoryDialog.js'
import type { HistorySource } from './historySource.js'
import { historyMessages } from './historyMessages.js'

/** @public */
export interface HistoryActionOptions<Row> {
  /** Default: the row's `id`. */
  idOf?: (row: Row) => string
  /** What people call the record. */
  nameOf: (row: Row, language: Language) => string
  /** Where its lines come from, and who may see them: `recordHistory` makes one. */
  source: HistorySource
}

/** Shows who changed a record, when, and what was before and after. */
export const historyDialog = defineDialog(HistoryDialog)

/**
 * The row action that opens the history of its record, for who may list such records:
 * `historyAction<Role>({ source: recordHistory(listRoleHistory, 'role:list'), nameOf: ({ name }) => name })`.
 * @public
 */
export function historyAction<Row extends object>(options: HistoryActionOptions<Row>): Action<Row> {
  const { nameOf, idOf = idOfRow, source } = options
  return defineAction<Row>({
    label: (language) => historyMessages[language].history,
    permission: source.permission,
    run: (row, { open, language }) => {
      const record = { id: idOf(row), name: nameOf(row, language) }
      return open(historyDialog, { record, source })
    },
  })
}

function idOfRow(row: object): string {
  return String(Reflect.get(row, 'id'))
}
