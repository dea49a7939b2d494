import { unwrap, type ApiClient, type Schemas } from '@spruce/api-client'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

type Favorite = Schemas['Favorite']

export const favoriteKey = ['favorites'] as const

/** The person's favourites, in their order. The bootstrap has filled them in already. */
export function favoriteListOptions(api: ApiClient) {
  return queryOptions({
    queryKey: favoriteKey,
    queryFn: ({ signal }) => unwrap(api.GET('/spruce-console-web/my/favorites', { signal })),
    staleTime: Infinity, // changed here only
  })
}

/** Saves the whole list; it shows at once and goes back when the server refuses. */
export function saveFavoritesOptions(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (favorites: readonly Favorite[]) =>
      unwrap(
        api.POST('/spruce-console-web/my/favorites', {
          body: { items: favorites.map(({ menuId }) => ({ menuId })) },
        }),
      ),
    onMutate: async (favorites) => {
      await queryClient.cancelQueries({ queryKey: favoriteKey })
      const before = queryClient.getQueryData<Favorite[]>(favoriteKey)
      queryClient.setQueryData<Favorite[]>(favoriteKey, [...favorites])
      return before
    },
    onError: (_error, _favorites, before) => {
      if (before) queryClient.setQueryData(favoriteKey, before)
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(favoriteKey, saved)
    },
  })
}
