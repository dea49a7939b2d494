import type { WorkPorts } from '@spruce/page-builder'
import { useSession } from '@spruce/session/react'
import { useMessages, useShellPort } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { workbenchMessages } from '../messages.js'
import { useWorkbench } from '../WorkbenchEnvironment.js'
import { useAlarmPort, useContacts, useEvents } from './peopleAndEvents.js'
import { usePlacePort } from './places.js'
import {
  toMessageItems,
  useAppItems,
  useWaitingItems,
  type AppItem,
  type MessageItem,
} from './workItems.js'

/** What of the product the widgets of work show and open, as the shell and the session have them. */
export function useWorkPorts(): WorkPorts {
  const shell = useShellPort()
  const { isMockLogin } = useSession()
  const { useUnread, useNotices, openSearch } = useWorkbench()
  const messages = useMessages(workbenchMessages)
  const alarms = useAlarmPort()
  const places = usePlacePort()
  return useMemo((): WorkPorts => {
    const openPage = ({ href }: { readonly href?: string }) => shell.open(href ?? '')
    const allMessages = { open: () => shell.openMessage() }
    const openMessage = ({ message }: MessageItem) => shell.openMessage(message)
    return {
      apps: {
        useList: useAppItems,
        open: ({ app }: AppItem) => shell.openApp(app),
        emptyText: messages.noApps,
      },
      favorites: {
        useList: () => ({
          items: shell.favorites.map(({ menuId, name, path }) => ({
            ...{ id: menuId, name },
            ...(path !== '' && { href: path }),
          })),
        }),
        open: ({ id }) => {
          const favorite = shell.favorites.find(({ menuId }) => menuId === id)
          if (favorite) shell.openFavorite(favorite)
        },
        emptyText: isMockLogin ? messages.noFavoritesOfPerson : messages.noFavorites,
      },
      recent: {
        useList: () => ({
          items: shell.recent.map(({ name, title, url }) => ({ id: name, name: title, href: url })),
        }),
        open: openPage,
        emptyText: messages.noRecent,
      },
      todos: { useList: useWaitingItems, open: openPage, emptyText: messages.nothingWaits },
      notices: {
        useList: () => toMessageItems(useNotices()),
        open: openMessage,
        emptyText: messages.noNotices,
        whole: allMessages,
      },
      messages: {
        useList: () => toMessageItems(useUnread()),
        open: openMessage,
        emptyText: messages.noUnread,
        whole: allMessages,
      },
      contacts: { useFound: useContacts },
      calendar: { useEvents },
      search: { open: openSearch },
      places,
      ...(alarms && { alarms }),
    }
  }, [shell, isMockLogin, useUnread, useNotices, openSearch, messages, alarms, places])
}
