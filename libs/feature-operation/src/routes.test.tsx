import { QueryClient } from '@tanstack/react-query'
import { createTestApi } from '@spruce/api-client/testing'
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import type { ManifestMenu } from '@spruce/session'
import { describe, expect, it } from 'vitest'
import { operationManifest } from './manifest.js'
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

  it('are each of a menu: the page guard opens no other', () => {
    const paths = new Set(menuPaths(operationManifest.menus))
    const pages = Object.values(routerAt(base).routesByPath as Record<string, AnyRoute>).filter(
      ({ options }) => 'component' in options,
    )
    const menuPathOf = ({ fullPath, options }: AnyRoute) =>
      options.staticData?.menuPath ?? (fullPath as string)
    expect(pages.length).toBeGreaterThan(paths.size)
    expect(pages.map(menuPathOf).filter((path) => !paths.has(path))).toEqual([])
  })
})

function menuPaths(menus: readonly ManifestMenu[]): string[] {
  return menus.flatMap(({ path, childs = [] }) => [
    ...(path === '' ? [] : [`${base}/${path}`]),
    ...menuPaths(childs),
  ])
}
