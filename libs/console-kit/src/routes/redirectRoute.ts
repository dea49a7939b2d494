import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'

/** Makes the route of an address that has no page of its own and leads to one. @public */
export function redirectRoute(parent: AnyRoute, path: string, to: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })
}
