import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { openAlarmOptions, pastAlarmOptions } from '../alarms/alarmQueries.js'
import type { DevicePageQuery } from './devicePageQuery.js'
import type { HistoryEvent } from './HistoryCharts.js'
import { windowOf } from './historyWindow.js'

/** The alarms of a device as marks of its charts: those that were open within the window of the address. */
export function useAlarmMarks(
  deviceId: string,
  { from, to, last }: DevicePageQuery,
  isAllowed: boolean,
): readonly HistoryEvent[] {
  const api = useApi()
  const t = useMessages(alarmMessages)
  const [start] = useState(() => Date.now())
  // A window that ends now goes on from here: what begins later is asked for with it.
  const begin = useMemo(
    () => new Date(windowOf({ from, to, last }, start).from).toISOString(),
    [from, to, last, start],
  )
  const asked = [
    openAlarmOptions(api, deviceId),
    ...pastAlarmOptions(api, deviceId, begin, from === undefined ? undefined : to),
  ].map((options) => ({ ...options, enabled: isAllowed }))
  return useQueries({
    queries: asked,
    combine: (answers) => {
      const rows = answers.flatMap(({ data }) => data?.rows ?? [])
      const known = new Map(rows.map((alarm) => [alarm.id, alarm]))
      return [...known.values()].map(
        ({ raisedAt, clearedAt, ruleName, severity }): HistoryEvent => ({
          ...{ at: raisedAt, to: clearedAt, label: `${ruleName} (${t[severity]})` },
        }),
      )
    },
  })
}
