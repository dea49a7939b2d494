import { unwrap, unwrapList, type ApiClient, type Schemas } from '@spruce/api-client'
import type { LiveKind, MessageContent, MessageSummary, MessageTab } from '@spruce/shell-ui'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'

/** Every list and number of messages starts with this key. */
export const messagesKey = ['messages'] as const

const base = '/message-center-service/api/spruce/msg-center'
const pageSize = 20
/** So many unread messages stand on the home page. */
const shownAtHome = 5
/** At most so many notices wait above the unread ones for a confirmation, or are marked in one go. */
const max = 100

export interface LetterSummary extends MessageSummary {
  content: MessageContent
}

export function presentLetter(letter: Schemas['Letter']): LetterSummary {
  const { id, title, createdAt, read, body, link } = letter
  return { id, kind: 'letter', title, at: createdAt, read, content: { html: body, link } }
}

export function presentNotice(notice: Schemas['MyNotice']): MessageSummary {
  const { id, title, publishedAt, read, level, mustConfirm, confirmed, system } = notice
  const flags = { level, mustConfirm, confirmed, isSystem: system === true }
  return { id, kind: 'notice', title, at: publishedAt, read, ...flags }
}

/** What makes lists and numbers of messages stale: one has come, or was read elsewhere. */
const live = ['message', 'unread'] satisfies LiveKind[]

/** How much is unread, and the newest of it: letters and notices. */
export function unreadOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...messagesKey, 'unread'],
    queryFn: async ({ signal }) => {
      const [numbers, letters, notices] = await Promise.all([
        unwrap(api.POST(`${base}/index/getUnReadNum`, { signal })),
        unwrapList(
          api.POST(`${base}/sletter/list`, {
            body: { state: 'unread', size: shownAtHome },
            signal,
          }),
        ),
        unwrapList(api.GET(`${base}/index/notice/latestInfo`, { signal })),
      ])
      const items: MessageSummary[] = [
        ...letters.rows.map(presentLetter),
        ...notices.rows.filter(({ read }) => !read).map(presentNotice),
      ]
      items.sort((a, b) => b.at.localeCompare(a.at))
      return { ...numbers, items: items.slice(0, shownAtHome) }
    },
    meta: { silent: true, live }, // the page says it in its place
  })
}

interface Page {
  items: readonly MessageSummary[]
  next: number | undefined
}

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ next }: Page) => next,
  meta: { silent: true, live }, // the drawer says it in its place
}

/** Letters of the tab, page by page. */
export function letterPagesOptions(api: ApiClient, tab: MessageTab) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'letters', tab],
    queryFn: async ({ pageParam: page, signal }): Promise<Page> => {
      const body = { state: tab, page, size: pageSize }
      const { rows, total } = await unwrapList(api.POST(`${base}/sletter/list`, { body, signal }))
      return { items: rows.map(presentLetter), next: nextOf(page, total) }
    },
    ...paging,
  })
}

/** Notices of the tab, page by page; what waits for a confirmation counts as unread. */
export function noticePagesOptions(api: ApiClient, tab: MessageTab) {
  const read = async (
    state: 'all' | 'unread' | 'unconfirmed',
    page: number,
    size: number,
    signal: AbortSignal,
  ) =>
    unwrapList(
      api.GET('/spruce/api/v1/my-notices', { params: { query: { state, page, size } }, signal }),
    )

  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'notices', tab],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      if (tab === 'unread') {
        const [waiting, unread] = await Promise.all([
          pageParam === 1 ? read('unconfirmed', 1, max, signal) : { rows: [] },
          read('unread', pageParam, pageSize, signal),
        ])
        const ids = new Set(waiting.rows.map(({ id }) => id))
        const rows = [...waiting.rows, ...unread.rows.filter(({ id }) => !ids.has(id))]
        return { items: rows.map(presentNotice), next: nextOf(pageParam, unread.total) }
      }
      // There is no list of those read alone: unread ones come first, and whole pages of them are passed over.
      for (let page = pageParam; ; page += 1) {
        const { rows, total } = await read('all', page, pageSize, signal)
        const items = rows.map(presentNotice).filter((notice) => tab === 'all' || notice.read)
        const next = nextOf(page, total)
        if (items.length > 0 || next === undefined) return { items, next }
      }
    },
    ...paging,
  })
}

function nextOf(page: number, total: number): number | undefined {
  return page * pageSize < total ? page + 1 : undefined
}

/** A message as it was opened: to ask for its text is to read it. */
export interface ReadMessage {
  message: MessageSummary
  content: MessageContent
}

/** @param onRead told once the server has marked it */
export function openedMessageOptions(
  api: ApiClient,
  message: MessageSummary,
  onRead: () => void = () => undefined,
) {
  return queryOptions({
    queryKey: ['openedMessage', message.kind, message.id],
    queryFn: async (): Promise<ReadMessage> => {
      const read = await readMessage(api, message, false)
      onRead()
      return read
    },
    staleTime: Infinity, // opened again it is asked for again, see gcTime
    gcTime: 0,
    meta: { silent: true }, // the drawer says it in its place
  })
}

async function readMessage(
  api: ApiClient,
  { id, kind }: MessageSummary,
  confirm: boolean,
): Promise<ReadMessage> {
  const params = { path: { id } }
  if (kind === 'letter') {
    const letter = await unwrap(api.POST(`${base}/sletter/read/{id}`, { params, body: {} }))
    const message = presentLetter(letter)
    return { message, content: message.content }
  }
  const notice = await unwrap(
    api.POST(`${base}/notice/read/{id}`, { params, body: confirm ? { confirm } : {} }),
  )
  const { content: html, attachments } = notice
  return { message: presentNotice(notice), content: { html, attachments } }
}

/** Confirms a notice that asks for it. */
export function confirmNoticeOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: (message: MessageSummary) => readMessage(api, message, true),
  })
}

/** Marks letters and notices as read; those that ask for a confirmation wait for it. */
export function readAllOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: async () => {
      await unwrap(api.POST('/spruce/api/v1/letters/read-all', { body: {} }))
      const query = { state: 'unread', size: max } as const
      const { rows } = await unwrapList(api.GET('/spruce/api/v1/my-notices', { params: { query } }))
      for (const notice of rows) {
        if (!notice.mustConfirm) await readMessage(api, presentNotice(notice), false)
      }
    },
  })
}
