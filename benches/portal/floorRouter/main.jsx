// The least that an application of this kind loads: React, a router, one route with a form.
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

const root = createRootRoute({ component: Outlet })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: function Login() {
    return (
      <form>
        <label>
          账号
          <input name="account" />
        </label>
        <label>
          密码
          <input name="password" type="password" />
        </label>
        <button type="submit">登录</button>
      </form>
    )
  },
})
const router = createRouter({ routeTree: root.addChildren([login]) })
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />)
