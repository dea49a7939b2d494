import { pageRoute } from '@spruce/console-kit'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { readAlarmQuery } from './alarms/alarmQuery.js'
import { readDevicePageQuery } from './device/devicePageQuery.js'
import { readDeviceQuery } from './devices/deviceQuery.js'
import { readRuleQuery } from './rules/ruleQuery.js'
import { readTokenQuery } from './tokens/tokenQuery.js'
import { readTypeQuery } from './types/typeQuery.js'

/** The pages of devices below the base path of a console. Pages and their data come by `import()`. @public */
export function devicesRoutes(parent: AnyRoute, basePath: string): AnyRoute[] {
  const devices = `${basePath}/devices`
  const alarms = `${basePath}/alarms`
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
    createRoute({
      getParentRoute: () => parent,
      path: `${devices}/$id`,
      validateSearch: readDevicePageQuery,
      // The tab of a page gives it its query: the router's own type knows no props.
      component: lazyRouteComponent(
        async () => ({
          DevicePage: (await import('./device/DevicePage.js')).devicePageAt(alarms),
        }),
        'DevicePage',
      ) as RouteComponent,
      staticData: { tabName: ({ id = '' }) => `device-${id}`, menuPath: devices },
    }),
    pageRoute(parent, {
      path: alarms,
      read: readAlarmQuery,
      load: async () => ({
        AlarmsPage: (await import('./alarms/AlarmsPage.js')).alarmsPageAt(devices),
      }),
      page: 'AlarmsPage',
      tab: 'alarms',
    }),
    pageRoute(parent, {
      path: `${basePath}/alarm-rules`,
      read: readRuleQuery,
      load: async () => ({ RulesPage: (await import('./rules/RulesPage.js')).rulesPageAt(alarms) }),
      page: 'RulesPage',
      tab: 'alarm-rules',
    }),
    pageRoute(parent, {
      path: `${basePath}/device-types`,
      read: readTypeQuery,
      load: () => import('./types/TypesPage.js'),
      page: 'TypesPage',
      tab: 'device-types',
    }),
    pageRoute(parent, {
      path: `${basePath}/device-tokens`,
      read: readTokenQuery,
      load: () => import('./tokens/TokensPage.js'),
      page: 'TokensPage',
      tab: 'device-tokens',
    }),
  ]
}
