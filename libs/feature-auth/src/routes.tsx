import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { loadPages } from './loadPages.js'
import { LoginRoute } from './login/LoginRoute.js'

const lightPages = {
  '/logout': 'LogoutRoute',
  '/forgetPassword': 'ForgetPasswordRoute',
  '/changePassword': 'ChangePasswordRoute',
  '/accredit': 'ConsentRoute',
  '/oauth/login': 'ConsentRoute',
  '/oauth2': 'OauthRoute',
  '/bind-account': 'BindAccountRoute',
  '/demo': 'DemoRoute',
  '/customer-apply': 'CustomerApplyRoute',
  '/openid': 'OpenidRoute',
  '/404': 'NotFoundRoute',
  '/page404': 'BlockedRoute',
  '/403': 'ForbiddenRoute',
} as const

/**
 * The pages that need no session, all of them light. The login page loads with the entry, so that no
 * chunk stands between the first HTML and the form; the others share one small chunk. @public
 */
export function authRoutes(parent: AnyRoute): AnyRoute[] {
  const getParentRoute = () => parent
  return [
    ...['/login', '/admin/login'].map((path) =>
      createRoute({ getParentRoute, path, component: LoginRoute }),
    ),
    ...Object.entries(lightPages).map(([path, name]) =>
      createRoute({ getParentRoute, path, component: lazyRouteComponent(loadPages, name) }),
    ),
  ]
}
