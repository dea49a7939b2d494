import { addressOf, type MenuItem } from '@spruce/session'

/** A page of a delivered application, as a menu leads to it. */
export interface DeliveredLink {
  /** Of the page. */
  readonly id: string
  readonly name: string
  readonly url: string
}

/** The pages that the menus of an application lead to, in reading order, each once. */
export function deliveredPagesOf(menus: readonly MenuItem[] = []): DeliveredLink[] {
  const found = menus.flatMap((menu): DeliveredLink[] => {
    const url = menu.type === 0 ? addressOf(menu) : undefined
    const id = pageIdOf(url)
    const own = url !== undefined && id !== undefined ? [{ id, name: menu.name, url }] : []
    return [...own, ...deliveredPagesOf(menu.childs)]
  })
  return found.filter((page, at) => found.findIndex(({ id }) => id === page.id) === at)
}

/** Of `…/RCAPPN0001?pageId=<id>` or `…/RCAPPN0001/page-preview/<id>`. */
function pageIdOf(address: string | undefined): string | undefined {
  if (address?.startsWith('/') !== true) return undefined
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const segments = pathname.split('/')
  const at = segments.indexOf('page-preview')
  return (at < 0 ? undefined : segments[at + 1]) || searchParams.get('pageId') || undefined
}
