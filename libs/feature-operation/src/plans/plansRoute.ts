import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { plansSearch } from './plansQuery.js'

/** Enterprise management at its address. */
export function plansRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: plansSearch.read,
    load: () => import('./PlansPage.js'),
    page: 'PlansPage',
    tab: 'plans',
  })
}
