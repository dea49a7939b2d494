import { pathOf } from '@spruce/session'
import type { PortalEntry } from '../entry/PortalEntry.js'

interface StaticOptions {
  staticData?: { tabName?: (params: Record<string, string>) => string }
}

/** The name of the tab that a page opens in; undefined where it opens in none. */
export function tabNameOf(entry: PortalEntry, url: string): string | undefined {
  const path = pathOf(url)
  const params = entry.paramsOf(path)
  const route = entry.findRoute(path) as { options: StaticOptions } | undefined
  return route?.options.staticData?.tabName?.(params)
}
