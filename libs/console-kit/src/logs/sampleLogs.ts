import {
  exportPlatformAccessLog,
  exportPlatformLoginLog,
  exportPlatformOperatorLog,
  listPlatformAccessLog,
  listPlatformLoginLog,
  listPlatformOperatorLog,
} from '@spruce/api-client/operations'
import { sampleBoards } from '../boards/sampleBoards.js'
import { customerScope } from '../customers/customerScope.js'
import { logSourcesOf } from './logSourcesOf.js'

/** Logs of all customers, as a console over them has; stories and tests read their calls. */
export const sampleLogs = logSourcesOf({
  key: 'platform',
  permission: 'platformlog:list',
  exportPermission: 'platformlog:export',
  scope: customerScope,
  login: { list: listPlatformLoginLog, file: exportPlatformLoginLog },
  access: { list: listPlatformAccessLog, file: exportPlatformAccessLog },
  operator: { list: listPlatformOperatorLog, file: exportPlatformOperatorLog },
  apps: (api) => sampleBoards.app.load(api, {}),
})
