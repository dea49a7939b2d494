import { useLanguage } from '@spruce/shell-ui'
import { useEffect, useState } from 'react'
import type { WidgetViewProps } from '../../runtime/WidgetDefinition.js'
import type { ClockProps } from './props.js'
import { readZone } from './readZone.js'

/** The time and the day. @public */
export function ClockView({ props }: WidgetViewProps<ClockProps>) {
  const language = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  const step = props.hasSeconds ? 1000 : 60_000
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), step - (Date.now() % step))
    return () => clearTimeout(timer)
  }, [now, step])
  const zone = readZone(props.zone)
  const place = zone === undefined ? {} : { timeZone: zone }
  const time = new Intl.DateTimeFormat(language, {
    ...place,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(props.hasSeconds && { second: '2-digit' }),
  })
  const day = new Intl.DateTimeFormat(language, { ...place, dateStyle: 'full' })
  return (
    <div className="sp-page-clock">
      <time className="sp-page-statistic-value" dateTime={new Date(now).toISOString()}>
        {time.format(now)}
      </time>
      <span className="sp-page-line-note">{day.format(now)}</span>
      {zone !== undefined && <span className="sp-page-line-note">{zone}</span>}
    </div>
  )
}
