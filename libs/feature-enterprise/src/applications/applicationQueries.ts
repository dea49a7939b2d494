import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import { getApp, listApps } from '@spruce/api-client/operations'
import { type ApplicationQuery, applicationSearch } from './applicationQuery.js'

/** An application of the product or of the company. */
export type Application = Schemas['ManagedApp']
/** One of the company's own, which is managed here. */
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

/** Pages of the largest size that hold as many of the company's own as one call puts in an order: 200. */
const orderedPages = [1, 2]

/** Those of the company as they stand in order, up to 200; further ones follow them as they are. */
export function ownApplicationsOptions(api: ApiClient, page: number) {
  return listOf(api, listApps, { query: { origin: 'tenant', sort: 'sort', page, size: 100 } })
}

/** Reads them page by page, as far as there are more. */
export async function readOwnApplications(
  readPage: (page: number) => Promise<{ rows: readonly Application[]; total: number }>,
): Promise<OwnApplication[]> {
  const found: OwnApplication[] = []
  for (const page of orderedPages) {
    const { rows, total } = await readPage(page)
    found.push(...rows.filter(isOwnApplication))
    if (page * 100 >= total) break
  }
  return found
}

/** Whether it is managed here: those of the product are not. */
export function isOwnApplication(app: Application): app is OwnApplication {
  return app.id !== null
}
