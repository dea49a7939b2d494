import { boardRoutes, logRoutes, redirectRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { auditRoute } from './audit/auditRoute.js'
import { componentsRoute } from './components/componentsRoute.js'
import { homeRoute } from './home/homeRoute.js'
import { customerRoutes } from './customers/customersRoute.js'
import { operationManifest } from './manifest.js'
import { plansRoute } from './plans/plansRoute.js'
import { recycleBinRoute } from './recycle-bin/recycleBinRoute.js'
import { systemNoticesRoute } from './system-notices/systemNoticesRoute.js'

const { basePath } = operationManifest

/** The routes of the operations console (docs/SPECIFICATION.md 2.2). Pages come by `import()`. @public */
export function operationRoutes(parent: AnyRoute): AnyRoute[] {
  return [
    redirectRoute(parent, basePath, `${basePath}/component-management`),
    redirectRoute(parent, `${basePath}/base`, `${basePath}/base/customer`),
    homeRoute(parent, `${basePath}/base/index`),
    componentsRoute(parent, `${basePath}/component-management`),
    ...customerRoutes(parent, `${basePath}/base/customer`),
    auditRoute(parent, `${basePath}/base/customer/audit`),
    plansRoute(parent, `${basePath}/base/customer/permissions`),
    systemNoticesRoute(parent, `${basePath}/publish/system-notice`),
    ...boardRoutes(parent, {
      base: `${basePath}/base/board`,
      tab: 'platform',
      load: () => import('./boards/platformBoardPages.js'),
    }),
    ...logRoutes(parent, {
      base: `${basePath}/base/log`,
      tab: 'platform',
      load: () => import('./logs/platformLogPages.js'),
    }),
    recycleBinRoute(parent, `${basePath}/base/recycle-bin`),
  ]
}
