import { type ApiClient, listOf } from '@spruce/api-client'
import { listPages } from '@spruce/api-client/operations'
import type { Language } from '@spruce/validators/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { orderedApplicationsOptions, readApplications } from '../applications/applicationQueries.js'
import { menuOptionsOptions, menuTreeOptions, type ManagedMenu } from '../menus/menuQueries.js'
import type { WorkbenchTarget } from './WorkbenchSurfaces.js'

/** Whom to ask, and in which language names are said. */
export interface TargetSource {
  readonly api: ApiClient
  readonly client: QueryClient
  readonly language: Language
}

/** So many pages of 100 are read at most: a list with more cannot be chosen from. */
const mostReads = [1, 2, 3, 4, 5]

/** The published pages of delivered applications, by name. */
export async function listPageTargets({ api, client }: TargetSource): Promise<WorkbenchTarget[]> {
  const found: WorkbenchTarget[] = []
  for (const page of mostReads) {
    const query = { status: 'published' as const, sort: 'appCode,name', page, size: 100 }
    const { rows, total } = await client.query({
      ...listOf(api, listPages, { query }),
      meta: { silent: true },
    })
    found.push(
      ...rows.map(({ id, name, appCode }) => ({ value: id, label: `${name} · ${appCode}` })),
    )
    if (page * 100 >= total) break
  }
  return found
}

/** The menus of all applications that are open, each with the names above it. */
export async function listMenuTargets({
  api,
  client,
  language,
}: TargetSource): Promise<WorkbenchTarget[]> {
  const { apps } = await client.query(menuOptionsOptions(api))
  const open = apps.filter(({ state }) => state === 'open')
  const trees = await Promise.all(
    open.map(async ({ appCode, name }) => {
      const menus = await client.query(menuTreeOptions(api, appCode))
      return targetsBelow(menus, name, language)
    }),
  )
  return trees.flat()
}

/** The applications that are on, in the company's order. */
export async function listAppTargets({
  api,
  client,
  language,
}: TargetSource): Promise<WorkbenchTarget[]> {
  const apps = await readApplications((page) =>
    client.query({ ...orderedApplicationsOptions(api, page), meta: { silent: true } }),
  )
  return apps
    .filter(({ enable, status }) => enable === 1 && status === 0)
    .map(({ appCode, name }) => ({ value: appCode, label: name[language] }))
}

/** What leads somewhere: no button, and no group. */
function targetsBelow(
  menus: readonly ManagedMenu[],
  above: string,
  language: Language,
): WorkbenchTarget[] {
  return menus.flatMap(({ id, type, path, name, children }) => {
    if (type !== 0) return []
    const label = `${above} / ${name[language]}`
    const own = path === null || path === '' ? [] : [{ value: id, label }]
    return [...own, ...targetsBelow(children, label, language)]
  })
}
