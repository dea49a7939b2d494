import { Box } from '@chakra-ui/react/box'
import { ActionBar, EmptyState, StatusTag, useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { memo, useMemo } from 'react'
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

/** The last value of each point, with its range; a tick puts it into the chart. */
export function LiveValues({ points, deviceId, chosen, onChoose, isFull }: LiveValuesProps) {
  const t = useMessages(devicePageMessages)
  const actions = useMemo(() => [addPointAction(deviceId)], [deviceId])
  const bar = <ActionBar actions={actions} target={undefined} />
  return (
    <div className="sp-device-part">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <h2 className="sp-device-title">{t.values}</h2>
        <Box flex="1" />
        {points.length > 0 && bar}
      </Box>
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
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

interface PointRowProps extends Pick<LiveValuesProps, 'onChoose' | 'isFull'> {
  point: DataPoint
  isChosen: boolean
}

/** Drawn again only when its value is another: answers keep what they have in common. */
const PointRow = memo(function PointRow({ point, isChosen, isFull, onChoose }: PointRowProps) {
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
        {sayValue(point, t, language)}{' '}
        {outOfRange && <StatusTag tone="danger">{t.outOfRange}</StatusTag>}
      </td>
      <td>{sayRange(point, language)}</td>
      <td>{valueAt === null ? t.noValue : formatTime(valueAt, language)}</td>
      <td>
        <div className="sp-device-tools">
          <ActionBar actions={pointActions} target={point} size="xs" />
        </div>
      </td>
    </tr>
  )
})
