import { unwrap, type ApiClient } from '@spruce/api-client'
import type { LiveKind } from '@spruce/shell-ui'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

/** The applications of the person in this tenant. */
export function myAppsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['apps', 'mine'],
    queryFn: ({ signal }) => unwrap(api.GET('/spruce-console-web/api/app/my-app', { signal })),
    // The page says in its place what went wrong.
    meta: { silent: true, live: ['apps'] satisfies LiveKind[] },
  })
}

/** The workbench of the person: the one that counts, or another of those given, by its place. */
export function myWorkbenchOptions(api: ApiClient, at = 0) {
  return queryOptions({
    queryKey: ['workbench', 'mine', at],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/spruce/api/v1/my-workbench', {
          params: { query: at === 0 ? {} : { at } },
          signal,
        }),
      ),
    // The page says in its place what went wrong.
    meta: { silent: true, live: ['workbenches'] satisfies LiveKind[] },
  })
}

/**
 * Starts what /dashboard shows first, before its frame is there to ask for it. It waits for nothing and never fails:
 * the page has its own states.
 */
export function loadHome(api: ApiClient, queryClient: QueryClient): void {
  void queryClient.query(myWorkbenchOptions(api)).catch(() => undefined)
}
