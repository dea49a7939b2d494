import { createTestApi } from '@spruce/api-client/testing'
import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, type AnyRoute } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { makeSubAppRoutes } from './makeSubAppRoutes.js'

const asked = vi.fn(() => ({ given: [] }) as never)
const api = createTestApi({ 'GET /spruce/api/v1/my-workbench': asked })

function loadHome(hasTenant: boolean) {
  const root = createRootRoute()
  const app: AnyRoute = createRoute({ getParentRoute: () => root, id: 'app' })
  const home: AnyRoute = createRoute({ getParentRoute: () => app, path: '/dashboard' })
  createRouter({ routeTree: root.addChildren([app.addChildren([home])]) })
  makeSubAppRoutes(app)
  const entry = { state: { shell: { session: { hasTenant } } } }
  const loader = home.options.loader as (parts: object) => void
  loader({ context: { entry, api, queryClient: new QueryClient() } })
}

it('starts the workbench with the way to /dashboard, for who has one', async () => {
  loadHome(false)
  expect(asked).not.toHaveBeenCalled()
  loadHome(true)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})
