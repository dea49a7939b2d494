import { StatusTag, useMessages } from '@spruce/shell-ui'
import { columnOf, rowOf } from '../../data/Frame.js'
import { readPageUrl } from '../../data/interactions.js'
import { useSayCell } from '../../frame/useSayCell.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { pageMessages } from '../../messages.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { contentMessages } from '../contentMessages.js'
import { nameColumn } from '../numberColumns.js'
import { stateOf } from '../states.js'
import type { PictureMapProps } from './props.js'

/** Things with their states where they stand on a picture; what the page does not place comes below. @public */
export function PictureMapView({ props, frame, onRow }: WidgetViewProps<PictureMapProps>) {
  const messages = useMessages(contentMessages)
  const { openRow } = useMessages(pageMessages)
  const say = useSayCell()
  const url = readPageUrl(props.url, location.origin)
  const names = nameColumn(frame, props.name)
  const column = props.state === '' ? undefined : columnOf(frame, props.state)
  if (!url) return <WidgetNote title={messages.noPicture} />
  if (!names) return null
  const things = names.values.map((value, row) => {
    const cell = column?.values[row] ?? null
    const state = stateOf(props.states, cell)
    const name = say(names, value)
    const word = column && (state?.label || say(column, cell))
    const place = props.places.find((one) => one.name === name)
    const tag =
      word === undefined ? null : <StatusTag tone={state?.tone ?? 'neutral'}>{word}</StatusTag>
    const content = (
      <>
        <span className="sp-page-map-name">{name}</span>
        {tag}
      </>
    )
    const body = onRow ? (
      <button
        type="button"
        className="sp-page-map-point"
        aria-label={`${openRow(name)} ${word ?? ''}`.trim()}
        onClick={() => onRow(rowOf(frame, row))}
      >
        {content}
      </button>
    ) : (
      <div className="sp-page-map-point">{content}</div>
    )
    return { row, place, body }
  })
  const others = things.filter(({ place }) => !place)
  return (
    <>
      <div className="sp-page-map">
        <img src={url.href} alt={props.alt} loading="lazy" referrerPolicy="no-referrer" />
        <ul>
          {things.map(
            ({ row, place, body }) =>
              place && (
                <li key={row} style={{ left: `${place.x}%`, top: `${place.y}%` }}>
                  {body}
                </li>
              ),
          )}
        </ul>
      </div>
      {others.length > 0 && (
        <>
          <p className="sp-page-line-note">{messages.notPlaced}</p>
          <ul className="sp-page-map-rest">
            {others.map(({ row, body }) => (
              <li key={row}>{body}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
