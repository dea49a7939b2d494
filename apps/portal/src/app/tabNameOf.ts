import { pathOf } from '@spruce/session'
import { tabNameFor, type TabNaming } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'

/** The name of the tab that a page opens in; undefined where it opens in none. */
export function tabNameOf(entry: PortalEntry, url: string): string | undefined {
  const path = pathOf(url)
  const route = entry.findRoute(path) as { options: { staticData?: TabNaming } } | undefined
  const search = Object.fromEntries(new URLSearchParams(url.split('#')[0]?.split('?')[1] ?? ''))
  return tabNameFor(route?.options.staticData ?? {}, entry.paramsOf(path), search)
}
