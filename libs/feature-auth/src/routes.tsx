import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { LoginRoute } from './login/LoginRoute.js'

const loadStatus = () => import('./statusRoutes.js')

/**
 * The pages that need no session, all of them light. The login page loads with the entry, so that no
 * chunk stands between the first HTML and the form; the others share one small chunk. @public
 */
export function authRoutes(parent: AnyRoute): AnyRoute[] {
  const getParentRoute = () => parent
  return [
    createRoute({ getParentRoute, path: '/login', component: LoginRoute }),
    createRoute({ getParentRoute, path: '/admin/login', component: LoginRoute }),
    createRoute({
      getParentRoute,
      path: '/logout',
      component: lazyRouteComponent(loadStatus, 'LogoutRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/forgetPassword',
      component: lazyRouteComponent(loadStatus, 'ForgetPasswordRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/changePassword',
      component: lazyRouteComponent(loadStatus, 'ChangePasswordRoute'),
    }),
    ...['/accredit', '/oauth/login'].map((path) =>
      createRoute({
        getParentRoute,
        path,
        component: lazyRouteComponent(loadStatus, 'ConsentRoute'),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/oauth2',
      component: lazyRouteComponent(loadStatus, 'OauthRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/bind-account',
      component: lazyRouteComponent(loadStatus, 'BindAccountRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/demo',
      component: lazyRouteComponent(loadStatus, 'DemoRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/customer-apply',
      component: lazyRouteComponent(loadStatus, 'CustomerApplyRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/openid',
      component: lazyRouteComponent(loadStatus, 'OpenidRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/404',
      component: lazyRouteComponent(loadStatus, 'NotFoundRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/page404',
      component: lazyRouteComponent(loadStatus, 'BlockedRoute'),
    }),
    createRoute({
      getParentRoute,
      path: '/403',
      component: lazyRouteComponent(loadStatus, 'ForbiddenRoute'),
    }),
  ]
}
