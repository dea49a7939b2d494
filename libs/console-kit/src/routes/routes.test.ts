import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { pageRoute } from './pageRoute.js'
import { redirectRoute } from './redirectRoute.js'

const load = vi.fn(() => Promise.resolve({ ListPage: () => null, OtherPage: () => 'other' }))

function routerAt(url: string): AnyRouter {
  const root = createRootRoute()
  const page = pageRoute(root, {
    path: '/list',
    read: ({ word }) => ({ keyword: word }),
    load,
    page: 'ListPage',
    tab: 'list',
  })
  return createRouter({
    routeTree: root.addChildren([page, redirectRoute(root, '/', '/list')]),
    history: createMemoryHistory({ initialEntries: [url] }),
  } as never)
}

it('a page reads its query, names its tab, and its code comes when it is opened', async () => {
  const router = routerAt('/list?word=oak')
  expect(load).not.toHaveBeenCalled()
  await router.load()
  expect(load).toHaveBeenCalledOnce()
  const leaf = router.state.matches.at(-1)!
  expect(leaf.search).toMatchObject({ keyword: 'oak' })
  expect(leaf.staticData.tabName?.({}, {})).toBe('list')
})

it('an address without a page leads to one, which takes its place', async () => {
  const router = routerAt('/')
  await router.load()
  expect(router.state.location.pathname).toBe('/list')
  expect(router.state.location.state.__TSR_index).toBe(0)
})
