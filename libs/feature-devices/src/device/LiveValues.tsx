import { Box } from '@chakra-ui/react/box'
import {
  ActionBar,
  EmptyState,
  StatusTag,
  useActionMenu,
  useLanguage,
  useLatest,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { Ellipsis } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { devicePageMessages } from './devicePageMessages.js'
import type { DataPoint } from './deviceQueries.js'
import { addPointAction, pointActions } from './pointActions.js'
import { sayRange, sayValue } from './sayPoint.js'

export interface LiveValuesProps {
  /** Of the device, with their last values. */
  points: readonly DataPoint[]
  /** The device that a new point is for. */
  deviceId: string
  /** Codes of those in the chart. */
  chosen: readonly string[]
  /** Puts a point into the chart, or takes it out. */
  onChoose: (code: string, isChosen: boolean) => void
  /** No more points fit into the chart. */
  isFull: boolean
}

/** Points in the chart, at most: as many as a call takes. */
export const mostInChart = 20

/**
 * The last value of each point, with its range; a tick puts it into the chart. Hundreds of points report each
 * second: a value is drawn between other work, and its row is plain elements with one menu for all.
 */
export const LiveValues = memo(function LiveValues(props: LiveValuesProps) {
  const { deviceId, chosen, onChoose, isFull } = props
  const points = useDeferredValue(props.points)
  const t = useMessages(devicePageMessages)
  const actions = useMemo(() => [addPointAction(deviceId)], [deviceId])
  const menu = useActionMenu(pointActions)
  const latest = useLatest(menu)
  const openMenu = useCallback(
    (point: DataPoint, button: HTMLElement) =>
      latest.current.open(point, button, { label: point.name }),
    [latest],
  )
  const bar = <ActionBar actions={actions} target={undefined} />
  return (
    <div className="sp-device-part">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <h2 className="sp-device-title">{t.values}</h2>
        <Box flex="1" />
        {points.length > 0 && bar}
      </Box>
      {isFull && <p className="sp-device-note">{t.tooMany(mostInChart)}</p>}
      {points.length === 0 ? (
        <EmptyState title={t.noPoints} text={t.noPointsHelp} action={bar} />
      ) : (
        <div
          className="sp-device-scroll"
          role="region"
          aria-label={t.values}
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
          tabIndex={0}
        >
          <table className="sp-device-table">
            <colgroup>
              {columnWidths.map(([column, width]) => (
                <col key={column} style={{ width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{t.inChart}</th>
                <th scope="col">{t.point}</th>
                <th scope="col">{t.value}</th>
                <th scope="col">{t.range}</th>
                <th scope="col">{t.valueAt}</th>
                <th scope="col">{t.pointActions}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <PointRow
                  key={point.id}
                  point={point}
                  isChosen={chosen.includes(point.code)}
                  isFull={isFull}
                  onChoose={onChoose}
                  onMenu={openMenu}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {menu.element}
    </div>
  )
})

/** The name takes what is left. */
const columnWidths = [
  ['chart', 64],
  ['point', undefined],
  ['value', 200],
  ['range', 160],
  ['time', 176],
  ['actions', 80],
] as const

interface PointRowProps extends Pick<LiveValuesProps, 'onChoose' | 'isFull'> {
  point: DataPoint
  isChosen: boolean
  onMenu: (point: DataPoint, button: HTMLElement) => void
}

/** Drawn again only when its value is another: answers keep what they have in common. */
const PointRow = memo(function PointRow(props: PointRowProps) {
  const { point, isChosen, isFull, onChoose, onMenu } = props
  const t = useMessages(devicePageMessages)
  const language = useLanguage()
  const { code, name, type, valueAt, outOfRange, typePointId, overrides } = point
  return (
    <tr data-point={code}>
      <td>
        {type !== 'text' && (
          <input
            type="checkbox"
            aria-label={t.showInChart(name)}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={({ target }) => onChoose(code, target.checked)}
          />
        )}
      </td>
      <th scope="row">
        {name}{' '}
        {typePointId === null ? (
          <small>{t.own}</small>
        ) : (
          overrides.length > 0 && <small>{t.overridden}</small>
        )}
        <div className="sp-device-code">{code}</div>
      </th>
      <td className="sp-device-value">
        <div className={type === 'text' ? undefined : 'sp-device-live'}>
          {sayValue(point, t, language)}{' '}
          {outOfRange && <StatusTag tone="danger">{t.outOfRange}</StatusTag>}
        </div>
      </td>
      <td data-head={t.range}>{sayRange(point, language)}</td>
      <td>
        <div className="sp-device-live">
          {valueAt === null ? t.noValue : formatTime(valueAt, language)}
        </div>
      </td>
      <td>
        <button
          type="button"
          className="sp-row-more"
          aria-label={t.actionsOf(name)}
          aria-haspopup="menu"
          onClick={(event) => onMenu(point, event.currentTarget)}
        >
          <Ellipsis size={16} aria-hidden />
        </button>
      </td>
    </tr>
  )
})
