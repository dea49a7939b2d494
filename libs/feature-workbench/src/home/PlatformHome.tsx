import { managementEntryCode, targetOfApp, type SystemData } from '@spruce/session'
import { useApi, useSession } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  initialOf,
  TabLink,
  type TabLinkProps,
  useLanguage,
  useMessages,
  useShellPort,
} from '@spruce/shell-ui'
import { safeUrl } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { workbenchMessages } from '../messages.js'
import { waitingKinds } from '../waiting/waitingCounts.js'
import { WaitingWork } from '../waiting/WaitingWork.js'
import { useWorkbench } from '../WorkbenchEnvironment.js'
import { myAppsOptions } from './homeQueries.js'

type App = SystemData['apps'][number]

/** What the platform shows where nobody designed a workbench: waiting work, applications, favourites, open pages. */
export const PlatformHome = observer(function PlatformHome() {
  const session = useSession()
  const { favorites, recent, openFavorite } = useShellPort()
  const { subApps, menuPathOf, Unread } = useWorkbench()
  const messages = useMessages(workbenchMessages)
  const waiting = waitingKinds({ session, menuPathOf }, subApps, useLanguage())
  return (
    <>
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
            links={favorites.map((favorite) => ({
              ...{ key: favorite.menuId, name: favorite.name, to: favorite.path },
              open: () => openFavorite(favorite),
            }))}
          />
        </Section>
        <Section title={messages.recent}>
          <Links
            empty={messages.noRecent}
            links={recent.map(({ name, title, url }) => ({ key: name, name: title, to: url }))}
          />
        </Section>
      </div>
    </>
  )
})

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="home-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const MyApps = observer(function MyApps() {
  const { hasPages } = useWorkbench()
  const messages = useMessages(workbenchMessages)
  const { data, error, refetch } = useQuery(myAppsOptions(useApi()))
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="home-apps" aria-busy="true" />
  const apps = data.filter((app) => app.appCode !== managementEntryCode && hasPages(app))
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
  const messages = useMessages(workbenchMessages)
  const { openApp } = useShellPort()
  const isOff = app.status === 1 || app.enable !== 1
  const face = (
    <>
      <AppIcon app={app} />
      <span className="home-app-name">{app.appName}</span>
      {isOff && <span className="home-app-note">{messages.appDisabled}</span>}
    </>
  )
  if (isOff) return <div className="home-app home-app-off">{face}</div>
  const target = targetOfApp(app)
  if (!target) return <div className="home-app home-app-off">{face}</div>
  return (
    <OpenedLink className="home-app" to={target.url} open={() => openApp(app)}>
      {face}
    </OpenedLink>
  )
}

/** A path of the portal, or http(s) of one host without user info. */
function isAddress(to: string): boolean {
  const { origin } = URL.canParse(to) ? new URL(to) : location
  return safeUrl(to, { origin: location.origin, allowedOrigins: [origin] }) !== undefined
}

interface OpenedLinkProps extends TabLinkProps {
  /** In place of going there within this tab. */
  open: () => void
}

/** A link that the shell opens by the kind of what it leads to; modified clicks stay with the browser. */
function OpenedLink({ open, ...props }: OpenedLinkProps) {
  if (!isAddress(props.to)) return <div className={props.className}>{props.children}</div>
  return (
    <TabLink
      {...props}
      rel="noopener noreferrer"
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        open()
      }}
    />
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

interface LinksProps {
  links: readonly { key: string; name: string; to: string | null; open?: () => void }[]
  empty: string
}

function Links({ links, empty }: LinksProps) {
  if (links.length === 0) return <p className="home-empty">{empty}</p>
  return (
    <ul className="home-links">
      {links.map(({ key, name, to, open }) => (
        <li key={key}>{to ? <PageLink {...{ name, to, open }} /> : <span>{name}</span>}</li>
      ))}
    </ul>
  )
}

function PageLink({ name, to, open }: { name: string; to: string; open?: () => void }) {
  if (!open) return <TabLink to={to}>{name}</TabLink>
  return (
    <OpenedLink to={to} open={open}>
      {name}
    </OpenedLink>
  )
}
