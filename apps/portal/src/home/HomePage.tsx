import { managementEntryCode, type SystemData } from '@spruce/session'
import {
  EmptyState,
  FailedState,
  initialOf,
  TabLink,
  useLanguage,
  useMessages,
  type TabPageProps,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { favoriteListOptions } from '../app/favoriteQueries.js'
import { useShell } from '../app/ShellContext.js'
import { unreadOptions } from '../inbox/inboxQueries.js'
import { portalMessages } from '../messages.js'
import { subApps } from '../subApps.js'
import { myAppsOptions } from './homeQueries.js'
import { waitingKinds } from './waitingCounts.js'
import { WaitingWork } from './WaitingWork.js'

type App = SystemData['apps'][number]

/** /dashboard: the work that waits for the person, their applications, favourites and open pages. */
export const HomePage = observer(function HomePage(_: Partial<TabPageProps>) {
  const shell = useShell()
  const { session, entry, tabs } = shell
  const language = useLanguage()
  const messages = useMessages(portalMessages)
  const favorites = useQuery(favoriteListOptions(entry.api)).data ?? []
  const recent = tabs.tabs.filter(({ name }) => name !== 'dashboard').toReversed()
  const waiting = waitingKinds(shell, subApps)
  const now = new Date()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(now)
  return (
    <div className="home">
      <header className="home-head">
        <h1>{greeting(messages, now.getHours())(session.name)}</h1>
        <p>{session.currentTenant ? messages.today(date, session.currentTenant.name) : date}</p>
      </header>
      {waiting.length > 0 && (
        <Section title={messages.waiting}>
          <WaitingWork kinds={waiting} />
        </Section>
      )}
      {session.hasTenant && (
        <Section title={messages.myApps}>
          <MyApps />
        </Section>
      )}
      <div className="home-columns">
        {session.hasTenant && (
          <Section title={messages.unread}>
            <Unread />
          </Section>
        )}
        <Section title={messages.favorites}>
          <Links
            empty={session.isMockLogin ? messages.noFavoritesOfPerson : messages.noFavorites}
            links={favorites.map(({ menuId, name, path }) => ({ key: menuId, name, to: path }))}
          />
        </Section>
        <Section title={messages.recent}>
          <Links
            empty={messages.noRecent}
            links={recent.map((tab) => ({ key: tab.name, name: shell.titleOf(tab), to: tab.url }))}
          />
        </Section>
      </div>
    </div>
  )
})

function greeting(messages: (typeof portalMessages)['zh-CN'], hour: number) {
  if (hour < 11) return messages.morning
  if (hour < 13) return messages.noon
  return hour < 18 ? messages.afternoon : messages.evening
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="home-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const MyApps = observer(function MyApps() {
  const shell = useShell()
  const { entry } = shell
  const messages = useMessages(portalMessages)
  const { data, error, refetch } = useQuery(myAppsOptions(entry.api))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="home-apps" aria-busy="true" />
  const apps = data.filter((app) => app.appCode !== managementEntryCode && shell.hasPages(app))
  if (apps.length === 0) return <EmptyState title={messages.noApps} text={messages.noAppsText} />
  return (
    <ul className="home-apps">
      {apps.map((app) => (
        <li key={app.appCode}>
          <AppCard app={app} />
        </li>
      ))}
    </ul>
  )
})

function AppCard({ app }: { app: App }) {
  const messages = useMessages(portalMessages)
  const isOff = app.status === 1 || app.enable !== 1
  const face = (
    <>
      <AppIcon app={app} />
      <span className="home-app-name">{app.appName}</span>
      {isOff && <span className="home-app-note">{messages.appDisabled}</span>}
    </>
  )
  if (isOff) return <div className="home-app home-app-off">{face}</div>
  return (
    <TabLink className="home-app" to={app.path}>
      {face}
    </TabLink>
  )
}

/** A picture where the icon is an address, else the first character of the name. */
function AppIcon({ app }: { app: App }) {
  const isPicture = /^(?:\/|https?:|data:image\/)/.test(app.icon ?? '')
  if (isPicture) return <img className="home-app-icon" src={app.icon ?? ''} alt="" />
  return (
    <span className="home-app-icon" aria-hidden>
      {initialOf(app.appName)}
    </span>
  )
}

/** Which messages wait; the drawer opens them. */
function Unread() {
  const { entry, inbox } = useShell()
  const language = useLanguage()
  const messages = useMessages(portalMessages)
  const { data, error, refetch } = useQuery(unreadOptions(entry.api))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="home-empty" aria-busy="true" />
  if (data.total === 0) return <p className="home-empty">{messages.noUnread}</p>
  return (
    <>
      <p className="home-numbers">{messages.unreadNumbers(data.total, data.mustConfirm)}</p>
      <ul className="home-links">
        {data.items.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className="home-message"
              aria-haspopup="dialog"
              onClick={() => inbox.open(message)}
            >
              <span>{message.title}</span>
              <time dateTime={message.at}>{formatTime(message.at, language)}</time>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface LinksProps {
  links: readonly { key: string; name: string; to: string | null }[]
  empty: string
}

function Links({ links, empty }: LinksProps) {
  if (links.length === 0) return <p className="home-empty">{empty}</p>
  return (
    <ul className="home-links">
      {links.map(({ key, name, to }) => (
        <li key={key}>{to ? <TabLink to={to}>{name}</TabLink> : <span>{name}</span>}</li>
      ))}
    </ul>
  )
}
