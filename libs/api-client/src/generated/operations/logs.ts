/** @public */
export const listOperatorLogging = {
  id: 'listOperatorLogging',
  method: 'get',
  path: '/aba-base/api/v3/operator-logging',
  tag: 'logs',
} as const
/** @public */
export const exportOperatorLog = {
  id: 'exportOperatorLog',
  method: 'get',
  path: '/spruce/api/v1/operator-logs/export',
  tag: 'logs',
} as const
/** @public */
export const listLoginLog = {
  id: 'listLoginLog',
  method: 'get',
  path: '/spruce/api/v1/login-logs',
  tag: 'logs',
} as const
/** @public */
export const exportLoginLog = {
  id: 'exportLoginLog',
  method: 'get',
  path: '/spruce/api/v1/login-logs/export',
  tag: 'logs',
} as const
/** @public */
export const listAccessLog = {
  id: 'listAccessLog',
  method: 'get',
  path: '/spruce/api/v1/access-logs',
  tag: 'logs',
} as const
/** @public */
export const exportAccessLog = {
  id: 'exportAccessLog',
  method: 'get',
  path: '/spruce/api/v1/access-logs/export',
  tag: 'logs',
} as const
/** @public */
export const recordAppVisit = {
  id: 'recordAppVisit',
  method: 'post',
  path: '/spruce/api/v1/app-visits',
  tag: 'logs',
} as const
/** @public */
export const getLoginBoard = {
  id: 'getLoginBoard',
  method: 'get',
  path: '/spruce/api/v1/boards/login',
  tag: 'logs',
} as const
/** @public */
export const getAppBoard = {
  id: 'getAppBoard',
  method: 'get',
  path: '/spruce/api/v1/boards/app',
  tag: 'logs',
} as const
/** @public */
export const listDepartmentHistory = {
  id: 'listDepartmentHistory',
  method: 'get',
  path: '/spruce/api/v1/departments/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listMemberHistory = {
  id: 'listMemberHistory',
  method: 'get',
  path: '/spruce/api/v1/members/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listInvitationHistory = {
  id: 'listInvitationHistory',
  method: 'get',
  path: '/spruce/api/v1/invitations/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listRoleHistory = {
  id: 'listRoleHistory',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listMenuHistory = {
  id: 'listMenuHistory',
  method: 'get',
  path: '/spruce/api/v1/menus/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listAppHistory = {
  id: 'listAppHistory',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listProductAppHistory = {
  id: 'listProductAppHistory',
  method: 'get',
  path: '/spruce/api/v1/apps/product/history',
  tag: 'logs',
} as const
/** @public */
export const listResourceHistory = {
  id: 'listResourceHistory',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listFolderHistory = {
  id: 'listFolderHistory',
  method: 'get',
  path: '/spruce/api/v1/resource-folders/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listPageHistory = {
  id: 'listPageHistory',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listShareLinkHistory = {
  id: 'listShareLinkHistory',
  method: 'get',
  path: '/spruce/api/v1/share-links/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listWorkbenchHistory = {
  id: 'listWorkbenchHistory',
  method: 'get',
  path: '/spruce/api/v1/workbenches/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listNoticeHistory = {
  id: 'listNoticeHistory',
  method: 'get',
  path: '/spruce/api/v1/notices/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listTenantComponentHistory = {
  id: 'listTenantComponentHistory',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listOfferedComponentHistory = {
  id: 'listOfferedComponentHistory',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}/switch/history',
  tag: 'logs',
} as const
/** @public */
export const listDeviceAreaHistory = {
  id: 'listDeviceAreaHistory',
  method: 'get',
  path: '/spruce/api/v1/device-areas/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listDeviceHistory = {
  id: 'listDeviceHistory',
  method: 'get',
  path: '/spruce/api/v1/devices/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listDeviceTypeHistory = {
  id: 'listDeviceTypeHistory',
  method: 'get',
  path: '/spruce/api/v1/device-types/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listDeviceTokenHistory = {
  id: 'listDeviceTokenHistory',
  method: 'get',
  path: '/spruce/api/v1/device-tokens/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listAlarmHistory = {
  id: 'listAlarmHistory',
  method: 'get',
  path: '/spruce/api/v1/alarms/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listAlarmRuleHistory = {
  id: 'listAlarmRuleHistory',
  method: 'get',
  path: '/spruce/api/v1/alarm-rules/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listDataPointHistory = {
  id: 'listDataPointHistory',
  method: 'get',
  path: '/spruce/api/v1/data-points/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listIdentityProviderHistory = {
  id: 'listIdentityProviderHistory',
  method: 'get',
  path: '/spruce/api/v1/identity-providers/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listDataEndpointHistory = {
  id: 'listDataEndpointHistory',
  method: 'get',
  path: '/spruce/api/v1/data-endpoints/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listBusinessIdentifierHistory = {
  id: 'listBusinessIdentifierHistory',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listCalendarEventHistory = {
  id: 'listCalendarEventHistory',
  method: 'get',
  path: '/spruce/api/v1/calendar-events/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listTodoHistory = {
  id: 'listTodoHistory',
  method: 'get',
  path: '/spruce/api/v1/todos/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listCustomerHistory = {
  id: 'listCustomerHistory',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listApplicationHistory = {
  id: 'listApplicationHistory',
  method: 'get',
  path: '/spruce/api/v1/applications/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listPlanHistory = {
  id: 'listPlanHistory',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listComponentHistory = {
  id: 'listComponentHistory',
  method: 'get',
  path: '/spruce/api/v1/components/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listSystemNoticeHistory = {
  id: 'listSystemNoticeHistory',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}/history',
  tag: 'logs',
} as const
/** @public */
export const listPersonalisationHistory = {
  id: 'listPersonalisationHistory',
  method: 'get',
  path: '/spruce/api/v1/personalisation/history',
  tag: 'logs',
} as const
/** @public */
export const listEnterpriseHistory = {
  id: 'listEnterpriseHistory',
  method: 'get',
  path: '/spruce/api/v1/enterprise/history',
  tag: 'logs',
} as const
/** @public */
export const listDeviceSettingsHistory = {
  id: 'listDeviceSettingsHistory',
  method: 'get',
  path: '/spruce/api/v1/device-settings/history',
  tag: 'logs',
} as const
