import type { PermissionCode } from '@spruce/validators/permission'
import { skipToken, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { Catalogue, Messages, Translation } from '@spruce/validators/i18n'
import type { DataColumn } from '../data-table/columns.js'
import { wordsOf, type Word } from '../i18n/words.js'
import { usePermitted } from '../permissions/PermissionProvider.js'
import { type RegisteredApi, useProvidedApi } from '../provider/ApiProvider.js'
import type { ResourceQuery, Search } from '../search/defineSearch.js'
import { useTableViews } from '../views/useTableViews.js'
import { useExportAction } from './useExportAction.js'
import { type ResourceList, type ResourceState, useResourceList } from './useResourceList.js'

/** What the tab of a page gives it: the query in the address. */
export interface QueryProps<Query extends ResourceQuery> {
  /** What the address says: filters and page. */
  query: Query
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<Query>) => void
}

/** A kind of records as its screen lists them. Declare it outside components. */
export interface Resource<
  Query extends ResourceQuery,
  Row extends object,
  Key extends QueryKey,
  Zh extends Messages,
> {
  /** What the table is called where views are kept: `members`. */
  table: string
  /** The texts of the screen; actions say theirs by the keys of these. */
  messages: Catalogue<Zh>
  /** The text that heads the page and names the file of an export. */
  title: Word<Translation<Zh>>
  /** What the address holds. */
  search: Search<Query>
  /** Of the table, and of a file. */
  columns: readonly DataColumn<Row>[]
  /** A query options factory of the library that knows the endpoint. */
  list: (
    api: RegisteredApi,
    query: Query,
  ) => UseQueryOptions<ResourceList<Row>, Error, ResourceList<Row>, Key>
  /** Without it the page shows why, asks for nothing, and nothing is exported. */
  permission: PermissionCode
  /** What the keys of its queries begin with: asked for anew when somebody else saved first. */
  key: QueryKey
  /** Default: the row's `id`. */
  rowId?: (row: Row) => string
  /** False where the server makes the file: the page then brings an action of its own. Default: true. */
  isExported?: boolean
}

/** Declares a kind of records; gives the page and its actions their types. */
export function defineResource<
  Query extends ResourceQuery,
  Row extends object,
  Key extends QueryKey,
  Zh extends Messages,
>(resource: Resource<Query, Row, Key, Zh>): Resource<Query, Row, Key, Zh> {
  return resource
}

/**
 * What every management screen needs, once: the list of `useResourceList`, the views that people keep of
 * its table, the export of what the filters find. The parts of ResourcePage take the rest from it.
 */
export function useResourcePage<
  Query extends ResourceQuery,
  Row extends object,
  Key extends QueryKey,
  Zh extends Messages,
>(
  { query, onQueryChange }: QueryProps<Query>,
  resource: Resource<Query, Row, Key, Zh>,
): ResourceState<Query, Row> {
  const { table, search, columns, list, permission, rowId, isExported = true } = resource
  const getApi = useProvidedApi()
  const isAllowed = usePermitted()(permission)
  const state = useResourceList<Query, ResourceList<Row>, Key>({
    ...{ query, onQueryChange },
    list: (wanted) => {
      const options = list(getApi(), wanted)
      return isAllowed ? options : { ...options, queryFn: skipToken }
    },
    ...(rowId && { rowId }),
  })
  const title = wordsOf(resource.messages)(resource.title)
  const { filters, read: readQuery } = search
  const views = useTableViews({ table, columns, state, filters, readQuery })
  const exportAction = useExportAction({ state, views, columns, name: title, permission })
  return {
    ...state,
    screen: { title, permission, columns, views, ...(isExported && { exportAction }) },
  }
}
