import { unwrapList } from '@spruce/api-client'
import type { SearchSource } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
import { letterPagesOptions, noticePagesOptions } from '../inbox/inboxQueries.js'
import { contactCard } from './ContactCard.js'
import { organizationHref } from './organizationHref.js'
import { searchTexts } from './searchTexts.js'
import { silentWhenRefused } from './silentWhenRefused.js'

/** So many of a kind are asked for. */
const limit = 6
/** The contract's longest keyword. */
const longest = 50

/** What the server is asked for beside the sub-applications: people, messages. */
export function askedSources(shell: Shell): readonly SearchSource[] {
  const { session } = shell
  if (!session.hasTenant) return []
  return [peopleSource(shell), messageSource(shell)]
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
    onChoose: ({ id }) =>
      void contactCard.open({
        id,
        organizationHref: (keyword) => organizationHref(shell, { keyword }),
      }),
  }
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
