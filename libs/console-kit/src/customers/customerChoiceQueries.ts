import { type ApiClient, unwrap, unwrapList } from '@spruce/api-client'
import { queryOptions } from '@tanstack/react-query'

/** As many as a list of choices shows. */
const mostChoices = 20

const keys = {
  all: ['customers', 'choice'] as const,
  found: (keyword: string) => [...keys.all, 'found', keyword] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
}

/** The first customers that a keyword finds. */
export function customerChoiceOptions(api: ApiClient, keyword: string) {
  return queryOptions({
    meta: { silent: true }, // the field says that it failed
    queryKey: keys.found(keyword),
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/customers', {
          params: { query: { page: 1, size: mostChoices, ...(keyword && { keyword }) } },
          signal,
        }),
      ),
    staleTime: 30_000,
  })
}

/** One of them, for its name. Without it the id stands. */
export function customerNameOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true },
    queryKey: keys.one(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/spruce/api/v1/customers/{id}', { params: { path: { id } }, signal })),
    staleTime: 30_000,
    retry: false,
  })
}
