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

/** What the server has last confirmed, while saving is under way. */
const confirmedKey = ['confirmed-favorites'] as const

/**
 * Saves the whole list; it shows at once. When the server refuses, it goes back to what the server has last
 * confirmed, and not to what another save that is under way shows.
 */
export function saveFavoritesOptions(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: favoriteKey,
    mutationFn: (favorites: readonly Favorite[]) =>
      unwrap(
        api.POST('/spruce-console-web/my/favorites', {
          body: { items: favorites.map(({ menuId }) => ({ menuId })) },
        }),
      ),
    onMutate: async (favorites) => {
      const isOnly = queryClient.isMutating({ mutationKey: favoriteKey }) <= 1
      const shown = queryClient.getQueryData<Favorite[]>(favoriteKey)
      if (isOnly && shown) queryClient.setQueryData(confirmedKey, shown)
      await queryClient.cancelQueries({ queryKey: favoriteKey })
      queryClient.setQueryData<Favorite[]>(favoriteKey, [...favorites])
    },
    onError: () => {
      const confirmed = queryClient.getQueryData<Favorite[]>(confirmedKey)
      if (confirmed) queryClient.setQueryData(favoriteKey, confirmed)
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(confirmedKey, saved)
      queryClient.setQueryData(favoriteKey, saved)
    },
  })
}
