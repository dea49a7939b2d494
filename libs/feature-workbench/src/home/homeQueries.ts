import { unwrap, type ApiClient } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The applications of the person in this tenant. */
export function myAppsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['apps', 'mine'],
    queryFn: ({ signal }) => unwrap(api.GET('/spruce-console-web/api/app/my-app', { signal })),
    meta: { silent: true }, // the page says it in its place
  })
}
