import { createApiClient, type Schemas } from '@spruce/api-client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { favoriteKey, saveFavoritesOptions } from './favoriteQueries.js'

const favorite = (menuId: string) => ({ menuId }) as Schemas['Favorite']
const all = ['a', 'b', 'c'].map(favorite)

it('shows what the server confirmed when several saves fail together', async () => {
  let fail: () => void = () => undefined
  const failed = new Promise<Response>((_resolve, reject) => {
    fail = () => reject(new TypeError('offline'))
  })
  const api = createApiClient({
    baseUrl: 'http://portal.test',
    getHeaders: () => ({ 'app-code': 'spruce-web-enterprise-console' }),
    fetch: () => failed,
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(favoriteKey, all)
  const saves = [all.slice(1), all.slice(2)].map((shown) =>
    new MutationObserver(queryClient, saveFavoritesOptions(api, queryClient))
      .mutate(shown)
      .catch(() => undefined),
  )
  await expect.poll(() => queryClient.getQueryData(favoriteKey)).toEqual(all.slice(2))
  fail()
  await Promise.all(saves)
  expect(queryClient.getQueryData(favoriteKey)).toEqual(all)
})
