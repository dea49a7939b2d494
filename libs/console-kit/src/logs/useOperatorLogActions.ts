import { type Action, defineAction, keepFocus, useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import type { OperatorLog } from '../history/auditChanges.js'
import { openHistory } from '../history/historyAction.js'
import type { HistorySource } from '../history/historySource.js'
import { logMessages } from './logMessages.js'
import type { OperatorLogQuery } from './logQuery.js'

/** What a person may do with a line: read it, see the person's others, see the object's others. */
export function useOperatorLogActions(
  setFilter: (filter: Partial<OperatorLogQuery>) => void,
  open: (line: OperatorLog) => void,
  history: HistorySource,
): readonly Action<OperatorLog>[] {
  const t = useMessages(logMessages)
  return useMemo(
    () => [
      defineAction<OperatorLog>({ label: t.detail, run: (line) => keepFocus()(() => open(line)) }),
      defineAction<OperatorLog>({
        label: t.onlyPerson,
        isVisible: ({ userId }) => userId !== null,
        run: ({ userId }) => setFilter({ userId: userId ?? undefined }),
      }),
      defineAction<OperatorLog>({
        label: t.objectHistory,
        isVisible: ({ objectTable, objectId }) => objectTable !== null && objectId !== null,
        run: ({ objectTable, objectId, objectName }) => {
          if (objectTable === null || objectId === null) return
          keepFocus()(() =>
            openHistory(
              { table: objectTable, id: objectId, name: objectName ?? objectId },
              history,
            ),
          )
        },
      }),
    ],
    [t, setFilter, open, history],
  )
}
