import type { Paging, SortField } from '../repositories/lists/Paging.js'

/** What every paged list can be asked for; the contract has checked it. */
interface ListQuery {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  ids?: string[] | undefined
  counts?: boolean | undefined
}

/** The page that a query asks for. */
export function pagingOf({
  page = 1,
  size = 20,
  sort,
  ids,
  counts,
  ...filters
}: ListQuery): Paging {
  return { page, size, ids, counts, filters, sort: sort === undefined ? undefined : readSort(sort) }
}

/** `-a,b`, which the contract has checked, as fields; of a field named twice the first counts. */
export function readSort<Field extends string>(sort: string): SortField<Field>[] {
  const fields = new Map<Field, boolean>()
  for (const part of sort.split(',')) {
    const descending = part.startsWith('-')
    const field = (descending ? part.slice(1) : part) as Field
    if (!fields.has(field)) fields.set(field, descending)
  }
  return [...fields].map(([field, descending]) => ({ field, descending }))
}
