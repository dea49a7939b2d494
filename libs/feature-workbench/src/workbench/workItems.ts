import type { WorkApp, WorkItem, WorkList } from '@spruce/page-builder'
import { managementEntryCode, targetOfApp, type SystemData } from '@spruce/session'
import { useApi, useSession } from '@spruce/session/react'
import { useLanguage, useMessages, type MessageSummary } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { myAppsOptions } from '../home/homeQueries.js'
import { workbenchMessages } from '../messages.js'
import { useCounters, useCounts, waitingKinds } from '../waiting/waitingCounts.js'
import { useWorkbench, type MessageList } from '../WorkbenchEnvironment.js'

type App = SystemData['apps'][number]

export interface AppItem extends WorkApp {
  readonly app: App
}

export interface MessageItem extends WorkItem {
  readonly message: MessageSummary
}

const none: readonly never[] = []

/** The applications that have something for the person; one that is off or leads nowhere says so. */
export function useAppItems(): WorkList<AppItem> {
  const { hasPages } = useWorkbench()
  const { appDisabled } = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery(myAppsOptions(useApi()))
  const items = data
    ?.filter((app) => app.appCode !== managementEntryCode && hasPages(app))
    .map((app): AppItem => {
      const target = app.status === 1 || app.enable !== 1 ? undefined : targetOfApp(app)
      const isPicture = /^(?:\/|https?:)/.test(app.icon ?? '')
      return {
        ...{ id: app.appCode, name: app.appName, app },
        ...(isPicture && { picture: app.icon ?? '' }),
        ...(target ? { href: target.url } : { disabledText: appDisabled }),
      }
    })
  return { ...(items && { items }), error, onRetry: () => void refetch() }
}

/** The work that the person may do and that waits, with how much there is of it. */
export function useWaitingItems(): WorkList<WorkItem> {
  const api = useApi()
  const session = useSession()
  const { subApps, menuPathOf } = useWorkbench()
  const kinds = waitingKinds({ session, menuPathOf }, subApps, useLanguage())
  const counters = useCounters(kinds)
  const counts = useCounts(api, counters.data ?? none)
  const failed = [counters, ...counts].filter(({ error }) => error)
  const onRetry = () => failed.forEach(({ refetch }) => void refetch())
  if (failed[0]) return { error: failed[0].error, onRetry }
  if (!counters.data || counts.some(({ data }) => data === undefined)) return {}
  const items = kinds
    .map(({ id, name, href }, at) => ({ id, name, href, count: counts[at]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
  return { items }
}

/** Messages as lines; what is not read is marked. */
export function toMessageItems({ items, ...rest }: MessageList): WorkList<MessageItem> {
  const lines = items?.map((message) => ({
    ...{ id: `${message.kind}-${message.id}`, name: message.title, at: message.at },
    ...{ isUnread: !message.read, message },
  }))
  return { ...rest, ...(lines && { items: lines }) }
}
