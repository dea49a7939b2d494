import { addressOf, deliveredCodeOf, type MenuItem } from '@spruce/session'

/** Ids of the pages of an application that its menus lead to, in reading order, each once. */
export function deliveredPageIds(appCode: string, menus: readonly MenuItem[] = []): string[] {
  const found = menus.flatMap((menu): string[] => {
    const id = menu.type === 0 ? pageIdOf(appCode, addressOf(menu)) : undefined
    return [...(id === undefined ? [] : [id]), ...deliveredPageIds(appCode, menu.childs)]
  })
  return [...new Set(found)]
}

/** Of `…/RCAPPN0001?pageId=<id>` or `…/RCAPPN0001/page-preview/<id>`. */
function pageIdOf(appCode: string, address: string | undefined): string | undefined {
  if (address?.startsWith('/') !== true) return undefined
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  if (deliveredCodeOf(pathname) !== appCode) return undefined
  const segments = pathname.split('/')
  const at = segments.indexOf('page-preview')
  return (at < 0 ? undefined : segments[at + 1]) || searchParams.get('pageId') || undefined
}
