import { pageRoute } from '@spruce/console-kit'
import type { AnyRoute } from '@tanstack/react-router'
import { readDeviceQuery } from './devices/deviceQuery.js'

/** The pages of devices below the base path of a console. Pages and their data come by `import()`. @public */
export function devicesRoutes(parent: AnyRoute, basePath: string): AnyRoute[] {
  const devices = `${basePath}/devices`
  return [
    pageRoute(parent, {
      path: devices,
      read: readDeviceQuery,
      load: async () => ({
        DevicesPage: (await import('./devices/DevicesPage.js')).devicesPageAt(devices),
      }),
      page: 'DevicesPage',
      tab: 'devices',
    }),
  ]
}
