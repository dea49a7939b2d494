import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  FailedState,
  StatusTag,
  useLanguage,
  useLater,
  useMessages,
  useTab,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { acknowledgeAction } from '../alarms/alarmActions.js'
import { alarmDetailDialog } from '../alarms/AlarmDetailPanel.js'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { openAlarmOptions } from '../alarms/alarmQueries.js'
import { alarmSearch } from '../alarms/alarmQuery.js'
import { sayCondition, severityTones, stateTones } from '../alarms/sayAlarm.js'

export interface DeviceAlarmsProps {
  deviceId: string
  /** Where all alarms stand. Absent: there is no way to them. */
  alarmsPath?: string | undefined
}

/** In sight; the page of alarms has the others. */
const most = 5
const actions = [acknowledgeAction]

/** What is wrong with a device now, the newest first. */
export const DeviceAlarms = memo(function DeviceAlarms(props: DeviceAlarmsProps) {
  const { deviceId, alarmsPath } = props
  const t = useMessages(alarmMessages)
  const language = useLanguage()
  const { open } = useTab()
  const { data, error, refetch } = useQuery(openAlarmOptions(useApi(), deviceId))
  const isSkeleton = useLater(!data && !error)
  const left = (data?.total ?? 0) - most
  return (
    <section className="sp-device-part" aria-label={t.openAlarms}>
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <h2 className="sp-device-title">{t.openAlarms}</h2>
        <Box flex="1" />
        {alarmsPath !== undefined && (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => void open(alarmSearch.href(alarmsPath, { device: deviceId }))}
          >
            {t.allAlarms}
          </Button>
        )}
      </Box>
      {data ? (
        data.total === 0 ? (
          <p className="sp-device-note">{t.noOpenAlarms}</p>
        ) : (
          <ul className="sp-device-alarms" aria-label={t.openAlarms}>
            {data.rows.slice(0, most).map((alarm) => (
              <li key={alarm.id}>
                <StatusTag tone={severityTones[alarm.severity]}>{t[alarm.severity]}</StatusTag>
                <button
                  type="button"
                  className="sp-device-link"
                  onClick={() => void alarmDetailDialog.open({ id: alarm.id })}
                >
                  {alarm.ruleName}
                </button>
                <span>
                  {alarm.pointName} {sayCondition(alarm, t, language)}
                </span>
                <StatusTag tone={stateTones[alarm.state]}>{t[alarm.state]}</StatusTag>
                <time dateTime={alarm.raisedAt}>{formatTime(alarm.raisedAt, language)}</time>
                <ActionBar actions={actions} target={alarm} size="xs" />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" aria-label={t.loading}>
          {isSkeleton && <span className="sp-skeleton" style={{ width: '60%' }} />}
        </p>
      )}
      {left > 0 && <p className="sp-device-note">{t.moreAlarms(left)}</p>}
    </section>
  )
})
