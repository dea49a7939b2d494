import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { isTabTitle, type TabTitle } from './TabTitle.js'

/** The search part of a tab's address, as its route has validated it. @public */
export type TabQuery = Record<string, unknown>

/** One opened page. Records are replaced, never changed in place. @public */
export interface Tab {
  /** Identity: what the page is, never what it is filtered by. */
  readonly name: string
  /** The address to return to, query included. */
  readonly url: string
  /** What the page calls itself; without it the tab bar asks the menu. */
  readonly title?: TabTitle
  readonly routeId?: string
  readonly params: Readonly<Record<string, string>>
  readonly query: TabQuery
  readonly isPinned: boolean
  /** False while asleep: the button stays, the page is not mounted. */
  readonly isLive: boolean
  /** Holds unsaved input. */
  readonly isDirty: boolean
  /** Order of creation; panels are rendered in it, because a moved DOM node loses its scroll. */
  readonly seq: number
  /** Grows with every refresh; a new one mounts the page anew. */
  readonly revision: number
}

/** What is needed to open a tab. @public */
export interface TabTarget {
  name: string
  url: string
  title?: TabTitle
  routeId?: string
  params?: Readonly<Record<string, string>>
  query?: TabQuery
}

/** What survives a reload. @public */
export interface TabsSnapshot {
  tabs: { name: string; url: string; title?: TabTitle; isPinned?: boolean }[]
}

/** Why a page was unmounted. @public */
export type TabDropReason = 'closed' | 'asleep' | 'refreshed'

/** @public */
export interface TabsStoreOptions {
  /** The tab that remains when all are closed. */
  getFirstMenuTab?: () => TabTarget | undefined
  /** How many pages stay mounted. Default 20. */
  limit?: number
  /** Reads what `save` was given last; anything malformed is ignored. */
  load?: () => unknown
  /** Called with every change worth keeping. */
  save?: (snapshot: TabsSnapshot) => void
  /** Called when a page is unmounted for good, to free what it cached. */
  onDrop?: (tab: Tab, reason: TabDropReason) => void
}

/** @public */
export interface CloseOptions {
  /** Closes tabs with unsaved input too. Ask the person first. */
  discard?: boolean
}

/**
 * The opened pages, in the order of the tab bar (specification section 4, Tabs). It neither fetches
 * nor navigates: `bindRouter` joins it to the router. @public
 */
export class TabsStore {
  tabs: readonly Tab[] = []
  /** The tab on show. */
  activeName: string | undefined = undefined
  /** True while the address belongs to no tab, as on an error page. */
  isOutside = false

  private readonly options: TabsStoreOptions
  private readonly limit: number
  /** When each tab was last on show; larger is later. */
  private readonly usedAt = new Map<string, number>()
  private clock = 0
  private readonly stopSaving: () => void

  constructor(options: TabsStoreOptions = {}) {
    this.options = options
    this.limit = Math.max(1, options.limit ?? 20)
    makeAutoObservable<this, 'options' | 'limit' | 'usedAt' | 'clock' | 'stopSaving'>(
      this,
      {
        tabs: observableRef,
        options: false,
        limit: false,
        usedAt: false,
        clock: false,
        stopSaving: false,
        dispose: false,
        find: false,
        neighbourOf: false,
        getFirstMenuTab: false,
      },
      { autoBind: true },
    )
    if (options.load) this.restore(options.load())
    const { save } = options
    this.stopSaving = save
      ? reaction(
          () => this.snapshot,
          (snapshot) => save(snapshot),
          { equals: compareStructural },
        )
      : () => undefined
  }

  /** The tab on show, unless the address belongs to none. */
  get active(): Tab | undefined {
    return this.isOutside ? undefined : this.find(this.activeName)
  }

  /** The opened pages under the specification's name. */
  get tags(): readonly { name: string; url: string }[] {
    return this.tabs.map(({ name, url }) => ({ name, url }))
  }

  /** Mounted pages, in order of creation. */
  get liveTabs(): readonly Tab[] {
    return this.tabs.filter((tab) => tab.isLive).toSorted((a, b) => a.seq - b.seq)
  }

  get dirtyTabs(): readonly Tab[] {
    return this.tabs.filter((tab) => tab.isDirty)
  }

  get snapshot(): TabsSnapshot {
    return {
      tabs: this.tabs.map(({ name, url, title, isPinned }) => ({
        name,
        url,
        ...(title ? { title } : {}),
        ...(isPinned ? { isPinned } : {}),
      })),
    }
  }

  /** The tab that remains when all are closed. */
  getFirstMenuTab(): TabTarget | undefined {
    return this.options.getFirstMenuTab?.()
  }

  find(name: string | undefined): Tab | undefined {
    return this.tabs.find((tab) => tab.name === name)
  }

  /** The tab that comes to the front when `name` closes: the right one, else the left one. */
  neighbourOf(name: string): Tab | undefined {
    const index = this.tabs.findIndex((tab) => tab.name === name)
    return index < 0 ? undefined : (this.tabs[index + 1] ?? this.tabs[index - 1])
  }

  /** Adds a sleeping tab. It is added only if it has name and url and no tab of that name exists. */
  open(target: TabTarget) {
    if (!target.name || !target.url || this.find(target.name)) return
    this.clock += 1
    this.tabs = [
      ...this.tabs,
      {
        name: target.name,
        url: target.url,
        title: target.title,
        routeId: target.routeId,
        params: target.params ?? {},
        query: target.query ?? {},
        isPinned: false,
        isLive: false,
        isDirty: false,
        seq: this.clock,
        revision: 0,
      },
    ]
  }

  /** Shows a page: opens its tab or takes the new address and query into the open one. */
  activate(target: TabTarget) {
    this.open(target)
    const tab = this.find(target.name)
    if (!tab) return
    const query = target.query ?? tab.query
    this.replace({
      ...tab,
      url: target.url || tab.url,
      title: target.title ?? tab.title,
      routeId: target.routeId ?? tab.routeId,
      params: keepIfEqual(tab.params, target.params ?? tab.params),
      query: keepIfEqual(tab.query, query),
      isLive: true,
    })
    this.activeName = target.name
    this.isOutside = false
    this.touch(target.name)
    this.putToSleepOverLimit()
  }

  /** Shows something that is no tab; every page stays as it is. */
  leaveTabs() {
    this.isOutside = true
  }

  /** Writes the address of a tab. */
  patch(name: string, change: { query: TabQuery; url: string }) {
    const tab = this.find(name)
    if (tab) this.replace({ ...tab, query: keepIfEqual(tab.query, change.query), url: change.url })
  }

  setTitle(name: string, title: TabTitle | undefined) {
    const tab = this.find(name)
    if (tab && !compareStructural(tab.title, title)) this.replace({ ...tab, title })
  }

  setDirty(name: string, isDirty: boolean) {
    const tab = this.find(name)
    if (tab && tab.isDirty !== isDirty) this.replace({ ...tab, isDirty })
  }

  /** Pinned tabs stand first, and closing others or all leaves them open. */
  setPinned(name: string, isPinned: boolean) {
    const tab = this.find(name)
    if (!tab || tab.isPinned === isPinned) return
    const rest = this.tabs.filter((other) => other.name !== name)
    const changed = { ...tab, isPinned }
    const pinnedCount = rest.filter((other) => other.isPinned).length
    this.tabs = rest.toSpliced(pinnedCount, 0, changed)
  }

  /** Moves a tab to a place of the bar, as far as its group (pinned or not) reaches. */
  move(name: string, toIndex: number) {
    const tab = this.find(name)
    if (!tab) return
    const rest = this.tabs.filter((other) => other.name !== name)
    const pinnedCount = rest.filter((other) => other.isPinned).length
    const [least, most] = tab.isPinned ? [0, pinnedCount] : [pinnedCount, rest.length]
    this.tabs = rest.toSpliced(Math.min(Math.max(toIndex, least), most), 0, tab)
  }

  /** Mounts the page anew. Its unsaved input is lost: ask the person first. */
  refresh(name: string) {
    const tab = this.find(name)
    if (!tab) return
    this.replace({ ...tab, revision: tab.revision + 1, isDirty: false, title: undefined })
    this.options.onDrop?.(tab, 'refreshed')
  }

  /** Closing removes it. Returns false when unsaved input forbade it. */
  close(name: string, options: CloseOptions = {}): boolean {
    const tab = this.find(name)
    if (!tab) return true
    if (tab.isDirty && !options.discard) return false
    const next = this.neighbourOf(name)
    this.keep((other) => other.name !== name, next?.name)
    return true
  }

  /** An 'other' action keeps only the tab with the given url (and pinned or, unless discarded, dirty ones). */
  closeOthers(url: string, options: CloseOptions = {}) {
    const target = this.tabs.find((tab) => tab.url === url)
    this.keep((tab) => tab.url === url || isKept(tab, options), target?.name)
  }

  /** Clearing resets to only the first menu tab (and pinned or, unless discarded, dirty ones). */
  reset(options: CloseOptions = {}) {
    const first = this.getFirstMenuTab()
    this.keep((tab) => tab.name === first?.name || isKept(tab, options), first?.name)
    if (first) {
      this.open(first)
      if (!this.find(this.activeName)) this.activeName = first.name
    }
  }

  /** Forgets every tab, as a change of tenant or signing out must. */
  clear() {
    this.keep(() => false, undefined)
  }

  /** Takes up saved tabs, asleep. What is open already stays. */
  restore(saved: unknown) {
    for (const { isPinned, ...target } of readSnapshot(saved).tabs) {
      this.open(target)
      if (isPinned) this.restorePin(target.name)
    }
  }

  dispose() {
    this.stopSaving()
  }

  private restorePin(name: string) {
    const tab = this.find(name)
    if (!tab || tab.isPinned) return
    this.replace({ ...tab, isPinned: true })
    this.tabs = [
      ...this.tabs.filter((other) => other.isPinned),
      ...this.tabs.filter((other) => !other.isPinned),
    ]
  }

  private replace(changed: Tab) {
    this.tabs = this.tabs.map((tab) => (tab.name === changed.name ? changed : tab))
  }

  private keep(isWanted: (tab: Tab) => boolean, nextActive: string | undefined) {
    const dropped = this.tabs.filter((tab) => !isWanted(tab))
    this.tabs = this.tabs.filter(isWanted)
    if (!this.find(this.activeName)) {
      this.activeName = (this.find(nextActive) ?? this.tabs.at(-1))?.name
    }
    for (const tab of dropped) {
      this.usedAt.delete(tab.name)
      this.options.onDrop?.(tab, 'closed')
    }
  }

  private touch(name: string) {
    this.clock += 1
    this.usedAt.set(name, this.clock)
  }

  private putToSleepOverLimit() {
    const live = this.tabs.filter((tab) => tab.isLive)
    const oldestFirst = live
      .filter((tab) => tab.name !== this.activeName && !tab.isDirty)
      .toSorted((a, b) => (this.usedAt.get(a.name) ?? 0) - (this.usedAt.get(b.name) ?? 0))
    for (const tab of oldestFirst.slice(0, Math.max(0, live.length - this.limit))) {
      this.replace({ ...tab, isLive: false })
      this.options.onDrop?.(tab, 'asleep')
    }
  }
}

function isKept(tab: Tab, options: CloseOptions): boolean {
  return tab.isPinned || (tab.isDirty && !options.discard)
}

/** The old object when nothing changed, so that a kept page is not rendered for nothing. */
function keepIfEqual<T>(before: T, after: T): T {
  return compareStructural(before, after) ? before : after
}

function readSnapshot(saved: unknown): TabsSnapshot {
  const rows: unknown = isRecord(saved) ? saved['tabs'] : undefined
  if (!Array.isArray(rows)) return { tabs: [] }
  return {
    tabs: rows.flatMap((row: unknown) => {
      if (!isRecord(row)) return []
      const { name, url, title, isPinned } = row
      if (typeof name !== 'string' || typeof url !== 'string' || !isOwnAddress(url)) return []
      return [
        {
          name,
          url,
          ...(isTabTitle(title) ? { title } : {}),
          ...(isPinned === true ? { isPinned } : {}),
        },
      ]
    }),
  }
}

/** Saved addresses come from storage: only those inside the product are opened again. */
function isOwnAddress(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
