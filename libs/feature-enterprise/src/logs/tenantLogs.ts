import {
  exportAccessLog,
  exportLoginLog,
  exportOperatorLog,
  listAccessLog,
  listLoginLog,
  listOperatorLogging,
} from '@spruce/api-client/operations'
import { logSourcesOf } from '@spruce/console-kit/logs'
import { tenantBoards } from '../boards/tenantBoards.js'

/** Sign-ins, visits and changes of the tenant. */
export const tenantLogs = logSourcesOf({
  key: 'tenant',
  permission: 'log:list',
  exportPermission: 'log:export',
  exportMax: 10_000, // as many lines as the server writes into a file of a tenant
  login: { list: listLoginLog, file: exportLoginLog },
  access: { list: listAccessLog, file: exportAccessLog },
  operator: { list: listOperatorLogging, file: exportOperatorLog },
  apps: (api) => tenantBoards.app.load(api, {}),
})
