import type { AnyRouter, BlockerFn, RouterHistory } from '@tanstack/react-router'
import { reaction } from 'mobx'
import type { ComponentType } from 'react'
import { openDialogs } from '../dialogs/OpenDialogs.js'
import { tabNameFor, type TabNaming } from './tabName.js'
import type { Tab, TabQuery, TabsStore } from './TabsStore.js'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    tabName?: TabNaming['tabName']
    tabKeys?: TabNaming['tabKeys']
  }
}

/** @public */
export interface BindRouterOptions {
  /**
   * Asks whether the unsaved input of these tabs may be lost. Without it the answer is no, so that
   * nothing is ever lost silently.
   */
  confirmDiscard?: (tabs: readonly Tab[]) => boolean | Promise<boolean>
}

/** @public */
export interface QueryChangeOptions {
  /** A step of its own for Back; otherwise the current one is replaced. */
  push?: boolean
}

/** What the person does with tabs: the tab store and the address, always together. @public */
export interface TabNavigator {
  readonly router: AnyRouter
  readonly store: TabsStore
  /** Goes to an address of the product; its tab opens or comes to the front. */
  open: (url: string) => Promise<void>
  /** Brings a tab to the front, at the address it was left. */
  activate: (name: string) => Promise<void>
  /** Changes the search part of one tab's address; `undefined` removes a key. Synchronous in the tab record. */
  changeQuery: (name: string, patch: TabQuery, options?: QueryChangeOptions) => void
  /** Resolves to false when the person kept it because of unsaved input. The same holds below. */
  close: (name: string) => Promise<boolean>
  closeOthers: (name: string) => Promise<boolean>
  closeAll: () => Promise<boolean>
  refresh: (name: string) => Promise<boolean>
  /** One step back in the history of this browser tab. */
  back: () => void
  dispose: () => void
}

/**
 * Joins a router and a tab store: the address resolves to a tab record, the record is the truth
 * about its page (`TabOutlet` renders it). Bind once per tenant; `dispose` lets go. @public
 */
export function bindRouter(
  router: AnyRouter,
  store: TabsStore,
  options: BindRouterOptions = {},
): TabNavigator {
  function mayDiscard(tabs: readonly Tab[]): boolean | Promise<boolean> {
    const dirty = tabs.filter((tab) => tab.isDirty)
    return dirty.length === 0 || (options.confirmDiscard?.(dirty) ?? false)
  }

  function takeAddress() {
    const { matches, location } = router.state
    if (location.href !== router.latestLocation.href) return // superseded by a newer navigation
    const leaf = matches.at(-1)
    const name =
      leaf &&
      tabNameFor(leaf.staticData, leaf.params as Record<string, string>, leaf.search as TabQuery)
    const isShown = leaf?.status === 'success' || store.find(name)?.isLive
    if (!leaf || !name || !isShown) {
      store.leaveTabs()
      return
    }
    store.activate({
      name,
      url: location.href,
      routeId: leaf.routeId as string,
      params: leaf.params as Record<string, string>,
      query: leaf.search as TabQuery,
    })
  }

  function open(url: string) {
    return router.navigate({ href: url })
  }

  async function activate(name: string) {
    const tab = store.find(name)
    if (tab && store.active !== tab) await open(tab.url)
  }

  function changeQuery(name: string, patch: TabQuery, { push = false }: QueryChangeOptions = {}) {
    const tab = store.find(name)
    const route = tab && routeOf(router, tab)
    if (!tab || !route) return
    const query = Object.fromEntries(
      Object.entries({ ...tab.query, ...patch }).filter(([, value]) => value !== undefined),
    )
    const target = { to: route.fullPath, params: tab.params, search: query }
    const { staticData } = route.options as { staticData?: TabNaming }
    if (tabNameFor(staticData ?? {}, tab.params, query) !== name) {
      // The query now names another tab, and this one stays as it is.
      if (store.active?.name === name) void router.navigate(target as never)
      return
    }
    // The record first: an input bound to the query must see its own keystroke in this same task.
    store.patch(name, { query, url: router.buildLocation(target as never).href })
    if (store.active?.name === name) {
      void router.navigate({ ...target, replace: !push } as never)
    }
  }

  async function close(name: string) {
    const tab = store.find(name)
    if (!tab) return true
    if (!(await mayDiscard([tab]))) return false
    const next = store.neighbourOf(name)
    if (store.active?.name === name) {
      if (next) await router.navigate({ href: next.url, replace: true })
      else await leaveLast(tab)
    }
    if (store.active?.name !== name || !next) store.close(name, { discard: true })
    return true
  }

  /** The last tab gives way to the first menu, which may be itself. */
  async function leaveLast(tab: Tab) {
    const first = store.getFirstMenuTab()
    if (first && first.name !== tab.name) await router.navigate({ href: first.url, replace: true })
  }

  async function closeOthers(name: string) {
    const kept = store.find(name)
    if (!kept) return false
    const others = store.tabs.filter((tab) => tab.name !== name && !tab.isPinned)
    if (!(await mayDiscard(others))) return false
    await activate(name)
    store.closeOthers(store.find(name)?.url ?? kept.url, { discard: true })
    return true
  }

  async function closeAll() {
    if (!(await mayDiscard(store.tabs.filter((tab) => !tab.isPinned)))) return false
    const first = store.getFirstMenuTab()
    if (first) await open(first.url)
    if (first && store.active) store.closeOthers(store.active.url, { discard: true })
    else store.reset({ discard: true })
    return true
  }

  async function refresh(name: string) {
    const tab = store.find(name)
    if (!tab || !(await mayDiscard([tab]))) return false
    await activate(name)
    store.refresh(name)
    return true
  }

  /**
   * A dialog lies over the page on show. Back and Forward close the upper one and nothing else; whoever
   * goes to another page asks first what was typed. A new filter of the same page is no leaving.
   */
  const blockBehindDialogs: BlockerFn = ({ action, currentLocation, nextLocation }) => {
    if (action !== 'PUSH' && action !== 'REPLACE') {
      openDialogs.dismissTop()
      return true
    }
    if (currentLocation.pathname === nextLocation.pathname || !openDialogs.hasInput) return false
    openDialogs.dismissInput()
    return true
  }

  function warnOfLoss(event: BeforeUnloadEvent) {
    event.preventDefault()
  }

  const stopListening = router.subscribe('onLoad', takeAddress)
  const stopWarning = reaction(
    () => store.dirtyTabs.length > 0 || openDialogs.hasInput,
    (isDirty) => {
      if (isDirty) window.addEventListener('beforeunload', warnOfLoss)
      else window.removeEventListener('beforeunload', warnOfLoss)
    },
    { fireImmediately: true },
  )
  let unblock: (() => void) | undefined
  const stopBlocking = reaction(
    () => openDialogs.isAnyOpen,
    (isAnyOpen) => {
      unblock?.()
      unblock = isAnyOpen
        ? (router.history as RouterHistory).block({
            blockerFn: blockBehindDialogs,
            enableBeforeUnload: false,
          })
        : undefined
    },
    { fireImmediately: true },
  )
  const stopPlacing = reaction(
    () => store.active?.name,
    (name) => openDialogs.moveTo(name),
    { fireImmediately: true },
  )
  if (router.state.status === 'idle' && router.state.resolvedLocation) takeAddress()

  return {
    router,
    store,
    open,
    activate,
    changeQuery,
    close,
    closeOthers,
    closeAll,
    refresh,
    back: () => (router.history as RouterHistory).back(),
    dispose() {
      stopListening()
      stopWarning()
      stopBlocking()
      unblock?.()
      stopPlacing()
      window.removeEventListener('beforeunload', warnOfLoss)
    },
  }
}

/** What the frame reads of a route. */
export interface TabRoute {
  fullPath: string
  options: { component?: ComponentType<never> }
}

/** The route whose page a tab shows; none while the tab has not been woken since a reload. */
export function routeOf(router: AnyRouter, tab: Tab): TabRoute | undefined {
  const routes = router.routesById as Record<string, TabRoute | undefined>
  return tab.routeId === undefined ? undefined : routes[tab.routeId]
}
