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

/** What is unread; live events make it stale. */
export const unreadKey = ['messages', 'unread'] as const

/** So many unread messages stand on the home page. */
const shown = 5

/** How much is unread, and the newest of it: letters and notices. */
export function unreadOptions(api: ApiClient) {
  const base = '/message-center-service/api/spruce/msg-center'
  return queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => {
      const [numbers, letters, notices] = await Promise.all([
        unwrap(api.POST(`${base}/index/getUnReadNum`, { signal })),
        unwrapList(
          api.POST(`${base}/sletter/list`, { body: { state: 'unread', size: shown }, signal }),
        ),
        unwrapList(api.GET(`${base}/index/notice/latestInfo`, { signal })),
      ])
      const items = [
        ...letters.rows.map(({ id, title, createdAt }) => ({ id, title, at: createdAt })),
        ...notices.rows
          .filter(({ read }) => !read)
          .map(({ id, title, publishedAt }) => ({ id, title, at: publishedAt })),
      ]
      items.sort((a, b) => b.at.localeCompare(a.at))
      return { ...numbers, items: items.slice(0, shown) }
    },
    meta: { silent: true }, // the page says it in its place
  })
}
