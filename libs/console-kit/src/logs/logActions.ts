import { actionsOf } from '@spruce/shell-ui'
import type { OperatorLog } from '../history/auditChanges.js'
import { historyDialog } from '../history/historyAction.js'
import { accessLogColumns } from './accessLogColumns.js'
import { logDetailDialog } from './LogDetail.js'
import { loginLogColumns } from './loginLogColumns.js'
import { logMessages } from './logMessages.js'
import { accessLogSearch, loginLogSearch, operatorLogSearch } from './logQuery.js'
import type { OperatorLogSource } from './logSource.js'
import { operatorLogColumns } from './operatorLogColumns.js'

const ofLogs = { messages: logMessages, key: [] }
const login = actionsOf({
  ...ofLogs,
  search: loginLogSearch,
  columns: loginLogColumns(undefined),
})
const access = actionsOf({
  ...ofLogs,
  search: accessLogSearch,
  columns: accessLogColumns(undefined),
})
const operator = actionsOf({
  ...ofLogs,
  search: operatorLogSearch,
  columns: operatorLogColumns(undefined),
})

/** With a sign-in. */
export const loginLogActions = [
  login.rowAction({
    label: 'onlyPerson',
    isVisible: ({ userId }) => userId !== null,
    run: ({ list }, { userId }) => list?.setFilter({ userId: userId ?? undefined }),
  }),
]

/** With a visit. */
export const accessLogActions = [
  access.rowAction({
    label: 'onlyPerson',
    run: ({ list }, { userId }) => list?.setFilter({ userId }),
  }),
  access.rowAction({
    label: 'onlyApp',
    run: ({ list }, { appCode }) => list?.setFilter({ appCode }),
  }),
]

/** With a change: to read it, to see the person's others, to see the object's others. */
export function operatorLogActions({ history, scope }: OperatorLogSource) {
  return [
    operator.rowAction({
      label: 'detail',
      run: ({ open }, line) => open(logDetailDialog, { line, scope }),
    }),
    operator.rowAction({
      label: 'onlyPerson',
      isVisible: ({ userId }) => userId !== null,
      run: ({ list }, { userId }) => list?.setFilter({ userId: userId ?? undefined }),
    }),
    operator.rowAction({
      label: 'objectHistory',
      isVisible: (line) => objectOf(line) !== undefined,
      run: ({ open }, line) => {
        const record = objectOf(line)
        return record && open(historyDialog, { record, source: history })
      },
    }),
  ]
}

function objectOf({ objectTable, objectId, objectName }: OperatorLog) {
  if (objectTable === null || objectId === null) return undefined
  return { table: objectTable, id: objectId, name: objectName ?? objectId }
}
