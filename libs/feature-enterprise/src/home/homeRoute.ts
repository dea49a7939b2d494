import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The home of the console at an address of it. */
export function homeRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: () => ({}),
    load: () => import(/* ahead */ './EnterpriseHomePage.js'),
    page: 'EnterpriseHomePage',
    tab: 'enterprise-home',
  })
}
