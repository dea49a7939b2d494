import { queryOf } from '@spruce/api-client'
import { getPermissionMatrix } from '@spruce/api-client/operations'
import { createTestApi } from '@spruce/api-client/testing'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import './testing/domStubs.js'
import { makeMatrixRoles, sampleApps } from './roles/matrixHandlers.js'
import { departmentKeys } from './organization/departmentQueries.js'
import { memberKeys } from './organization/memberQueries.js'
import { organizationHandlers } from './testing/organizationHandlers.js'
import type { ManifestMenu, SubApp } from '@spruce/session'
import { enterpriseManifest } from './manifest.js'
import { appManagementSubApp, enterpriseSubApp } from './subApp.js'

vi.setConfig({ testTimeout: 60_000 }) // the first visit loads the page's code

const base = '/yunbu-app/spruce-web-enterprise-console'

function routerAt(
  url: string,
  queryClient = new QueryClient(),
  api = createTestApi(organizationHandlers()),
  subApp: SubApp = enterpriseSubApp,
): AnyRouter {
  const root = createRootRoute()
  return createRouter({
    routeTree: root.addChildren(subApp.routes(root)),
    history: createMemoryHistory({ initialEntries: [url] }),
    context: { api, queryClient },
  } as never)
}

describe('the routes of the enterprise console', () => {
  it.each([
    [base, 'workbench/global'],
    [`${base}/`, 'workbench/global'],
    [`${base}/base`, 'base/organization'],
  ])('%s leads to %s', async (url, page) => {
    const router = routerAt(url)
    await router.load()
    expect(router.state.location.pathname).toBe(`${base}/${page}`)
  })

  it('have a page for every menu, and for every log that a board leads to', async () => {
    const pages = new Set(
      Object.values(routerAt(base).routesByPath as Record<string, AnyRoute>)
        .filter(({ options }) => 'component' in options)
        .map(({ fullPath }) => fullPath as string),
    )
    const { tenantBoards } = await import('./boards/tenantBoards.js')
    const { login, app } = tenantBoards
    const wanted = [...menuPaths(enterpriseManifest.menus), login.logPath, app.logPath]
    expect(wanted.filter((path) => !pages.has(path))).toEqual([])
  })

  it('lead from an application below the menus to the page that begins with it', async () => {
    const router = routerAt(`${base}/base/menuMgt/self-service`)
    await router.load()
    expect(router.state.location).toMatchObject({
      ...{ pathname: `${base}/base/menuMgt`, search: { appCode: 'self-service' } },
    })
  })

  it('is one tab, whatever it shows', async () => {
    const router = routerAt(`${base}/base/organization?deptId=rd&page=2`)
    await router.load()
    const leaf = router.state.matches.at(-1)
    expect(leaf?.staticData.tabName?.({}, {})).toBe('organization')
    expect(leaf?.search).toEqual({ deptId: 'rd', page: 2 })
  })

  it('starts the matrix once, whatever is searched in it', async () => {
    const queryClient = new QueryClient()
    const asked = vi.fn(() => ({ apps: sampleApps, roles: makeMatrixRoles(2) }))
    const api = createTestApi({ 'GET /spruce/api/v1/permissions/matrix': asked })
    const { queryKey } = queryOf(api, getPermissionMatrix)
    const router = routerAt(`${base}/base/role/matrix`, queryClient, api)
    await router.load()
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toHaveProperty('roles'))
    await router.navigate({ to: `${base}/base/role/matrix`, search: { role: 'a' } })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('starts the tree with its open branch, people and the chosen department, and waits for none', async () => {
    const queryClient = new QueryClient()
    await routerAt(`${base}/base/organization?deptId=rd`, queryClient).load()
    await vi.waitFor(() => {
      expect(queryClient.getQueryData(departmentKeys.children(null))).toHaveLength(1)
      expect(queryClient.getQueryData(departmentKeys.children('group'))).not.toHaveLength(0)
      expect(queryClient.getQueryData(departmentKeys.detail('rd'))).toMatchObject({
        name: '研发中心',
      })
      expect(queryClient.getQueryData(memberKeys.list({ deptId: 'rd' }))).toMatchObject({
        total: 9,
      })
    })
  })
})

describe('the routes of the applications as an application of their own', () => {
  const { basePath, menus } = appManagementSubApp.manifest
  const open = (url: string) => routerAt(url, undefined, undefined, appManagementSubApp)

  it.each([basePath, `${basePath}/base`])('%s leads to the list', async (url) => {
    const router = open(url)
    await router.load()
    expect(router.state.location.pathname).toBe(`${basePath}/base/appMgt`)
  })

  it('have a page for every menu; the form of one belongs to it', async () => {
    expect(menus.map(({ path }) => path)).toEqual(['base/appMgt'])
    const router = open(`${basePath}/base/appMgt/edit/a1`)
    await router.load()
    expect(router.state.matches.at(-1)?.staticData.menuPath).toBe(`${basePath}/base/appMgt`)
  })
})

function menuPaths(menus: readonly ManifestMenu[]): string[] {
  return menus.flatMap(({ path, childs = [] }) => [
    ...(path === '' ? [] : [`${base}/${path}`]),
    ...menuPaths(childs),
  ])
}
