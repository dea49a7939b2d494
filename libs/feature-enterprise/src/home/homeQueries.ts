import { type ApiClient, type LiveKind, queryOf, type Schemas } from '@spruce/api-client'
import { getConsoleHome } from '@spruce/api-client/operations'
import { dayOf, momentsOf } from '@spruce/console-kit/days'
import { queryOptions } from '@tanstack/react-query'

/** What waits, what ends and how many there are, as far as the caller may see it. */
export type ConsoleHome = Schemas['ConsoleHome']

/** The home on a local day. It is asked anew whenever it comes into sight. */
export function homeOptions(api: ApiClient, now: Date) {
  const { from: since = now.toISOString() } = momentsOf({ from: dayOf(now) })
  return queryOptions({
    ...queryOf(api, getConsoleHome, { query: { since } }),
    meta: { silent: true, live: ['invitations'] satisfies LiveKind[] }, // the page says it
    staleTime: 0,
  })
}
