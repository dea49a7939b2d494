import type { Schemas } from '@spruce/api-client/contract'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { menuAddress, pathOf } from '../../repositories/menus/ownedPath.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { PermissionSet } from '../../sessions/PermissionSet.js'

type Linker = Schemas['MenuLinkers']['named'][number]

/** So many are named; the others are counted. */
const mostNamed = 20

/** What of a tenant links to menus of its own accord: pages, workbenches, components. */
export interface MenuLinkers {
  pages: Schemas['MenuLinkers']
  components: Schemas['MenuLinkers']
  /** People's own workbenches. */
  workbenches: number
}

export interface LinkersContext {
  tenantId: string
  /** The portal's own. */
  origin: string
  /** Of the caller: names show to those who may see the list that they stand in. */
  permissions: PermissionSet
}

export async function menuLinkers(
  { designs, workbenches, tenantComponents }: Repositories,
  branch: readonly ManagedMenuRow[],
  { tenantId, origin, permissions }: LinkersContext,
): Promise<MenuLinkers> {
  const isLink = linksTo(branch, origin)
  const texts = wantedTexts(branch).map((text) => JSON.stringify(text).slice(1, -1))
  const linking = (documents: readonly string[]) =>
    documents.some((document) => textsOf(document).some(isLink))
  const pages = (await designs.holding(tenantId, texts)).filter(({ documents }) =>
    linking(documents),
  )
  const own = await workbenches.personalHolding(tenantId, texts)
  const components = (await tenantComponents.list(tenantId)).filter(
    ({ url }) => url !== null && isLink(url),
  )
  const mayList = {
    page: 'page:list',
    global: 'workbench:list',
    business: 'workbench:list',
  } as const
  return {
    pages: linkers(
      pages.map(({ id, name, kind }) => ({ id, name, kind })),
      ({ kind }) => kind !== 'component' && permissions.has(mayList[kind]),
    ),
    components: linkers(
      components.map(({ id, name }) => ({ id, name: name['zh-CN'], kind: 'component' })),
      () => permissions.has('widget:list'),
    ),
    workbenches: own.filter((document) => linking([document])).length,
  }
}

function linkers(all: readonly Linker[], isShown: (one: Linker) => boolean) {
  return { total: all.length, named: all.filter(isShown).slice(0, mostNamed) }
}

/** The ids and addresses of menus, as a document may name them. */
function wantedTexts(branch: readonly ManagedMenuRow[]): string[] {
  const menus = branch.filter(({ type }) => type === 0)
  const addresses = menus.map(menuAddress).filter((address) => address !== '')
  return [...new Set([...menus.map(({ id }) => id), ...addresses])]
}

/** Whether a text is the id or the address of one of these menus, with any query. */
function linksTo(branch: readonly ManagedMenuRow[], origin: string): (text: string) => boolean {
  const wanted = new Set(wantedTexts(branch))
  return (text) => {
    const path = pathOf(text.startsWith(`${origin}/`) ? text.slice(origin.length) : text)
    return wanted.has(text) || wanted.has(path)
  }
}

/** Every text of a document, whatever it is the value of. */
function textsOf(document: string): string[] {
  const found: string[] = []
  const left: unknown[] = [JSON.parse(document)]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') found.push(value)
    else if (typeof value === 'object' && value !== null)
      left.push(...(Object.values(value) as unknown[]))
  }
  return found
}
