import { Box } from '@chakra-ui/react/box'
import { isApiError } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  DescriptionList,
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  StatusTag,
  type TabPageProps,
  useLanguage,
  useLater,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useMemo } from 'react'
import {
  deviceHistoryAction,
  editDeviceAction,
  removeDeviceAction,
} from '../devices/deviceActions.js'
import { deviceMessages } from '../devices/deviceMessages.js'
import type { Device } from '../devices/deviceQueries.js'
import { useDeviceValues } from '../live/useDeviceValues.js'
import { useFreshStates } from '../live/useFreshStates.js'
import { DeviceAlarms } from './DeviceAlarms.js'
import { devicePageMessages } from './devicePageMessages.js'
import type { DevicePageQuery } from './devicePageQuery.js'
import { type DataPoint, deviceOptions, pointListOptions } from './deviceQueries.js'
import { deviceStyles } from './deviceStyles.js'
import { HistoryCharts } from './HistoryCharts.js'
import { LiveValues, mostInChart } from './LiveValues.js'
import { useAlarmMarks } from './useAlarmMarks.js'

export interface DevicePageProps extends Pick<
  TabPageProps<DevicePageQuery>,
  'query' | 'onQueryChange'
> {
  /** `id` says which device. */
  params: Readonly<Record<string, string>>
  /** Where all alarms stand. Absent: there is no way to them. */
  alarmsPath?: string
}

/** The page in a console whose alarms stand at this path. */
export function devicePageAt(alarmsPath: string) {
  return function DevicePageThere(props: Omit<DevicePageProps, 'alarmsPath'>) {
    return <DevicePage {...props} alarmsPath={alarmsPath} />
  }
}

/** In the chart of a page that names none. */
const firstPoints = 2

/** One device: what it reports now, and what it reported over time. */
export function DevicePage({ params, ...props }: DevicePageProps) {
  const { id = '' } = params
  const isAllowed = usePermitted()('device:list')
  if (!isAllowed) return <NoPermissionState permission="device:list" />
  return <KnownDevice key={id} id={id} {...props} />
}

function KnownDevice({ id, ...props }: Omit<DevicePageProps, 'params'> & { id: string }) {
  const t = useMessages(devicePageMessages)
  const { setTitle } = useTab()
  const api = useApi()
  usePrefetchQuery(pointListOptions(api, id)) // with the device, not after it
  const { data: device, error, refetch } = useQuery(deviceOptions(api, id))
  const isSkeleton = useLater(!device && !error)
  const name = device?.name
  useEffect(() => setTitle(name), [name, setTitle])
  if (device) return <ShownDevice device={device} {...props} />
  if (error) {
    const isMissing = isApiError(error) && [400, 404].includes(error.status ?? 0)
    return isMissing ? (
      <EmptyState title={t.gone} />
    ) : (
      <FailedState error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <Box role="status" aria-busy="true" aria-label={t.loading} display="grid" gap="4" p="4">
      {isSkeleton &&
        ['40%', '80%', '60%'].map((width) => (
          <span key={width} className="sp-skeleton" style={{ width }} />
        ))}
    </Box>
  )
}

function ShownDevice(props: Omit<DevicePageProps, 'params'> & { device: Device }) {
  const { device, query, onQueryChange, alarmsPath } = props
  const seesAlarms = usePermitted()('alarm:list')
  const words = useMessages(deviceMessages)
  const language = useLanguage()
  const api = useApi()
  const { id } = device
  const { close } = useTab()
  const headerActions = useMemo(
    () => [editDeviceAction, deviceHistoryAction, removeDeviceAction(close)],
    [close],
  )
  const stateKeys = useMemo(() => [deviceOptions(api, id).queryKey], [api, id])
  useFreshStates(stateKeys, id)
  return (
    <section className="sp-page" aria-label={device.name}>
      <PageHeader
        title={device.name}
        aside={
          <StatusTag tone={device.online ? 'success' : 'neutral'}>
            {device.online ? words.online : words.offline}
          </StatusTag>
        }
        actions={<ActionBar actions={headerActions} target={device} />}
      />
      <Box css={deviceStyles}>
        <DescriptionList
          columns={3}
          items={[
            { label: words.code, value: device.code },
            { label: words.area, value: device.areaName },
            { label: words.type, value: device.typeName },
            { label: words.model, value: device.model },
            {
              label: words.seenAt,
              value: device.seenAt === null ? '' : formatTime(device.seenAt, language),
            },
            { label: words.description, value: device.description },
          ]}
        />
        {seesAlarms && <DeviceAlarms deviceId={id} alarmsPath={alarmsPath} />}
        <DeviceValues
          deviceId={id}
          deviceName={device.name}
          query={query}
          onQueryChange={onQueryChange}
          seesAlarms={seesAlarms}
        />
      </Box>
    </section>
  )
}

interface DeviceValuesProps extends Pick<DevicePageProps, 'query' | 'onQueryChange'> {
  deviceId: string
  deviceName: string
  seesAlarms: boolean
}

/** What changes with each report, apart from what does not. */
const DeviceValues = memo(function DeviceValues(props: DeviceValuesProps) {
  const { deviceId, deviceName, query, onQueryChange, seesAlarms } = props
  const t = useMessages(devicePageMessages)
  const events = useAlarmMarks(deviceId, query, seesAlarms)
  const client = useQueryClient()
  const options = pointListOptions(useApi(), deviceId)
  const { data: points, error, refetch } = useQuery(options)
  const { queryKey } = options
  useDeviceValues(() => client.invalidateQueries({ queryKey }, { cancelRefetch: false }), {
    deviceId,
  })
  const codes = chosenOf(points ?? [], query.points).join(',')
  const chosen = useMemo(() => (codes === '' ? [] : codes.split(',')), [codes])
  const choose = useCallback(
    (code: string, isChosen: boolean) => {
      const next = isChosen ? [...chosen, code] : chosen.filter((one) => one !== code)
      // Nothing chosen is said by a code that no point has: without one the first points are shown.
      onQueryChange({ points: next.length > 0 ? next.join(',') : '-' })
    },
    [chosen, onQueryChange],
  )
  const inChart = (points ?? []).filter(({ code }) => chosen.includes(code))
  const identity = inChart
    .map((one) => [one.id, one.name, one.unit, one.decimals, one.code].join('\u0000'))
    .join('\u0001')
  const drawn = useMemo(
    () => inChart,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- values change four times a second, the charts have their own
    [identity],
  )
  if (!points) {
    return error ? (
      <FailedState error={error} onRetry={() => void refetch()} />
    ) : (
      <span role="status" aria-label={t.loading} className="sp-skeleton" />
    )
  }
  return (
    <>
      <LiveValues
        points={points}
        deviceId={deviceId}
        chosen={chosen}
        onChoose={choose}
        isFull={chosen.length >= mostInChart}
      />
      <HistoryCharts
        deviceId={deviceId}
        deviceName={deviceName}
        points={drawn}
        events={events}
        query={query}
        onQueryChange={onQueryChange}
      />
    </>
  )
})

/** Codes of the points in the chart: those of the address, else the first. */
function chosenOf(points: readonly DataPoint[], asked: string | undefined): string[] {
  const drawn = points.filter(({ type }) => type !== 'text').map(({ code }) => code)
  const wanted = asked?.split(',')
  return wanted ? drawn.filter((code) => wanted.includes(code)) : drawn.slice(0, firstPoints)
}
