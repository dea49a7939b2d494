import { Button } from '@chakra-ui/react/button'
import type { Schemas } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  defineDialog,
  EmptyState,
  FilterCheck,
  FilterSelect,
  saveTable,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import {
  TimeChart,
  type TimeChartData,
  type TimeMark,
  type TimeSeries,
} from '@spruce/shell-ui/charts'
import { formatTime } from '@spruce/validators'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useDeviceValues } from '../live/useDeviceValues.js'
import { devicePageMessages } from './devicePageMessages.js'
import { type DevicePageQuery, ways } from './devicePageQuery.js'
import { type DataPoint, historyOptions } from './deviceQueries.js'
import { historyTable } from './historyTable.js'
import {
  type HistoryWindow,
  lasts,
  moved,
  queryOfWindow,
  scaled,
  usualLast,
  windowBefore,
  windowOf,
} from './historyWindow.js'
import { lineOf } from './pointSeries.js'
import { WindowDialog, windowOfDraft } from './WindowDialog.js'

/** What happened to the device, for its charts. */
export interface HistoryEvent {
  at: string
  /** Null: it goes on. */
  to: string | null
  label: string
}

export interface HistoryChartsProps {
  deviceId: string
  /** Names the file of what is shown. */
  deviceName: string
  /** Those in the charts. */
  points: readonly DataPoint[]
  query: DevicePageQuery
  onQueryChange: (patch: Partial<DevicePageQuery>) => void
  /** Marks in every chart, such as alarms. */
  events?: readonly HistoryEvent[]
}

/** Milliseconds between two questions for a window that ends now, at least. */
const pause = 5_000
const windowDialog = defineDialog(WindowDialog)
const noEvents: readonly HistoryEvent[] = []
const wayTexts = {
  extremes: 'extremes',
  avg: 'avg',
  min: 'byMin',
  max: 'byMax',
  last: 'byLast',
} as const
const lastTexts = {
  '1h': 'last1h',
  '6h': 'last6h',
  '24h': 'last24h',
  '7d': 'last7d',
  '30d': 'last30d',
} as const

/** The values of points over time, a chart for each unit; the window is in the address. */
export const HistoryCharts = memo(function HistoryCharts(props: HistoryChartsProps) {
  const { deviceId, deviceName, points, query, onQueryChange, events = noEvents } = props
  const t = useMessages(devicePageMessages)
  const language = useLanguage()
  const api = useApi()
  const [now, setNow] = useState(() => Date.now())
  const isLive = query.from === undefined
  useDeviceValues(
    () => {
      if (isLive) setNow(Date.now())
    },
    { deviceId, pause },
  )
  const window = useMemo(() => windowOf(query, now), [query, now])
  const { by = 'extremes' } = query
  const ids = points.map(({ id }) => id)
  const asked = { placeholderData: keepPreviousData, enabled: ids.length > 0 }
  const history = useQuery({ ...historyOptions(api, ids, window, by), ...asked })
  const isCompared = query.compare === 'previous'
  const before = useQuery({
    ...historyOptions(api, ids, windowBefore(window), by),
    ...asked,
    enabled: isCompared && ids.length > 0,
  })
  const charts = useMemo(
    () =>
      chartsOf({
        ...{
          points,
          window,
          events,
          now: history.data,
          before: isCompared ? before.data : undefined,
        },
        previous: t.previous,
      }),
    [points, window, events, history.data, before.data, isCompared, t],
  )
  /** Drawn between other work: a line of hundreds of values takes a while. */
  const shown = useDeferredValue(charts)
  const zoom = (next: HistoryWindow) => onQueryChange(queryOfWindow(next))

  function save() {
    const table = historyTable(
      charts.map(({ data }) => data),
      t,
      (at) => formatTime(at, language),
    )
    void saveTable({ name: `${deviceName} ${t.history}`, ...table }, 'csv')
  }

  async function chooseWindow() {
    const chosen = await windowDialog.open({ window, onSubmit: windowOfDraft })
    if (chosen) zoom(chosen)
  }

  return (
    <section aria-label={t.history} className="sp-device-part">
      <h2 className="sp-device-title">{t.history}</h2>
      <div className="sp-device-tools" role="group" aria-label={t.window}>
        <FilterSelect
          label={isLive ? t.window : t.custom}
          value={isLive ? (query.last ?? usualLast) : undefined}
          options={(Object.keys(lasts) as (keyof typeof lasts)[]).map((value) => ({
            value,
            label: t[lastTexts[value]],
          }))}
          onChange={(last) => {
            setNow(Date.now())
            onQueryChange({ last: last as keyof typeof lasts, from: undefined, to: undefined })
          }}
        />
        <FilterSelect
          label={t.way}
          value={by}
          options={ways.map((value) => ({ value, label: t[wayTexts[value]] }))}
          onChange={(way) => onQueryChange({ by: way as DevicePageQuery['by'] })}
        />
        <FilterCheck
          label={t.compare}
          value={isCompared}
          onChange={(isOn) => onQueryChange({ compare: isOn ? 'previous' : undefined })}
        />
        <ToolButton
          label={t.chooseWindow}
          icon={CalendarClock}
          onPress={() => void chooseWindow()}
        />
        <ToolButton
          label={t.earlier}
          icon={ChevronLeft}
          onPress={() => zoom(moved(window, -0.5))}
        />
        <ToolButton label={t.later} icon={ChevronRight} onPress={() => zoom(moved(window, 0.5))} />
        <ToolButton label={t.zoomIn} icon={ZoomIn} onPress={() => zoom(scaled(window, 0.5))} />
        <ToolButton label={t.zoomOut} icon={ZoomOut} onPress={() => zoom(scaled(window, 2))} />
        {!isLive && (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              setNow(Date.now())
              onQueryChange({ from: undefined, to: undefined })
            }}
          >
            {t.toNow}
          </Button>
        )}
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={charts.every(({ data }) => data.series.every(({ points: all }) => !all[0]))}
          onClick={save}
        >
          <Download aria-hidden />
          {t.saveCsv}
        </Button>
      </div>
      <p className="sp-device-note">
        {t.from(formatTime(window.from, language), formatTime(window.to, language))}
        {t.separator}
        {t.dragHelp}
      </p>
      {points.length === 0 ? (
        <EmptyState title={t.choosePoints} />
      ) : (
        <div className="sp-device-charts">
          {shown.map(({ key, title, data }) => (
            <TimeChart
              key={key}
              title={title(t)}
              data={data}
              isLoading={history.isPending}
              error={history.data ? undefined : (history.error ?? undefined)}
              onRetry={() => void history.refetch()}
              emptyText={t.noHistory}
              onZoom={(from, to) => zoom({ from, to })}
            />
          ))}
        </div>
      )}
    </section>
  )
})

interface ToolButtonProps {
  label: string
  icon: typeof ZoomIn
  onPress: () => void
}

function ToolButton({ label, icon: Icon, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="sp-icon-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}

interface ChartsInput {
  points: readonly DataPoint[]
  window: HistoryWindow
  events: readonly HistoryEvent[]
  now: Schemas['PointHistory'] | undefined
  before: Schemas['PointHistory'] | undefined
  previous: (name: string) => string
}

interface UnitChart {
  key: string
  title: (t: (typeof devicePageMessages)['zh-CN']) => string
  data: TimeChartData
}

/** A chart for each unit, and one for switches. */
function chartsOf({ points, window, events, now, before, previous }: ChartsInput): UnitChart[] {
  const groups = new Map<string, DataPoint[]>()
  for (const point of points) {
    const key = point.type === 'boolean' ? 'switch' : `unit ${point.unit ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), point])
  }
  const marks: TimeMark[] = events.map(({ at, to, label }) => ({
    ...{ at: Date.parse(at), label },
    to: to === null ? window.to : Date.parse(to),
  }))
  const linesOf = (
    history: Schemas['PointHistory'] | undefined,
    { id, name }: DataPoint,
    shift: number,
  ): TimeSeries[] => {
    const found = history?.series.find(({ pointId }) => pointId === id)
    if (!history || !found) return []
    const line = lineOf(found.values, history.stepSeconds, shift)
    return shift === 0
      ? [{ name, points: line }]
      : [{ name: previous(name), points: line, isFaint: true }]
  }
  return [...groups].map(([key, group]) => {
    const unit = group[0]?.unit ?? undefined
    const decimals = Math.max(...group.map((point) => point.decimals ?? -1))
    return {
      key,
      title: (t) => {
        const names = group.map(({ name }) => name).join(t.separator)
        return unit === undefined || key === 'switch' ? names : `${names} (${unit})`
      },
      data: {
        series: group.flatMap((point) => [
          ...linesOf(now, point, 0),
          ...linesOf(before, point, window.to - window.from),
        ]),
        ...window,
        marks,
        ...(unit !== undefined && key !== 'switch' && { unit }),
        ...(decimals >= 0 && { decimals }),
      },
    }
  })
}
