import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readApplicationQuery } from './applicationQuery.js'

/** The page of applications at an address of the console. */
export function auditRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: readApplicationQuery,
    load: () => import('./AuditPage.js'),
    page: 'AuditPage',
    tab: 'customer-audit',
  })
}
