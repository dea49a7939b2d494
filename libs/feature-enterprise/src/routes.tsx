import { boardRoutes, logRoutes, redirectRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { enterpriseManifest } from './manifest.js'
import type { EnterpriseRouteContext } from './EnterpriseRouteContext.js'
import { applicationsRoutes } from './applications/applicationsRoute.js'
import { brandRoute } from './brand/brandRoute.js'
import { identifiersRoutes } from './business-identifiers/identifiersRoute.js'
import { dynamicRoute } from './dynamic/dynamicRoute.js'
import { companyRoute } from './company/companyRoute.js'
import { homeRoute } from './home/homeRoute.js'
import { dataEndpointsRoute } from './data-endpoints/dataEndpointsRoute.js'
import { identityProvidersRoute } from './identity-providers/identityProvidersRoute.js'
import { invitationsRoute } from './invitations/invitationsRoute.js'
import { menusRoutes } from './menus/menusRoute.js'
import { componentsRoute } from './components/componentsRoute.js'
import { importRoutes } from './imports/importsRoute.js'
import { noticesRoute } from './notices/noticesRoute.js'
import { resourcesRoute } from './resources/resourcesRoute.js'
import { recycleBinRoute } from './recycle-bin/recycleBinRoute.js'
import { permissionMatrixRoute, rolesRoute } from './roles/rolesRoute.js'
import { workbenchesRoutes } from './workbenches/workbenchesRoute.js'
import { type OrganizationQuery, readOrganizationQuery } from './organization/organizationQuery.js'

const { basePath } = enterpriseManifest
const organizationPath = `${basePath}/base/organization`

/** The routes of the enterprise console. Pages and their data come by `import()`. @public */
export function enterpriseRoutes(parent: AnyRoute): AnyRoute[] {
  return [
    redirectRoute(parent, basePath, `${basePath}/workbench/global`),
    redirectRoute(parent, `${basePath}/base`, organizationPath),
    homeRoute(parent, `${basePath}/base/index`),
    organizationRoute(parent),
    invitationsRoute(parent, organizationPath),
    ...importRoutes(parent, organizationPath, 'user-import'),
    ...importRoutes(parent, `${basePath}/devices`, 'device-import'),
    rolesRoute(parent, `${basePath}/base/role`),
    permissionMatrixRoute(parent, `${basePath}/base/role`),
    companyRoute(parent, `${basePath}/base/customer`),
    brandRoute(parent, `${basePath}/base/pc`),
    ...menusRoutes(parent, `${basePath}/base/menuMgt`),
    ...applicationsRoutes(parent, `${basePath}/base/appMgt`),
    ...workbenchesRoutes(parent, `${basePath}/workbench`),
    componentsRoute(parent, `${basePath}/component-management`),
    identityProvidersRoute(parent, `${basePath}/base/identity-provider`),
    dataEndpointsRoute(parent, `${basePath}/base/data-endpoint`),
    resourcesRoute(parent, `${basePath}/base/resourceMgt`),
    ...identifiersRoutes(parent, `${basePath}/msg-config/businessb-identity`),
    noticesRoute(parent, `${basePath}/msg-publish/business-notice`),
    ...boardRoutes(parent, {
      base: `${basePath}/base/board`,
      tab: 'tenant',
      load: () => import('./boards/tenantBoardPages.js'),
    }),
    ...logRoutes(parent, {
      base: `${basePath}/base/log`,
      tab: 'tenant',
      load: () => import('./logs/tenantLogPages.js'),
    }),
    recycleBinRoute(parent, `${basePath}/base/recycle-bin`),
    dynamicRoute(parent, `${basePath}/dynamic`),
  ]
}

function organizationRoute(parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: organizationPath,
    validateSearch: readOrganizationQuery,
    loaderDeps: ({ search }: { search: OrganizationQuery }) => search,
    loader: ({ context, deps }: { context: object; deps: OrganizationQuery }) =>
      import(/* ahead */ './organization/organizationData.js').then(({ loadOrganization }) =>
        loadOrganization(context as EnterpriseRouteContext, deps),
      ),
    // TabOutlet hands the page its query: the router's own type knows no props.
    component: lazyRouteComponent(
      () => import(/* ahead */ './organization/OrganizationPage.js'),
      'OrganizationPage',
    ) as RouteComponent,
    staticData: { tabName: () => 'organization' },
  })
}
