import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { type RegisteredApi, useProvidedApi } from '../provider/ApiProvider.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { type ResourceList, type ResourceState, useResourceList } from './useResourceList.js'

/** What a list in a dialog shows. */
export interface DialogListOptions<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
> {
  /** A query options factory of the library that knows the endpoint. */
  list: (api: RegisteredApi, query: Query) => UseQueryOptions<List, Error, List, Key>
  /** Default: the row's `id`. */
  rowId?: (row: List['rows'][number]) => string
  /** Filters that it begins with. */
  initial?: NoInfer<Query>
  /** Rows of a page. Default: 10. */
  size?: number
}

/** A list in a dialog, which has no address: its query lives as long as the dialog. */
export function useDialogList<
  Query extends ResourceQuery,
  List extends ResourceList<unknown>,
  Key extends QueryKey,
>(options: DialogListOptions<Query, List, Key>): ResourceState<Query, List['rows'][number]> {
  const { list, initial, size = 10, ...rest } = options
  const getApi = useProvidedApi()
  const [query, setQuery] = useState({ ...initial, size } as Query)
  return useResourceList<Query, List, Key>({
    ...rest,
    query,
    onQueryChange: (patch) => setQuery((former) => ({ ...former, ...patch })),
    list: (wanted) => list(getApi(), wanted),
  })
}
