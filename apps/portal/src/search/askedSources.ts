import { ApiError, unwrapList, type Schemas } from '@spruce/api-client'
import type { SearchEntry, SearchSource } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
import { letterPagesOptions, noticePagesOptions } from '../inbox/inboxQueries.js'
import { contactCard } from './ContactCard.js'
import { organizationHref } from './organizationHref.js'
import { searchTexts } from './searchTexts.js'

/** So many of a kind are asked for. */
const limit = 6
/** The contract's longest keyword. */
const longest = 50

/** What the server is asked for: departments, people, messages. */
export function askedSources(shell: Shell): readonly SearchSource[] {
  const { session } = shell
  if (!session.hasTenant) return []
  return [
    ...(session.hasPermission(['department:list']) && organizationHref(shell)
      ? [departmentSource(shell)]
      : []),
    peopleSource(shell),
    messageSource(shell),
  ]
}

/** People of the tenant, by name, pinyin and initials, which the server knows; a card says more. */
function peopleSource(shell: Shell): SearchSource {
  const { api } = shell.entry
  return {
    id: 'person',
    title: searchTexts[shell.language].people,
    limit,
    find: silentWhenRefused(async (keyword, signal) => {
      const query = { keyword: keyword.slice(0, longest), size: limit }
      const { rows } = await unwrapList(
        api.GET('/spruce/api/v1/contact-book/people', { params: { query }, signal }),
      )
      return rows.map(({ id, nickName, departments }) => ({
        id,
        title: nickName,
        subtitle: departments.map(({ name }) => name).join('、'),
        icon: 'person' as const,
      }))
    }),
    onChoose: ({ id }) => void contactCard.open({ id }),
  }
}

function departmentSource(shell: Shell): SearchSource {
  const { api } = shell.entry
  return {
    id: 'department',
    title: searchTexts[shell.language].departments,
    limit,
    find: silentWhenRefused(async (keyword, signal) => {
      const query = { keyword: keyword.slice(0, longest), limit }
      const { rows } = await unwrapList(
        api.GET('/aba-base/api/dept/dept-trees', { params: { query }, signal }),
      )
      return matchedOf(rows, [])
    }),
    onChoose: ({ id }) => {
      const href = organizationHref(shell, { deptId: id })
      if (href) void shell.navigator.open(href)
    },
  }
}

/** The answer is a tree: the matches with what stands above them. */
function matchedOf(
  nodes: readonly Schemas['DeptNode'][],
  above: readonly string[],
): readonly SearchEntry[] {
  return nodes.flatMap(({ id, name, matched, children }) => [
    ...(matched
      ? [{ id, title: name, subtitle: above.join(' / '), icon: 'department' as const }]
      : []),
    ...matchedOf(children, [...above, name]),
  ])
}

/** The newest of the person's messages, as the drawer lists them. */
function messageSource(shell: Shell): SearchSource {
  const { queryClient, inbox, entry } = shell
  const read = async () => {
    const [letters, notices] = await Promise.all([
      queryClient.infiniteQuery(letterPagesOptions(entry.api, 'all')),
      queryClient.infiniteQuery(noticePagesOptions(entry.api, 'all')),
    ])
    return [...letters.pages, ...notices.pages].flatMap(({ items }) => items)
  }
  let asked: ReturnType<typeof read> | undefined
  return {
    id: 'message',
    title: searchTexts[shell.language].messages,
    entries: async () => {
      asked ??= read()
      const messages = await asked
      return messages.map(({ id, kind, title }) => ({
        id: `${kind}-${id}`,
        title,
        icon: 'message' as const,
      }))
    },
    onChoose: (chosen) => {
      void asked?.then((messages) => {
        const message = messages.find(({ id, kind }) => `${kind}-${id}` === chosen.id)
        if (message) inbox.open(message)
      })
    },
  }
}

/** What the person may not search is left out rather than told as a failure. */
function silentWhenRefused(
  find: NonNullable<SearchSource['find']>,
): NonNullable<SearchSource['find']> {
  return async (keyword, signal) => {
    try {
      return await find(keyword, signal)
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return []
      throw error
    }
  }
}
