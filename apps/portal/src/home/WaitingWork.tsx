import type { SubApp, WaitingCount } from '@spruce/session'
import { FailedState, TabLink, useLanguage, useMessages } from '@spruce/shell-ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Shell } from '../app/Shell.js'
import { useShell } from '../app/ShellContext.js'
import { hrefOf, isOffered } from '../app/subAppPages.js'
import { portalMessages } from '../messages.js'

/** One kind of work that the person may do. */
interface WaitingKind {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly load: () => Promise<WaitingCount>
}

export interface WaitingWorkProps {
  kinds: readonly WaitingKind[]
}

/** Which work of the sub-applications the person may do: what they hold the permission and the page of. */
export function waitingKinds(shell: Shell, subApps: readonly SubApp[]): readonly WaitingKind[] {
  return subApps.flatMap(({ manifest, waiting }) =>
    (waiting ? (manifest.waitingWork ?? []) : [])
      .filter((work) => isOffered(shell, manifest, work))
      .map(({ key, name, path }) => ({
        id: `${manifest.appCode}/${key}`,
        name: name[shell.language],
        href: hrefOf(manifest, path),
        load: async () => {
          const count = (await waiting?.())?.[key]
          if (!count) throw new Error(`${manifest.appCode} does not count its work "${key}".`)
          return count
        },
      })),
  )
}

/** How much work of each kind waits, each a way to where it is done; what is done is not shown. */
export function WaitingWork({ kinds }: WaitingWorkProps) {
  const counters = useQuery({
    queryKey: ['home', 'waiting', kinds.map(({ id }) => id)],
    queryFn: () => Promise.all(kinds.map(({ load }) => load())),
    staleTime: Infinity, // code, not data
    structuralSharing: false,
    meta: { silent: true },
  })
  if (counters.error) {
    return <FailedState error={counters.error} onRetry={() => void counters.refetch()} />
  }
  if (!counters.data) return <Counting />
  return <Counts kinds={kinds} counters={counters.data} />
}

function Counts({ kinds, counters }: WaitingWorkProps & { counters: readonly WaitingCount[] }) {
  const { api } = useShell().entry
  const messages = useMessages(portalMessages)
  const number = new Intl.NumberFormat(useLanguage())
  const counts = useQueries({
    queries: counters.map(({ queryKey, count }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => count({ api, signal }),
      meta: { silent: true, countsWaitingWork: true }, // the page says what failed in its place
    })),
  })
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
