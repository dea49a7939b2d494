import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import { getApp, getAppHealth, listApps, previewAppRemoval } from '@spruce/api-client/operations'
import { type ApplicationQuery, applicationSearch } from './applicationQuery.js'

/** An application of the product or of the company. */
export type Application = Schemas['ManagedApp']
/** One that the company registered. */
export type OwnApplication = Application & { id: string }

/** One page of them. */
export function applicationListOptions(api: ApiClient, query: ApplicationQuery) {
  const { enable, status, ...rest } = applicationSearch.params(query)
  return listOf(api, listApps, {
    query: {
      ...rest,
      ...(enable && { enable: enable === 'yes' ? 1 : 0 }),
      ...(status && { status: status === 'disabled' ? 1 : 0 }),
    },
  })
}

/** One of the company's own. */
export function applicationOptions(api: ApiClient, id: string) {
  return queryOf(api, getApp, { path: { id } })
}

/** Pages of the largest size that hold as many as one call puts in an order: 1,000. */
const orderedPages = Array.from({ length: 10 }, (_, index) => index + 1)

/** All as they stand in order, up to 1,000; further ones follow them as they are. */
export function orderedApplicationsOptions(api: ApiClient, page: number) {
  return listOf(api, listApps, { query: { page, size: 100 } })
}

/** Reads them page by page, as far as there are more. */
export async function readApplications(
  readPage: (page: number) => Promise<{ rows: readonly Application[]; total: number }>,
): Promise<Application[]> {
  const found: Application[] = []
  for (const page of orderedPages) {
    const { rows, total } = await readPage(page)
    found.push(...rows)
    if (page * 100 >= total) break
  }
  return found
}

/** Whether it is one of the consoles: switched off, nobody could switch it on again. */
export function isConsole({ appCode }: Application): boolean {
  return consoles.includes(appCode)
}

const consoles = ['spruce-web-enterprise-console', 'spruce-web-operation-management']

/** Whether it lies outside the portal, and can be asked whether it answers. */
export function hasAddress(url: string): boolean {
  return /^https?:/i.test(url)
}

/** What uses some of the company's own: what leads nowhere while they are off, and without them. */
export function applicationUsesOptions(api: ApiClient, ids: string[]) {
  return queryOf(api, previewAppRemoval, { body: { ids } })
}

/** How a state looks. */
export const healthTones = { up: 'success', down: 'danger', refused: 'warning' } as const

/** How a verdict of the embed doctor looks. */
export const verdictTones = { ok: 'success', warn: 'warning', bad: 'danger' } as const

/** What checks of one of the company's own found. */
export function applicationHealthOptions(api: ApiClient, id: string) {
  return queryOf(api, getAppHealth, { path: { id } })
}

/** Whether the company registered it, and not the product. */
export function isOwnApplication(app: Application): app is OwnApplication {
  return app.id !== null
}
