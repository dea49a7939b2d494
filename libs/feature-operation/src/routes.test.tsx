import { QueryClient } from '@tanstack/react-query'
import { createTestApi } from '@spruce/api-client/testing'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { operationSubApp } from './subApp.js'

const base = '/yunbu-app/spruce-web-operation-management'

function routerAt(url: string): AnyRouter {
  const root = createRootRoute()
  return createRouter({
    routeTree: root.addChildren(operationSubApp.routes(root)),
    history: createMemoryHistory({ initialEntries: [url] }),
    context: { api: createTestApi({}), queryClient: new QueryClient() },
  } as never)
}

describe('the routes of the operations console', () => {
  it.each([
    [base, `${base}/component-management`],
    [`${base}/`, `${base}/component-management`],
    [`${base}/base`, `${base}/base/customer`],
  ])('%s leads to %s (section 2.2)', async (url, target) => {
    const router = routerAt(url)
    await router.load()
    expect(router.state.location.pathname).toBe(target)
  })
})
