import { useLanguage, useMessages } from '@spruce/shell-ui'
import { use, useCallback } from 'react'
import { Heading } from '../../containers/Heading.js'
import { WidgetNote } from '../../frame/WidgetNote.js'
import { pageMessages } from '../../messages.js'
import { HeadingContext } from '../../runtime/PageContext.js'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import { WorkListBody } from '../../work/WorkListBody.js'
import { useWorkPorts, type CalendarPort, type WorkEvent } from '../../work/WorkPorts.js'
import { thingMessages } from '../thingMessages.js'
import type { CalendarProps } from './props.js'

/** The viewer's next events, day by day. @public */
export function CalendarView({ props }: WidgetViewProps<CalendarProps>) {
  const messages = useMessages(pageMessages)
  const { calendar } = useWorkPorts()
  if (!calendar) return <WidgetNote title={messages.noPort} />
  return <Events port={calendar} {...props} />
}

interface EventsProps extends Pick<CalendarProps, 'days' | 'limit'> {
  readonly port: CalendarPort
}

function Events({ port, days, limit }: EventsProps) {
  const useList = useCallback(() => port.useEvents(days), [port, days])
  const sayDay = useSayDay()
  const level = use(HeadingContext)
  return (
    <WorkListBody useList={useList} limit={limit}>
      {(events) =>
        [...byDay(events)].map(([day, ofDay]) => (
          <section key={day} className="sp-page-values">
            <HeadingContext value={level + 1}>
              <Heading className="sp-page-values-device">{sayDay(day)}</Heading>
            </HeadingContext>
            <ul>
              {ofDay.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))
      }
    </WorkListBody>
  )
}

function Event({
  event: { name, note, from, to, isAllDay = false },
}: {
  readonly event: WorkEvent
}) {
  const messages = useMessages(thingMessages)
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = new Intl.DateTimeFormat(useLanguage(), parts)
  return (
    <li className="sp-page-thing">
      <span className="sp-page-line-note">
        {isAllDay ? messages.allDay : time.formatRange(from, to)}
      </span>
      <span className="sp-page-line-name">{name}</span>
      {note !== undefined && <span className="sp-page-line-note">{note}</span>}
    </li>
  )
}

/** The first moment of a day on the viewer's clock. */
function dayOf(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}

/** Events by their first day; one that has begun stands under today. */
function byDay(events: readonly WorkEvent[]): ReadonlyMap<number, readonly WorkEvent[]> {
  const today = dayOf(Date.now())
  const days = new Map<number, WorkEvent[]>()
  for (const event of events) {
    const day = Math.max(today, dayOf(event.from))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

function useSayDay(): (day: number) => string {
  const { today, tomorrow } = useMessages(thingMessages)
  const language = useLanguage()
  return (day) => {
    const now = new Date()
    if (day === now.setHours(0, 0, 0, 0)) return today
    if (day === now.setDate(now.getDate() + 1)) return tomorrow
    const parts = { month: 'long', day: 'numeric', weekday: 'long' } as const
    return new Intl.DateTimeFormat(language, parts).format(day)
  }
}
