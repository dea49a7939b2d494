import { useEffect } from 'react'

/** The browser title of a tenant that configured none. @public */
export const defaultBrowserTitle = 'Spruce'

/** "Page titles come from the tenant's configured browser title, else a default." @public */
export function browserTitle(configured: string | null | undefined): string {
  return configured?.trim() || defaultBrowserTitle
}

/** Writes the title of the browser window: the page first, then the tenant. @public */
export function usePageTitle(page: string | undefined, configured: string | null | undefined) {
  useEffect(() => {
    const site = browserTitle(configured)
    document.title = page && page !== site ? `${page} - ${site}` : site
  }, [page, configured])
}
