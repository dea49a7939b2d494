import {
  Activity,
  Suspense,
  createElement,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Outlet } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { TabErrorBoundary } from './TabErrorBoundary.js'
import { routeOf, type QueryChangeOptions, type TabNavigator } from './bindRouter.js'
import type { Tab, TabQuery } from './TabsStore.js'
import { TabPending } from './TabPending.js'
import { TabContext, type TabApi } from './useTab.js'
import { panelId, tabId } from './tabIds.js'

/** What every page receives. Effects of a page run again each time its tab is revealed. @public */
export interface TabPageProps<TQuery = TabQuery> {
  /** What the address of the tab says behind its path. */
  query: TQuery
  /** Merges into the query, in this tab even while it is hidden; `undefined` removes a key. */
  onQueryChange: (patch: Partial<TQuery>, options?: QueryChangeOptions) => void
  /** What the path of the tab says. */
  params: Readonly<Record<string, string>>
}

/** @public */
export interface TabOutletProps {
  /** The open pages, bound to the router. */
  navigator: TabNavigator
  /** Shown at an address that is no tab. Default: the router's own outlet. */
  outside?: ReactNode
  /** Told of an error that replaced a page. */
  onError?: (error: unknown, tab: Tab) => void
  /** Loads the product anew, for a page whose file is gone. Default: at once. */
  onReload?: () => void
}

/** The open pages: one on show, the others kept alive behind it. @public */
export const TabOutlet = observer(function TabOutlet(props: TabOutletProps) {
  const { navigator, outside, onError, onReload } = props
  const { store } = navigator
  const active = store.active?.name
  return (
    <>
      {store.liveTabs.map((tab) => (
        <Activity key={tab.name} mode={tab.name === active ? 'visible' : 'hidden'}>
          <TabPanel tab={tab} navigator={navigator} onError={onError} onReload={onReload} />
        </Activity>
      ))}
      {store.isOutside ? <div className="shell-panel">{outside ?? <Outlet />}</div> : null}
    </>
  )
})

interface TabPanelProps {
  tab: Tab
  navigator: TabNavigator
  onError?: (error: unknown, tab: Tab) => void
  onReload?: () => void
}

const TabPanel = memo(function TabPanel(props: TabPanelProps) {
  const { tab, navigator, onError, onReload } = props
  const { name } = tab
  const { router, store } = navigator
  const panel = usePanelMemory()
  const onQueryChange = useCallback(
    (patch: TabQuery, options?: QueryChangeOptions) => navigator.changeQuery(name, patch, options),
    [navigator, name],
  )
  const api = useMemo<TabApi>(
    () => ({
      name,
      setDirty: (isDirty) => store.setDirty(name, isDirty),
      setTitle: (title) => store.setTitle(name, title),
      close: () => navigator.close(name),
      refresh: () => navigator.refresh(name),
      open: (url) => navigator.open(url),
    }),
    [navigator, store, name],
  )
  const page = pageOf(router, tab)
  const { query, params } = tab
  const element = useMemo(
    () => (page ? createElement(page, { query, onQueryChange, params }) : null),
    [page, query, params, onQueryChange],
  )
  return (
    <div
      className="shell-panel"
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabId(tab)}
      tabIndex={0} // a panel scrolls, so the keyboard must reach it
      {...panel}
    >
      <TabContext value={api}>
        <TabErrorBoundary
          key={tab.revision}
          onError={(error) => onError?.(error, tab)}
          onRetry={() => store.refresh(name)}
          onReload={onReload}
        >
          <Suspense fallback={<TabPending />}>{element}</Suspense>
        </TabErrorBoundary>
      </TabContext>
    </div>
  )
})

function pageOf(router: TabNavigator['router'], tab: Tab) {
  return routeOf(router, tab)?.options.component as ComponentType<TabPageProps> | undefined
}

/**
 * Gives the panel back its scroll and the focus that was in it, each time it is revealed. A focus
 * that stands elsewhere on the screen, as on a tab or a menu, is left alone.
 */
function usePanelMemory() {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel) return
    // A panel begins at its top, mounted or revealed; to read where it stands would lay out the page.
    if (scrolled.current > 0) panel.scrollTop = scrolled.current
    const last = focused.current
    if (last?.isConnected && isFocusFree()) last.focus({ preventScroll: true })
  }, [])
  return {
    ref,
    onFocus(event: { target: EventTarget }) {
      if (event.target instanceof HTMLElement) focused.current = event.target
    },
    onScroll(event: { target: EventTarget; currentTarget: HTMLElement }) {
      if (event.target === event.currentTarget) scrolled.current = event.currentTarget.scrollTop
    },
  }
}

/** Nothing holds the focus, or only a page that has just been hidden. */
function isFocusFree(): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) return true
  const panel = activeElement.closest<HTMLElement>('.shell-panel')
  return panel?.style.display === 'none'
}
