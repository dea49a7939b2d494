import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readInvitationQuery } from './invitationQuery.js'

/** The page of invitations below the page of the organisation, to whose menu it belongs. */
export function invitationsRoute(parent: AnyRoute, organizationPath: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: `${organizationPath}/invitations`,
    validateSearch: readInvitationQuery,
    // The tab of a page gives it its query: the router's own type knows no props.
    component: lazyRouteComponent(
      () => import('./InvitationsPage.js'),
      'InvitationsPage',
    ) as RouteComponent,
    staticData: { tabName: () => 'invitations', menuPath: organizationPath },
  })
}
