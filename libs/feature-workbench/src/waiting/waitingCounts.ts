import type { ApiClient } from '@spruce/api-client'
import {
  isSubAppLinkOffered,
  subAppHref,
  subAppMenuPath,
  type SubApp,
  type SubAppLinkReader,
  type WaitingCount,
} from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import { useLanguage, type LiveKind } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** The person whose work it is. */
export interface WorkingPerson extends SubAppLinkReader {
  readonly session: SessionStore
}

/** What tells of more work: a message does. */
const live = ['message', 'unread'] satisfies LiveKind[]

/** One kind of work that the person may do. */
export interface WaitingKind {
  readonly id: string
  readonly name: string
  readonly href: string
  /** The menu that shows how much there is, if one does. */
  readonly menuId: string | undefined
  readonly load: () => Promise<WaitingCount>
}

/** Which work of the sub-applications the person may do: what they hold the permission and the page of. */
export function waitingKinds(
  person: WorkingPerson,
  subApps: readonly SubApp[],
  language: Language,
): readonly WaitingKind[] {
  return subApps.flatMap(({ manifest, waiting }) =>
    (waiting ? (manifest.waitingWork ?? []) : [])
      .filter((work) => isSubAppLinkOffered(person, manifest, work))
      .map(({ key, name, path, isInMenu = false }) => ({
        id: `${manifest.appCode}/${key}`,
        name: name[language],
        href: subAppHref(manifest, path),
        menuId: isInMenu
          ? person.session.menuMap.get(subAppMenuPath(person, manifest, path))?.id
          : undefined,
        load: async () => {
          const count = (await waiting?.())?.[key]
          if (!count) throw new Error(`${manifest.appCode} does not count its work "${key}".`)
          return count
        },
      })),
  )
}

/** What counts the work of the kinds; it is code of the sub-applications. */
export function useCounters(
  kinds: readonly WaitingKind[],
): UseQueryResult<readonly WaitingCount[]> {
  return useQuery({
    queryKey: ['home', 'waiting', kinds.map(({ id }) => id)],
    queryFn: () => Promise.all(kinds.map(({ load }) => load())),
    staleTime: Infinity, // code, not data
    structuralSharing: false,
    meta: { silent: true },
  })
}

/** How much there is by each counter. What failed is told by whom it is shown by, or not at all. */
export function useCounts(
  api: ApiClient,
  counters: readonly WaitingCount[],
): readonly UseQueryResult<number>[] {
  return useQueries({
    queries: counters.map(({ queryKey, count }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => count({ api, signal }),
      meta: { silent: true, live },
    })),
  })
}

const none: readonly WaitingCount[] = []

/** How much work waits at the menus of the person, by the menus' ids. What cannot be counted is left out. */
export function useMenuCounts(
  person: WorkingPerson,
  api: ApiClient,
  subApps: readonly SubApp[],
): ReadonlyMap<string, number> {
  const kinds = waitingKinds(person, subApps, useLanguage()).filter(
    ({ menuId }) => menuId !== undefined,
  )
  const counts = useCounts(api, useCounters(kinds).data ?? none)
  const byMenu = new Map<string, number>()
  for (const [index, { menuId = '' }] of kinds.entries()) {
    byMenu.set(menuId, (byMenu.get(menuId) ?? 0) + (counts[index]?.data ?? 0))
  }
  return byMenu
}
