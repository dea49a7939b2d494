import type { ApiClient } from '@spruce/api-client'
import type { SubApp, WaitingCount } from '@spruce/session'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Shell } from '../app/Shell.js'
import { hrefOf, isOffered, menuPathOf } from '../app/subAppPages.js'

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
export function waitingKinds(shell: Shell, subApps: readonly SubApp[]): readonly WaitingKind[] {
  return subApps.flatMap(({ manifest, waiting }) =>
    (waiting ? (manifest.waitingWork ?? []) : [])
      .filter((work) => isOffered(shell, manifest, work))
      .map(({ key, name, path, isInMenu = false }) => ({
        id: `${manifest.appCode}/${key}`,
        name: name[shell.language],
        href: hrefOf(manifest, path),
        menuId: isInMenu
          ? shell.session.menuMap.get(menuPathOf(shell, manifest, path))?.id
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
      meta: { silent: true, countsWaitingWork: true },
    })),
  })
}

const none: readonly WaitingCount[] = []

/** How much work waits at the menus of the person, by the menus' ids. What cannot be counted is left out. */
export function useMenuCounts(
  shell: Shell,
  subApps: readonly SubApp[],
): ReadonlyMap<string, number> {
  const kinds = waitingKinds(shell, subApps).filter(({ menuId }) => menuId !== undefined)
  const counts = useCounts(shell.entry.api, useCounters(kinds).data ?? none)
  const byMenu = new Map<string, number>()
  for (const [index, { menuId = '' }] of kinds.entries()) {
    byMenu.set(menuId, (byMenu.get(menuId) ?? 0) + (counts[index]?.data ?? 0))
  }
  return byMenu
}
