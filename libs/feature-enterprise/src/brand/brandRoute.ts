import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** The page where a company shapes its look, at an address of the console. */
export function brandRoute(parent: AnyRoute, path: string): AnyRoute {
  return pageRoute(parent, {
    path,
    read: () => ({}),
    load: () => import('./BrandPage.js'),
    page: 'BrandPage',
    tab: 'brand',
  })
}
