import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { isApiError } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  defineDialog,
  DescriptionList,
  type DialogProps,
  EmptyState,
  FailedState,
  StatusTag,
  useLanguage,
  useMessages,
  useOpenDialog,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { alarmRowActions } from './alarmActions.js'
import { type AlarmTexts, alarmMessages } from './alarmMessages.js'
import { type AlarmDetail, alarmOptions } from './alarmQueries.js'
import {
  alarmName,
  sayCondition,
  sayLength,
  sayMeasure,
  severityTones,
  stateTones,
} from './sayAlarm.js'

export interface AlarmDetailPanelProps extends DialogProps {
  /** Of the alarm. */
  id: string
  /** Goes to the page of a device. Absent: there is no way to it. */
  onOpenDevice?: ((deviceId: string) => void) | undefined
}

/** One alarm at the right edge: what it is, what can be done about it, what was said. */
export function AlarmDetailPanel({ id, onOpenDevice, onClose }: AlarmDetailPanelProps) {
  const t = useMessages(alarmMessages)
  const [isOpen, setOpen] = useState(true)
  useOpenDialog({ isOpen, onDismiss: () => setOpen(false) })
  const { data: alarm, error, refetch } = useQuery(alarmOptions(useApi(), id))
  const isGone = isApiError(error) && error.status === 404
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      onExitComplete={() => onClose()}
      placement="end"
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{alarm ? alarmName(alarm) : t.detail}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <button type="button" className="sp-icon-button" aria-label={t.close}>
                  <X size={18} aria-hidden />
                </button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body
              role="region"
              aria-label={t.detail}
              tabIndex={0} // it may scroll, so the keyboard must reach it
            >
              {alarm ? (
                <Detail
                  alarm={alarm}
                  onOpenDevice={
                    onOpenDevice &&
                    ((deviceId) => {
                      setOpen(false)
                      onOpenDevice(deviceId)
                    })
                  }
                />
              ) : isGone ? (
                <EmptyState title={t.gone} />
              ) : error ? (
                <FailedState error={error} onRetry={() => void refetch()} />
              ) : (
                <Box role="status" aria-busy aria-label={t.loading} display="grid" gap="4">
                  {['50%', '90%', '70%'].map((width) => (
                    <span key={width} className="sp-skeleton" style={{ width }} />
                  ))}
                </Box>
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/** Shows an alarm. */
export const alarmDetailDialog = defineDialog(AlarmDetailPanel)

interface DetailProps extends Pick<AlarmDetailPanelProps, 'onOpenDevice'> {
  alarm: AlarmDetail
}

function Detail({ alarm, onOpenDevice }: DetailProps) {
  const t = useMessages(alarmMessages)
  const language = useLanguage()
  const { state, severity, deviceId, areaName, raisedAt, clearedAt, value, unit } = alarm
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <StatusTag tone={stateTones[state]}>{t[state]}</StatusTag>
        <StatusTag tone={severityTones[severity]}>{t[severity]}</StatusTag>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        <ActionBar actions={alarmRowActions} target={alarm} />
        {onOpenDevice && areaName !== null && (
          <Button variant="outline" colorPalette="gray" onClick={() => onOpenDevice(deviceId)}>
            {t.openDevice}
          </Button>
        )}
      </Box>
      <DescriptionList
        items={[
          { label: t.deviceName, value: alarm.deviceName },
          { label: t.deviceCode, value: alarm.deviceCode },
          { label: t.areaName, value: areaName },
          { label: t.typeName, value: alarm.typeName },
          { label: t.pointName, value: alarm.pointName },
          { label: t.condition, value: sayCondition(alarm, t, language) },
          { label: t.value, value: sayMeasure(value, unit, t, language) },
          {
            label: t.lasting,
            value:
              clearedAt === null ? '' : sayLength(Date.parse(clearedAt) - Date.parse(raisedAt), t),
          },
          { label: t.raisedAt, value: formatTime(raisedAt) },
          {
            label: t.acknowledgedAt,
            value: whenBy(alarm.acknowledgedAt, alarm.acknowledgedBy, t),
          },
          { label: t.clearedAt, value: whenBy(clearedAt, alarm.clearedBy, t) },
          { label: t.assignee, value: alarm.assigneeName },
          { label: t.silencedUntil, value: whenBy(alarm.silencedUntil, null, t) },
        ]}
      />
      <Comments comments={alarm.comments} />
    </Box>
  )
}

function whenBy(at: string | null, name: string | null, t: AlarmTexts): string {
  if (at === null) return ''
  return name === null ? formatTime(at) : t.by(formatTime(at), name)
}

function Comments({ comments }: Pick<AlarmDetail, 'comments'>) {
  const t = useMessages(alarmMessages)
  return (
    <section>
      <Box as="h3" fontWeight="medium" mb="2">
        {t.comments}
      </Box>
      {comments.length === 0 ? (
        <Box color="fg.muted">{t.noComments}</Box>
      ) : (
        <Box as="ol" aria-label={t.comments} listStyleType="none" display="grid" gap="3">
          {comments.map(({ id, memberName, text, createdAt }) => (
            <li key={id}>
              <Box display="flex" flexWrap="wrap" columnGap="3" color="fg.muted" textStyle="sm">
                <span>{memberName ?? t.formerMember}</span>
                <time dateTime={createdAt}>{formatTime(createdAt)}</time>
              </Box>
              <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </section>
  )
}
