import type { ApiClient } from '@spruce/api-client'
import type { SearchSource, ShellPort } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { letterPagesOptions, noticePagesOptions } from './messageQueries.js'
import { inboxMessages } from './messages.js'

/** What the source of messages works with. */
export interface MessageSourceOptions {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly language: Language
  readonly openMessage: ShellPort['openMessage']
}

/** The newest of the person's messages, as the drawer lists them. */
export function messageSource({
  api,
  queryClient,
  language,
  openMessage,
}: MessageSourceOptions): SearchSource {
  const read = async () => {
    const [letters, notices] = await Promise.all([
      queryClient.infiniteQuery(letterPagesOptions(api, 'all')),
      queryClient.infiniteQuery(noticePagesOptions(api, 'all')),
    ])
    return [...letters.pages, ...notices.pages].flatMap(({ items }) => items)
  }
  let asked: ReturnType<typeof read> | undefined
  return {
    id: 'message',
    title: inboxMessages[language].found,
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
        if (message) openMessage(message)
      })
    },
  }
}
