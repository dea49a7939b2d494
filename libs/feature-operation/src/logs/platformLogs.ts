import {
  exportPlatformAccessLog,
  exportPlatformLoginLog,
  exportPlatformOperatorLog,
  listPlatformAccessLog,
  listPlatformLoginLog,
  listPlatformOperatorLog,
} from '@spruce/api-client/operations'
import { customerScope } from '@spruce/console-kit/customers'
import { logSourcesOf } from '@spruce/console-kit/logs'
import { platformBoards } from '../boards/platformBoards.js'

/** Sign-ins, visits and changes of all customers, and of the operator. */
export const platformLogs = logSourcesOf({
  key: 'platform',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  login: { list: listPlatformLoginLog, file: exportPlatformLoginLog },
  access: { list: listPlatformAccessLog, file: exportPlatformAccessLog },
  operator: { list: listPlatformOperatorLog, file: exportPlatformOperatorLog },
  apps: (api) => platformBoards.app.load(api, {}),
})
