import { unwrap, unwrapList, type ApiClient } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The applications of the person in this tenant. */
export function myAppsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['apps', 'mine'],
    queryFn: ({ signal }) => unwrap(api.GET('/spruce-console-web/api/app/my-app', { signal })),
    meta: { silent: true }, // the page says it in its place
  })
}

/** Under the key of the audit's own queries: what it decides is asked for anew here as well. */
export const waitingApplicationsKey = ['applications', 'waiting'] as const

/** How many applications of customers wait for a decision. */
export function waitingApplicationsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: waitingApplicationsKey,
    queryFn: async ({ signal }) => {
      const query = { status: 'submitted', page: 1, size: 10 } as const
      const found = unwrapList(
        api.GET('/spruce/api/v1/applications', { params: { query }, signal }),
      )
      return (await found).total
    },
    meta: { silent: true }, // the message says it as well
  })
}
