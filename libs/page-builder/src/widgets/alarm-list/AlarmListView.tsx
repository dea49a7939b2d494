import { StatusTag, useErrorText, useMessages, type Tone } from '@spruce/shell-ui'
import { useEffect, useRef, useState } from 'react'
import type { Cell } from '../../data/Frame.js'
import { usePage } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { useWorkPorts, type AlarmPort } from '../../work/WorkPorts.js'
import { textOf, timeOf } from '../cells.js'
import { RowName } from '../RowName.js'
import { thingMessages } from '../thingMessages.js'
import { ThingRows } from '../ThingRows.js'
import type { AlarmListProps } from './props.js'

const tones: Readonly<Record<string, Tone>> = {
  critical: 'danger',
  warning: 'warning',
  info: 'info',
}

/** The server answers a query from what it knew up to a second ago. */
const answerAge = 1_200

/** Alarms, the newest first; one that is raised is acknowledged here. @public */
export function AlarmListView({ props, frame, onRow }: WidgetViewProps<AlarmListProps>) {
  const { alarms } = useWorkPorts()
  const { done, failure, pending, acknowledge } = useAcknowledging(alarms, props.query)
  const sayError = useErrorText()
  return (
    <>
      {failure !== undefined && (
        <p className="sp-page-stale" role="alert">
          {sayError(failure)}
        </p>
      )}
      <ThingRows frame={frame} limit={props.limit}>
        {(rows) => (
          <ul className="sp-page-lines">
            {rows.map((alarm) => {
              const id = textOf(alarm['id'])
              return (
                <AlarmLine
                  key={id}
                  alarm={alarm}
                  isDone={done.has(id)}
                  isPending={pending.has(id)}
                  onOpen={onRow && (() => onRow(alarm))}
                  onAcknowledge={alarms && (() => void acknowledge(id))}
                />
              )
            })}
          </ul>
        )}
      </ThingRows>
    </>
  )
}

/** Acknowledges alarms, and keeps what was done until the query tells it. */
function useAcknowledging(port: AlarmPort | undefined, query: string) {
  const { queries } = usePage()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const acknowledge = async (id: string) => {
    if (!port) return
    setFailure(undefined)
    setPending((before) => new Set(before).add(id))
    try {
      await port.acknowledge(id)
      setDone((before) => new Set(before).add(id))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => queries.retry(query), answerAge)
    } catch (error) {
      setFailure(error)
    }
    setPending((before) => new Set([...before].filter((one) => one !== id)))
  }
  return { done, pending, failure, acknowledge }
}

interface AlarmLineProps {
  readonly alarm: Readonly<Record<string, Cell>>
  readonly isDone: boolean
  readonly isPending: boolean
  readonly onOpen: (() => void) | undefined
  readonly onAcknowledge: (() => void) | undefined
}

function AlarmLine({ alarm, isDone, isPending, onOpen, onAcknowledge }: AlarmLineProps) {
  const messages = useMessages(thingMessages)
  const name = textOf(alarm['rule'])
  const isRaised = alarm['stateCode'] === 'raised' && !isDone
  return (
    <li className="sp-page-thing">
      <StatusTag tone={tones[textOf(alarm['code'])] ?? 'neutral'}>
        {textOf(alarm['severity'])}
      </StatusTag>
      <RowName name={name} onOpen={onOpen} />
      <span className="sp-page-line-note">{textOf(alarm['device'])}</span>
      {timeOf(alarm['raisedAt'])}
      <span className="sp-page-line-note">
        {isDone ? messages.acknowledged : textOf(alarm['state'])}
      </span>
      {isRaised && onAcknowledge && (
        <button
          type="button"
          className="sp-text-button"
          aria-label={messages.acknowledgeOne(name)}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && onAcknowledge()}
        >
          {messages.acknowledge}
        </button>
      )}
    </li>
  )
}
