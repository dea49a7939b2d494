import type { WaitingCount } from '@spruce/session'
import { useApi } from '@spruce/session/react'
import { FailedState, TabLink, useLanguage, useMessages } from '@spruce/shell-ui'
import { workbenchMessages } from '../messages.js'
import { useCounters, useCounts, type WaitingKind } from './waitingCounts.js'

export interface WaitingWorkProps {
  /** Those that the person may do. */
  kinds: readonly WaitingKind[]
}

/** How much work of each kind waits, each a way to where it is done; what is done is not shown. */
export function WaitingWork({ kinds }: WaitingWorkProps) {
  const counters = useCounters(kinds)
  if (counters.error) {
    return <FailedState error={counters.error} onRetry={() => void counters.refetch()} />
  }
  if (!counters.data) return <Counting />
  return <Counts kinds={kinds} counters={counters.data} />
}

function Counts({ kinds, counters }: WaitingWorkProps & { counters: readonly WaitingCount[] }) {
  const api = useApi()
  const messages = useMessages(workbenchMessages)
  const number = new Intl.NumberFormat(useLanguage())
  const counts = useCounts(api, counters)
  const failed = counts.filter(({ error }) => error)
  if (failed[0]) {
    const retry = () => failed.forEach(({ refetch }) => void refetch())
    return <FailedState error={failed[0].error} onRetry={retry} />
  }
  if (counts.some(({ data }) => data === undefined)) return <Counting />
  const waiting = kinds
    .map((kind, index) => ({ ...kind, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className="home-empty">{messages.nothingWaits}</p>
  return (
    <ul className="home-waiting">
      {waiting.map(({ id, name, href, count }) => (
        <li key={id}>
          <TabLink className="home-waiting-work" to={href}>
            <span>{name}</span> <strong>{number.format(count)}</strong>
          </TabLink>
        </li>
      ))}
    </ul>
  )
}

function Counting() {
  return <div className="home-waiting" aria-busy="true" />
}
