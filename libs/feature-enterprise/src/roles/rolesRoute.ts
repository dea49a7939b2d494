import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readRoleQuery } from './roleQuery.js'

/** The page of roles at an address of the console. @public */
export function rolesRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readRoleQuery,
    load: () => import('./RolesPage.js'),
    page: 'RolesPage',
    tab: 'roles',
  })
}
