import { type Action, defineAction, defineDialog } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { HistoryDialog } from './HistoryDialog.js'
import type { HistorySource } from './historySource.js'
import { platformHistory } from './platformHistory.js'
import { historyMessages } from './historyMessages.js'

/**
 * Kinds of records that the consoles have a history of, as the server's audit writes them:
 *
 * - `customers`: customers, also their plan, exceptions and mock logins
 * - `applications`: applications for an account
 * - `plans`: plans, also their menus and pushes
 * - `system_notices`: system notices
 * - `notices`: notices of a company to its own people
 * - `components`: components of the platform
 * - `roles`: roles, also their permissions
 *
 * A company's own component is `tenantComponents`.
 * @public
 */
export type HistoryTable =
  'customers' | 'applications' | 'plans' | 'system_notices' | 'notices' | 'components' | 'roles'

/** @public */
export interface HistoryActionOptions<Row> {
  table: HistoryTable | (string & Record<never, never>)
  /** Default: the row's `id`. */
  idOf?: (row: Row) => string
  /** What people call the record. */
  nameOf: (row: Row, language: Language) => string
  /** Default: the log of all customers. */
  source?: HistorySource
}

/** Shows who changed a record, when, and what was before and after. */
export const historyDialog = defineDialog(HistoryDialog)

/**
 * The row action that opens the history of its record, for who may see the log:
 * `historyAction<Customer>({ table: 'customers', nameOf: ({ name }) => name })`.
 * @public
 */
export function historyAction<Row extends object>(options: HistoryActionOptions<Row>): Action<Row> {
  const { table, nameOf, idOf = idOfRow, source = platformHistory } = options
  return defineAction<Row>({
    label: (language) => historyMessages[language].history,
    permission: source.permission,
    run: (row, { open, language }) => {
      const record = { table, id: idOf(row), name: nameOf(row, language) }
      return open(historyDialog, { record, source })
    },
  })
}

function idOfRow(row: object): string {
  return String(Reflect.get(row, 'id'))
}
