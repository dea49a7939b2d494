import { unwrap, type ApiClient } from '@spruce/api-client'
import { appCodeOf, pathOf, readDynamicHref } from '@spruce/session'
import type { TabsStore } from '@spruce/shell-ui'
import { compareStructural, reaction } from 'mobx'

/** How long after a page has come the visit is told, in milliseconds: the page comes first. */
const delay = 300

/**
 * Tells the server which applications the person opens. An application is opened with the first of its
 * pages that shows, and stays open until none of its pages is left in the tab bar. Nobody is told when
 * it fails: the person has lost nothing.
 */
export class AppVisits {
  private readonly opened = new Set<string>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly stopFollowing: () => void

  /**
   * @param api one that takes a 401 as an answer: a visit is no reason to ask for a password
   * @param apps those that the person sees, of which the framework page may show one
   */
  constructor(
    private readonly api: ApiClient,
    tabs: TabsStore,
    apps: () => readonly VisitedApp[] = () => [],
  ) {
    this.stopFollowing = reaction(
      () => ({ shown: appsOf(tabs.liveTabs, apps()), kept: appsOf(tabs.tabs, apps()) }),
      ({ shown, kept }) => this.follow(shown, kept),
      { fireImmediately: true, equals: compareStructural },
    )
  }

  dispose(): void {
    this.stopFollowing()
    for (const timer of this.timers) clearTimeout(timer)
  }

  private follow(shown: readonly string[], kept: readonly string[]): void {
    for (const appCode of this.opened) if (!kept.includes(appCode)) this.opened.delete(appCode)
    for (const appCode of shown) {
      if (this.opened.has(appCode)) continue
      this.opened.add(appCode)
      this.tellSoon(appCode)
    }
  }

  private tellSoon(appCode: string): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void unwrap(this.api.POST('/spruce/api/v1/app-visits', { body: { appCode } })).catch(
        () => undefined,
      )
    }, delay)
    this.timers.add(timer)
  }
}

/** An application, as far as its visits are told. */
export interface VisitedApp {
  readonly appCode: string
  readonly path: string
}

function appsOf(tabs: readonly { url: string }[], apps: readonly VisitedApp[]): string[] {
  return [...new Set(tabs.flatMap(({ url }) => appOf(url, apps) ?? []))].toSorted()
}

/** The framework page belongs to the application whose address it shows. */
function appOf(url: string, apps: readonly VisitedApp[]): string | undefined {
  const shown = readDynamicHref(url)
  if (!shown) return appCodeOf(pathOf(url))
  return apps.find(({ path }) => /^https?:/i.test(path) && shown.url.startsWith(path))?.appCode
}
