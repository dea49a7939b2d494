/** @public */
export const mustChangePassword = {
  id: 'mustChangePassword',
  method: 'post',
  path: '/aba-base/api/v3/user/must-change-password',
  tag: 'account',
} as const
/** @public */
export const updatePwd = {
  id: 'updatePwd',
  method: 'post',
  path: '/aba-base/auth/v3/user/update-pwd',
  tag: 'account',
} as const
/** @public */
export const resetPasswordByOldPassword = {
  id: 'resetPasswordByOldPassword',
  method: 'post',
  path: '/aba-base/api/v3/user/reset-password-by-old-password',
  tag: 'account',
} as const
/** @public */
export const checkAccount = {
  id: 'checkAccount',
  method: 'get',
  path: '/aba-base/api/v3/check-account',
  tag: 'account',
} as const
/** @public */
export const superResetPassword = {
  id: 'superResetPassword',
  method: 'post',
  path: '/aba-base/api/v3/user/supper-reset-password',
  tag: 'account',
} as const
/** @public */
export const saveUserInfo = {
  id: 'saveUserInfo',
  method: 'post',
  path: '/aba-base/api/v3/user-info',
  tag: 'account',
} as const
/** @public */
export const listAlarms = {
  id: 'listAlarms',
  method: 'get',
  path: '/spruce/api/v1/alarms',
  tag: 'alarms',
} as const
/** @public */
export const countAlarms = {
  id: 'countAlarms',
  method: 'get',
  path: '/spruce/api/v1/alarms/counts',
  tag: 'alarms',
} as const
/** @public */
export const exportAlarms = {
  id: 'exportAlarms',
  method: 'get',
  path: '/spruce/api/v1/alarms/export',
  tag: 'alarms',
} as const
/** @public */
export const acknowledgeAlarms = {
  id: 'acknowledgeAlarms',
  method: 'post',
  path: '/spruce/api/v1/alarms/acknowledge',
  tag: 'alarms',
} as const
/** @public */
export const assignAlarms = {
  id: 'assignAlarms',
  method: 'post',
  path: '/spruce/api/v1/alarms/assign',
  tag: 'alarms',
} as const
/** @public */
export const silenceAlarms = {
  id: 'silenceAlarms',
  method: 'post',
  path: '/spruce/api/v1/alarms/silence',
  tag: 'alarms',
} as const
/** @public */
export const getAlarm = {
  id: 'getAlarm',
  method: 'get',
  path: '/spruce/api/v1/alarms/{id}',
  tag: 'alarms',
} as const
/** @public */
export const addAlarmComment = {
  id: 'addAlarmComment',
  method: 'post',
  path: '/spruce/api/v1/alarms/{id}/comments',
  tag: 'alarms',
} as const
/** @public */
export const endAlarm = {
  id: 'endAlarm',
  method: 'post',
  path: '/spruce/api/v1/alarms/{id}/end',
  tag: 'alarms',
} as const
/** @public */
export const listAlarmRules = {
  id: 'listAlarmRules',
  method: 'get',
  path: '/spruce/api/v1/alarm-rules',
  tag: 'alarms',
} as const
/** @public */
export const addAlarmRule = {
  id: 'addAlarmRule',
  method: 'post',
  path: '/spruce/api/v1/alarm-rules',
  tag: 'alarms',
} as const
/** @public */
export const getAlarmRule = {
  id: 'getAlarmRule',
  method: 'get',
  path: '/spruce/api/v1/alarm-rules/{id}',
  tag: 'alarms',
} as const
/** @public */
export const editAlarmRule = {
  id: 'editAlarmRule',
  method: 'put',
  path: '/spruce/api/v1/alarm-rules/{id}',
  tag: 'alarms',
} as const
/** @public */
export const removeAlarmRules = {
  id: 'removeAlarmRules',
  method: 'post',
  path: '/spruce/api/v1/alarm-rules/remove',
  tag: 'alarms',
} as const
/** @public */
export const listApplications = {
  id: 'listApplications',
  method: 'get',
  path: '/spruce/api/v1/applications',
  tag: 'applications',
} as const
/** @public */
export const applyForCustomer = {
  id: 'applyForCustomer',
  method: 'post',
  path: '/spruce/api/v1/applications',
  tag: 'applications',
} as const
/** @public */
export const getApplicationStatus = {
  id: 'getApplicationStatus',
  method: 'get',
  path: '/spruce/api/v1/applications/status',
  tag: 'applications',
} as const
/** @public */
export const resubmitApplication = {
  id: 'resubmitApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/resubmit',
  tag: 'applications',
} as const
/** @public */
export const getApplication = {
  id: 'getApplication',
  method: 'get',
  path: '/spruce/api/v1/applications/{id}',
  tag: 'applications',
} as const
/** @public */
export const requestApplicationInformation = {
  id: 'requestApplicationInformation',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/request-information',
  tag: 'applications',
} as const
/** @public */
export const rejectApplication = {
  id: 'rejectApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/reject',
  tag: 'applications',
} as const
/** @public */
export const previewApplicationApproval = {
  id: 'previewApplicationApproval',
  method: 'get',
  path: '/spruce/api/v1/applications/{id}/approval-preview',
  tag: 'applications',
} as const
/** @public */
export const approveApplication = {
  id: 'approveApplication',
  method: 'post',
  path: '/spruce/api/v1/applications/{id}/approve',
  tag: 'applications',
} as const
/** @public */
export const listApps = {
  id: 'listApps',
  method: 'get',
  path: '/spruce/api/v1/apps',
  tag: 'apps',
} as const
/** @public */
export const addApp = {
  id: 'addApp',
  method: 'post',
  path: '/spruce/api/v1/apps',
  tag: 'apps',
} as const
/** @public */
export const addDeliveredApp = {
  id: 'addDeliveredApp',
  method: 'post',
  path: '/spruce/api/v1/apps/delivered',
  tag: 'apps',
} as const
/** @public */
export const findAppAtAddress = {
  id: 'findAppAtAddress',
  method: 'get',
  path: '/spruce/api/v1/apps/address',
  tag: 'apps',
} as const
/** @public */
export const getApp = {
  id: 'getApp',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}',
  tag: 'apps',
} as const
/** @public */
export const editApp = {
  id: 'editApp',
  method: 'put',
  path: '/spruce/api/v1/apps/{id}',
  tag: 'apps',
} as const
/** @public */
export const orderApps = {
  id: 'orderApps',
  method: 'post',
  path: '/spruce/api/v1/apps/order',
  tag: 'apps',
} as const
/** @public */
export const editProductApp = {
  id: 'editProductApp',
  method: 'put',
  path: '/spruce/api/v1/apps/product/{appCode}',
  tag: 'apps',
} as const
/** @public */
export const countAppAudience = {
  id: 'countAppAudience',
  method: 'post',
  path: '/spruce/api/v1/apps/audience-count',
  tag: 'apps',
} as const
/** @public */
export const previewAppRemoval = {
  id: 'previewAppRemoval',
  method: 'post',
  path: '/spruce/api/v1/apps/removal-preview',
  tag: 'apps',
} as const
/** @public */
export const removeApps = {
  id: 'removeApps',
  method: 'post',
  path: '/spruce/api/v1/apps/remove',
  tag: 'apps',
} as const
/** @public */
export const getAppHealth = {
  id: 'getAppHealth',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/health',
  tag: 'apps',
} as const
/** @public */
export const checkAppHealth = {
  id: 'checkAppHealth',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/health',
  tag: 'apps',
} as const
/** @public */
export const getAppDiagnoses = {
  id: 'getAppDiagnoses',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/diagnoses',
  tag: 'apps',
} as const
/** @public */
export const diagnoseApp = {
  id: 'diagnoseApp',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/diagnoses',
  tag: 'apps',
} as const
/** @public */
export const getCaptchaKey = {
  id: 'getCaptchaKey',
  method: 'get',
  path: '/aba-base/api/verification/get-captcha-key',
  tag: 'auth',
} as const
/** @public */
export const getCaptcha = {
  id: 'getCaptcha',
  method: 'get',
  path: '/aba-base/api/verification/get-captcha',
  tag: 'auth',
} as const
/** @public */
export const login = { id: 'login', method: 'post', path: '/auth/login', tag: 'auth' } as const
/** @public */
export const logout = { id: 'logout', method: 'post', path: '/auth/logout', tag: 'auth' } as const
/** @public */
export const verifyToken = {
  id: 'verifyToken',
  method: 'post',
  path: '/auth/verify-token',
  tag: 'auth',
} as const
/** @public */
export const verifyTokenV3 = {
  id: 'verifyTokenV3',
  method: 'get',
  path: '/aba-base/api/v3/verify-token',
  tag: 'auth',
} as const
/** @public */
export const getLoginStatus = {
  id: 'getLoginStatus',
  method: 'get',
  path: '/spruce/api/v1/login-status',
  tag: 'auth',
} as const
/** @public */
export const previewBulkChange = {
  id: 'previewBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes/preview',
  tag: 'bulk-changes',
} as const
/** @public */
export const listBulkChanges = {
  id: 'listBulkChanges',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes',
  tag: 'bulk-changes',
} as const
/** @public */
export const startBulkChange = {
  id: 'startBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes',
  tag: 'bulk-changes',
} as const
/** @public */
export const previewBulkRemoval = {
  id: 'previewBulkRemoval',
  method: 'post',
  path: '/spruce/api/v1/bulk-removals/preview',
  tag: 'bulk-changes',
} as const
/** @public */
export const startBulkRemoval = {
  id: 'startBulkRemoval',
  method: 'post',
  path: '/spruce/api/v1/bulk-removals',
  tag: 'bulk-changes',
} as const
/** @public */
export const getBulkChange = {
  id: 'getBulkChange',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes/{id}',
  tag: 'bulk-changes',
} as const
/** @public */
export const listBulkChangePeople = {
  id: 'listBulkChangePeople',
  method: 'get',
  path: '/spruce/api/v1/bulk-changes/{id}/people',
  tag: 'bulk-changes',
} as const
/** @public */
export const undoBulkChange = {
  id: 'undoBulkChange',
  method: 'post',
  path: '/spruce/api/v1/bulk-changes/{id}/undo',
  tag: 'bulk-changes',
} as const
/** @public */
export const listBusinessDeliveries = {
  id: 'listBusinessDeliveries',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries',
  tag: 'business-deliveries',
} as const
/** @public */
export const sendBusinessMessage = {
  id: 'sendBusinessMessage',
  method: 'post',
  path: '/spruce/api/v1/business-deliveries',
  tag: 'business-deliveries',
} as const
/** @public */
export const exportBusinessDeliveries = {
  id: 'exportBusinessDeliveries',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/export',
  tag: 'business-deliveries',
} as const
/** @public */
export const getBusinessDelivery = {
  id: 'getBusinessDelivery',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/{id}',
  tag: 'business-deliveries',
} as const
/** @public */
export const listBusinessDeliveryRecipients = {
  id: 'listBusinessDeliveryRecipients',
  method: 'get',
  path: '/spruce/api/v1/business-deliveries/{id}/recipients',
  tag: 'business-deliveries',
} as const
/** @public */
export const retryBusinessDelivery = {
  id: 'retryBusinessDelivery',
  method: 'post',
  path: '/spruce/api/v1/business-deliveries/{id}/retry',
  tag: 'business-deliveries',
} as const
/** @public */
export const listBusinessIdentifiers = {
  id: 'listBusinessIdentifiers',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers',
  tag: 'business-identifiers',
} as const
/** @public */
export const addBusinessIdentifier = {
  id: 'addBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers',
  tag: 'business-identifiers',
} as const
/** @public */
export const previewBusinessIdentifier = {
  id: 'previewBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/preview',
  tag: 'business-identifiers',
} as const
/** @public */
export const exportBusinessIdentifiers = {
  id: 'exportBusinessIdentifiers',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers/export',
  tag: 'business-identifiers',
} as const
/** @public */
export const importBusinessIdentifiers = {
  id: 'importBusinessIdentifiers',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/import',
  tag: 'business-identifiers',
} as const
/** @public */
export const getBusinessIdentifier = {
  id: 'getBusinessIdentifier',
  method: 'get',
  path: '/spruce/api/v1/business-identifiers/{id}',
  tag: 'business-identifiers',
} as const
/** @public */
export const editBusinessIdentifier = {
  id: 'editBusinessIdentifier',
  method: 'put',
  path: '/spruce/api/v1/business-identifiers/{id}',
  tag: 'business-identifiers',
} as const
/** @public */
export const setBusinessIdentifierStatus = {
  id: 'setBusinessIdentifierStatus',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/{id}/status',
  tag: 'business-identifiers',
} as const
/** @public */
export const removeBusinessIdentifier = {
  id: 'removeBusinessIdentifier',
  method: 'post',
  path: '/spruce/api/v1/business-identifiers/{id}/remove',
  tag: 'business-identifiers',
} as const
/** @public */
export const listCalendarEvents = {
  id: 'listCalendarEvents',
  method: 'get',
  path: '/spruce/api/v1/calendar-events',
  tag: 'calendar',
} as const
/** @public */
export const addCalendarEvent = {
  id: 'addCalendarEvent',
  method: 'post',
  path: '/spruce/api/v1/calendar-events',
  tag: 'calendar',
} as const
/** @public */
export const getCalendarEvent = {
  id: 'getCalendarEvent',
  method: 'get',
  path: '/spruce/api/v1/calendar-events/{id}',
  tag: 'calendar',
} as const
/** @public */
export const editCalendarEvent = {
  id: 'editCalendarEvent',
  method: 'put',
  path: '/spruce/api/v1/calendar-events/{id}',
  tag: 'calendar',
} as const
/** @public */
export const removeCalendarEvent = {
  id: 'removeCalendarEvent',
  method: 'post',
  path: '/spruce/api/v1/calendar-events/{id}/remove',
  tag: 'calendar',
} as const
/** @public */
export const listComponents = {
  id: 'listComponents',
  method: 'get',
  path: '/spruce/api/v1/components',
  tag: 'components',
} as const
/** @public */
export const addComponent = {
  id: 'addComponent',
  method: 'post',
  path: '/spruce/api/v1/components',
  tag: 'components',
} as const
/** @public */
export const getComponent = {
  id: 'getComponent',
  method: 'get',
  path: '/spruce/api/v1/components/{id}',
  tag: 'components',
} as const
/** @public */
export const editComponent = {
  id: 'editComponent',
  method: 'put',
  path: '/spruce/api/v1/components/{id}',
  tag: 'components',
} as const
/** @public */
export const publishComponent = {
  id: 'publishComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/publish',
  tag: 'components',
} as const
/** @public */
export const withdrawComponent = {
  id: 'withdrawComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/withdraw',
  tag: 'components',
} as const
/** @public */
export const removeComponent = {
  id: 'removeComponent',
  method: 'post',
  path: '/spruce/api/v1/components/{id}/remove',
  tag: 'components',
} as const
/** @public */
export const listComponentReleases = {
  id: 'listComponentReleases',
  method: 'get',
  path: '/spruce/api/v1/components/{id}/releases',
  tag: 'components',
} as const
/** @public */
export const listComponentUses = {
  id: 'listComponentUses',
  method: 'get',
  path: '/spruce/api/v1/components/{id}/uses',
  tag: 'components',
} as const
/** @public */
export const listTenantComponents = {
  id: 'listTenantComponents',
  method: 'get',
  path: '/spruce/api/v1/tenant-components',
  tag: 'components',
} as const
/** @public */
export const addTenantComponent = {
  id: 'addTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components',
  tag: 'components',
} as const
/** @public */
export const listPalette = {
  id: 'listPalette',
  method: 'get',
  path: '/spruce/api/v1/component-palette',
  tag: 'components',
} as const
/** @public */
export const switchComponent = {
  id: 'switchComponent',
  method: 'put',
  path: '/spruce/api/v1/tenant-components/{id}/switch',
  tag: 'components',
} as const
/** @public */
export const getTenantComponent = {
  id: 'getTenantComponent',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}',
  tag: 'components',
} as const
/** @public */
export const editTenantComponent = {
  id: 'editTenantComponent',
  method: 'put',
  path: '/spruce/api/v1/tenant-components/{id}',
  tag: 'components',
} as const
/** @public */
export const listTenantComponentReleases = {
  id: 'listTenantComponentReleases',
  method: 'get',
  path: '/spruce/api/v1/tenant-components/{id}/releases',
  tag: 'components',
} as const
/** @public */
export const listTenantComponentUses = {
  id: 'listTenantComponentUses',
  method: 'get',
  path: '/spruce/api/v1/component-uses',
  tag: 'components',
} as const
/** @public */
export const publishTenantComponent = {
  id: 'publishTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/publish',
  tag: 'components',
} as const
/** @public */
export const withdrawTenantComponent = {
  id: 'withdrawTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/withdraw',
  tag: 'components',
} as const
/** @public */
export const removeTenantComponent = {
  id: 'removeTenantComponent',
  method: 'post',
  path: '/spruce/api/v1/tenant-components/{id}/remove',
  tag: 'components',
} as const
/** @public */
export const getConsoleHome = {
  id: 'getConsoleHome',
  method: 'get',
  path: '/spruce/api/v1/console-home',
  tag: 'console-home',
} as const
/** @public */
export const listContactDepartments = {
  id: 'listContactDepartments',
  method: 'get',
  path: '/spruce/api/v1/contact-book/departments',
  tag: 'contact-book',
} as const
/** @public */
export const listContacts = {
  id: 'listContacts',
  method: 'get',
  path: '/spruce/api/v1/contact-book/people',
  tag: 'contact-book',
} as const
/** @public */
export const getContact = {
  id: 'getContact',
  method: 'get',
  path: '/spruce/api/v1/contact-book/people/{id}',
  tag: 'contact-book',
} as const
/** @public */
export const getAudienceChoices = {
  id: 'getAudienceChoices',
  method: 'get',
  path: '/spruce/api/v1/audience-choices',
  tag: 'contact-book',
} as const
/** @public */
export const listCustomers = {
  id: 'listCustomers',
  method: 'get',
  path: '/spruce/api/v1/customers',
  tag: 'customers',
} as const
/** @public */
export const addCustomer = {
  id: 'addCustomer',
  method: 'post',
  path: '/spruce/api/v1/customers',
  tag: 'customers',
} as const
/** @public */
export const checkCustomerDuplicates = {
  id: 'checkCustomerDuplicates',
  method: 'get',
  path: '/spruce/api/v1/customers/duplicates',
  tag: 'customers',
} as const
/** @public */
export const getCustomer = {
  id: 'getCustomer',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}',
  tag: 'customers',
} as const
/** @public */
export const editCustomer = {
  id: 'editCustomer',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}',
  tag: 'customers',
} as const
/** @public */
export const setCustomerStatus = {
  id: 'setCustomerStatus',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/status',
  tag: 'customers',
} as const
/** @public */
export const renewCustomer = {
  id: 'renewCustomer',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/renew',
  tag: 'customers',
} as const
/** @public */
export const declineRenewal = {
  id: 'declineRenewal',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/renewal/decline',
  tag: 'customers',
} as const
/** @public */
export const resetCustomerAdministrator = {
  id: 'resetCustomerAdministrator',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/administrator-password',
  tag: 'customers',
} as const
/** @public */
export const listDeptTrees = {
  id: 'listDeptTrees',
  method: 'get',
  path: '/aba-base/api/dept/dept-trees',
  tag: 'departments',
} as const
/** @public */
export const listChildDepts = {
  id: 'listChildDepts',
  method: 'get',
  path: '/aba-base/api/dept/child-depts/1',
  tag: 'departments',
} as const
/** @public */
export const getDeptBranch = {
  id: 'getDeptBranch',
  method: 'get',
  path: '/aba-base/api/v3/depts/{id}',
  tag: 'departments',
} as const
/** @public */
export const getDept = {
  id: 'getDept',
  method: 'get',
  path: '/aba-base/api/dept/{id}',
  tag: 'departments',
} as const
/** @public */
export const addDept = {
  id: 'addDept',
  method: 'post',
  path: '/aba-base/api/dept/add-dept',
  tag: 'departments',
} as const
/** @public */
export const editDept = {
  id: 'editDept',
  method: 'post',
  path: '/aba-base/api/dept/edit-dept',
  tag: 'departments',
} as const
/** @public */
export const deleteDept = {
  id: 'deleteDept',
  method: 'post',
  path: '/aba-base/api/dept/delete-dept/{id}',
  tag: 'departments',
} as const
/** @public */
export const previewDeptMove = {
  id: 'previewDeptMove',
  method: 'get',
  path: '/spruce/api/v1/departments/{id}/move-preview',
  tag: 'departments',
} as const
/** @public */
export const listUserDepts = {
  id: 'listUserDepts',
  method: 'post',
  path: '/aba-base/api/dept/user-dept',
  tag: 'departments',
} as const
/** @public */
export const listOtherDepts = {
  id: 'listOtherDepts',
  method: 'get',
  path: '/aba-base/api/dept/otherdepts',
  tag: 'departments',
} as const
/** @public */
export const listDeviceAreas = {
  id: 'listDeviceAreas',
  method: 'get',
  path: '/spruce/api/v1/device-areas',
  tag: 'devices',
} as const
/** @public */
export const addDeviceArea = {
  id: 'addDeviceArea',
  method: 'post',
  path: '/spruce/api/v1/device-areas',
  tag: 'devices',
} as const
/** @public */
export const editDeviceArea = {
  id: 'editDeviceArea',
  method: 'put',
  path: '/spruce/api/v1/device-areas/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceArea = {
  id: 'removeDeviceArea',
  method: 'post',
  path: '/spruce/api/v1/device-areas/{id}/remove',
  tag: 'devices',
} as const
/** @public */
export const listDevices = {
  id: 'listDevices',
  method: 'get',
  path: '/spruce/api/v1/devices',
  tag: 'devices',
} as const
/** @public */
export const addDevice = {
  id: 'addDevice',
  method: 'post',
  path: '/spruce/api/v1/devices',
  tag: 'devices',
} as const
/** @public */
export const getDevice = {
  id: 'getDevice',
  method: 'get',
  path: '/spruce/api/v1/devices/{id}',
  tag: 'devices',
} as const
/** @public */
export const editDevice = {
  id: 'editDevice',
  method: 'put',
  path: '/spruce/api/v1/devices/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDevices = {
  id: 'removeDevices',
  method: 'post',
  path: '/spruce/api/v1/devices/remove',
  tag: 'devices',
} as const
/** @public */
export const listDataPoints = {
  id: 'listDataPoints',
  method: 'get',
  path: '/spruce/api/v1/devices/{id}/data-points',
  tag: 'devices',
} as const
/** @public */
export const addDataPoint = {
  id: 'addDataPoint',
  method: 'post',
  path: '/spruce/api/v1/devices/{id}/data-points',
  tag: 'devices',
} as const
/** @public */
export const editDataPoint = {
  id: 'editDataPoint',
  method: 'put',
  path: '/spruce/api/v1/data-points/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDataPoints = {
  id: 'removeDataPoints',
  method: 'post',
  path: '/spruce/api/v1/data-points/remove',
  tag: 'devices',
} as const
/** @public */
export const reportDataPoints = {
  id: 'reportDataPoints',
  method: 'post',
  path: '/spruce/api/v1/devices/{id}/report',
  tag: 'devices',
} as const
/** @public */
export const listDeviceTypes = {
  id: 'listDeviceTypes',
  method: 'get',
  path: '/spruce/api/v1/device-types',
  tag: 'devices',
} as const
/** @public */
export const addDeviceType = {
  id: 'addDeviceType',
  method: 'post',
  path: '/spruce/api/v1/device-types',
  tag: 'devices',
} as const
/** @public */
export const getDeviceType = {
  id: 'getDeviceType',
  method: 'get',
  path: '/spruce/api/v1/device-types/{id}',
  tag: 'devices',
} as const
/** @public */
export const editDeviceType = {
  id: 'editDeviceType',
  method: 'put',
  path: '/spruce/api/v1/device-types/{id}',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceTypes = {
  id: 'removeDeviceTypes',
  method: 'post',
  path: '/spruce/api/v1/device-types/remove',
  tag: 'devices',
} as const
/** @public */
export const listDeviceTokens = {
  id: 'listDeviceTokens',
  method: 'get',
  path: '/spruce/api/v1/device-tokens',
  tag: 'devices',
} as const
/** @public */
export const addDeviceToken = {
  id: 'addDeviceToken',
  method: 'post',
  path: '/spruce/api/v1/device-tokens',
  tag: 'devices',
} as const
/** @public */
export const rotateDeviceToken = {
  id: 'rotateDeviceToken',
  method: 'post',
  path: '/spruce/api/v1/device-tokens/{id}/rotate',
  tag: 'devices',
} as const
/** @public */
export const removeDeviceTokens = {
  id: 'removeDeviceTokens',
  method: 'post',
  path: '/spruce/api/v1/device-tokens/remove',
  tag: 'devices',
} as const
/** @public */
export const reportDevices = {
  id: 'reportDevices',
  method: 'post',
  path: '/spruce/api/v1/device-reports',
  tag: 'devices',
} as const
/** @public */
export const readPointHistory = {
  id: 'readPointHistory',
  method: 'get',
  path: '/spruce/api/v1/point-history',
  tag: 'devices',
} as const
/** @public */
export const getDeviceSettings = {
  id: 'getDeviceSettings',
  method: 'get',
  path: '/spruce/api/v1/device-settings',
  tag: 'devices',
} as const
/** @public */
export const editDeviceSettings = {
  id: 'editDeviceSettings',
  method: 'put',
  path: '/spruce/api/v1/device-settings',
  tag: 'devices',
} as const
/** @public */
export const exportDataPoints = {
  id: 'exportDataPoints',
  method: 'get',
  path: '/aba-base/api/s-dicts/export-data-points/5',
  tag: 'devices',
} as const
/** @public */
export const uploadFile = {
  id: 'uploadFile',
  method: 'post',
  path: '/aba-base/api/file/upload',
  tag: 'files',
} as const
/** @public */
export const signFileUrls = {
  id: 'signFileUrls',
  method: 'post',
  path: '/spruce/api/v1/files/urls',
  tag: 'files',
} as const
/** @public */
export const getStorage = {
  id: 'getStorage',
  method: 'get',
  path: '/spruce/api/v1/files/storage',
  tag: 'files',
} as const
/** @public */
export const hasAuthentication = {
  id: 'hasAuthentication',
  method: 'get',
  path: '/aba-base/api/v3/user/has-authentication',
  tag: 'identity',
} as const
/** @public */
export const sendVerifyCode = {
  id: 'sendVerifyCode',
  method: 'post',
  path: '/aba-base/api/v3/user/send-verify-code',
  tag: 'identity',
} as const
/** @public */
export const authenticateIdentity = {
  id: 'authenticateIdentity',
  method: 'post',
  path: '/aba-base/api/v3/user/authentication',
  tag: 'identity',
} as const
/** @public */
export const downloadUserTemplate = {
  id: 'downloadUserTemplate',
  method: 'get',
  path: '/aba-base/api/v3/user/template/download',
  tag: 'imports',
} as const
/** @public */
export const importUsers = {
  id: 'importUsers',
  method: 'post',
  path: '/aba-base/api/v3/user/import',
  tag: 'imports',
} as const
/** @public */
export const listUserImports = {
  id: 'listUserImports',
  method: 'get',
  path: '/spruce/api/v1/user-imports',
  tag: 'imports',
} as const
/** @public */
export const getUserImport = {
  id: 'getUserImport',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}',
  tag: 'imports',
} as const
/** @public */
export const saveUserImportMapping = {
  id: 'saveUserImportMapping',
  method: 'put',
  path: '/spruce/api/v1/user-imports/{id}/mapping',
  tag: 'imports',
} as const
/** @public */
export const checkUserImport = {
  id: 'checkUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/check',
  tag: 'imports',
} as const
/** @public */
export const commitUserImport = {
  id: 'commitUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/commit',
  tag: 'imports',
} as const
/** @public */
export const listUserImportRows = {
  id: 'listUserImportRows',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}/rows',
  tag: 'imports',
} as const
/** @public */
export const editUserImportRows = {
  id: 'editUserImportRows',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/rows',
  tag: 'imports',
} as const
/** @public */
export const chooseUserImportSheet = {
  id: 'chooseUserImportSheet',
  method: 'put',
  path: '/spruce/api/v1/user-imports/{id}/sheet',
  tag: 'imports',
} as const
/** @public */
export const replaceUserImportCells = {
  id: 'replaceUserImportCells',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/replace',
  tag: 'imports',
} as const
/** @public */
export const downloadUserImportFailures = {
  id: 'downloadUserImportFailures',
  method: 'get',
  path: '/spruce/api/v1/user-imports/{id}/failures',
  tag: 'imports',
} as const
/** @public */
export const undoUserImport = {
  id: 'undoUserImport',
  method: 'post',
  path: '/spruce/api/v1/user-imports/{id}/undo',
  tag: 'imports',
} as const
/** @public */
export const sendUserInvite = {
  id: 'sendUserInvite',
  method: 'post',
  path: '/aba-base/api/v3/user/send-user-invite',
  tag: 'invitations',
} as const
/** @public */
export const acceptUserInvite = {
  id: 'acceptUserInvite',
  method: 'get',
  path: '/aba-base/api/v3/user/user-accept-invite',
  tag: 'invitations',
} as const
/** @public */
export const previewInvitation = {
  id: 'previewInvitation',
  method: 'get',
  path: '/spruce/api/v1/invitations/preview',
  tag: 'invitations',
} as const
/** @public */
export const registerByInvitation = {
  id: 'registerByInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/register',
  tag: 'invitations',
} as const
/** @public */
export const listInvitations = {
  id: 'listInvitations',
  method: 'get',
  path: '/spruce/api/v1/invitations',
  tag: 'invitations',
} as const
/** @public */
export const resendInvitation = {
  id: 'resendInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/{id}/resend',
  tag: 'invitations',
} as const
/** @public */
export const revokeInvitation = {
  id: 'revokeInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/{id}/revoke',
  tag: 'invitations',
} as const
/** @public */
export const listJobs = {
  id: 'listJobs',
  method: 'get',
  path: '/spruce/api/v1/jobs',
  tag: 'jobs',
} as const
/** @public */
export const getJob = {
  id: 'getJob',
  method: 'get',
  path: '/spruce/api/v1/jobs/{id}',
  tag: 'jobs',
} as const
/** @public */
export const cancelJob = {
  id: 'cancelJob',
  method: 'post',
  path: '/spruce/api/v1/jobs/{id}/cancel',
  tag: 'jobs',
} as const
/** @public */
export const openLiveStream = {
  id: 'openLiveStream',
  method: 'get',
  path: '/spruce/api/v1/live',
  tag: 'live',
} as const
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
export const listMembers = {
  id: 'listMembers',
  method: 'get',
  path: '/spruce/api/v1/members',
  tag: 'members',
} as const
/** @public */
export const getMember = {
  id: 'getMember',
  method: 'get',
  path: '/spruce/api/v1/members/{id}',
  tag: 'members',
} as const
/** @public */
export const editMember = {
  id: 'editMember',
  method: 'put',
  path: '/spruce/api/v1/members/{id}',
  tag: 'members',
} as const
/** @public */
export const addUser = {
  id: 'addUser',
  method: 'post',
  path: '/aba-base/api/v3/user/add-user',
  tag: 'members',
} as const
/** @public */
export const moveMembers = {
  id: 'moveMembers',
  method: 'post',
  path: '/spruce/api/v1/members/move',
  tag: 'members',
} as const
/** @public */
export const setMemberStatus = {
  id: 'setMemberStatus',
  method: 'post',
  path: '/spruce/api/v1/members/status',
  tag: 'members',
} as const
/** @public */
export const countMemberSessions = {
  id: 'countMemberSessions',
  method: 'get',
  path: '/spruce/api/v1/members/sessions',
  tag: 'members',
} as const
/** @public */
export const endMemberSessions = {
  id: 'endMemberSessions',
  method: 'post',
  path: '/spruce/api/v1/members/sessions/end',
  tag: 'members',
} as const
/** @public */
export const removeUser = {
  id: 'removeUser',
  method: 'post',
  path: '/aba-base/api/v3/tenant/tenant-remove-user',
  tag: 'members',
} as const
/** @public */
export const addUserNoCode = {
  id: 'addUserNoCode',
  method: 'post',
  path: '/aba-base/api/user/add-user-no-code',
  tag: 'members',
} as const
/** @public */
export const findUsersByContact = {
  id: 'findUsersByContact',
  method: 'get',
  path: '/aba-base/api/v3/user/get-users-by-mobile-or-email',
  tag: 'members',
} as const
/** @public */
export const findUsersByLoginName = {
  id: 'findUsersByLoginName',
  method: 'get',
  path: '/aba-base/api/v3/user/get-users-by-loginName',
  tag: 'members',
} as const
/** @public */
export const getMenuUser = {
  id: 'getMenuUser',
  method: 'get',
  path: '/aba-base/api/v3/menu/menu-user',
  tag: 'menus',
} as const
/** @public */
export const listMyApps = {
  id: 'listMyApps',
  method: 'get',
  path: '/spruce-console-web/api/app/my-app',
  tag: 'menus',
} as const
/** @public */
export const getFavorites = {
  id: 'getFavorites',
  method: 'get',
  path: '/spruce-console-web/my/favorites',
  tag: 'menus',
} as const
/** @public */
export const saveFavorites = {
  id: 'saveFavorites',
  method: 'post',
  path: '/spruce-console-web/my/favorites',
  tag: 'menus',
} as const
/** @public */
export const listMenuTree = {
  id: 'listMenuTree',
  method: 'get',
  path: '/spruce/api/v1/menus',
  tag: 'menus',
} as const
/** @public */
export const addMenu = {
  id: 'addMenu',
  method: 'post',
  path: '/spruce/api/v1/menus',
  tag: 'menus',
} as const
/** @public */
export const getMenuOptions = {
  id: 'getMenuOptions',
  method: 'get',
  path: '/spruce/api/v1/menus/options',
  tag: 'menus',
} as const
/** @public */
export const checkMenuLinks = {
  id: 'checkMenuLinks',
  method: 'get',
  path: '/spruce/api/v1/menus/links',
  tag: 'menus',
} as const
/** @public */
export const editMenu = {
  id: 'editMenu',
  method: 'put',
  path: '/spruce/api/v1/menus/{id}',
  tag: 'menus',
} as const
/** @public */
export const overrideMenu = {
  id: 'overrideMenu',
  method: 'put',
  path: '/spruce/api/v1/menu-overrides/{id}',
  tag: 'menus',
} as const
/** @public */
export const orderMenus = {
  id: 'orderMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/order',
  tag: 'menus',
} as const
/** @public */
export const setMenuVisibility = {
  id: 'setMenuVisibility',
  method: 'post',
  path: '/spruce/api/v1/menus/visibility',
  tag: 'menus',
} as const
/** @public */
export const previewMenuRemoval = {
  id: 'previewMenuRemoval',
  method: 'get',
  path: '/spruce/api/v1/menus/{id}/impact',
  tag: 'menus',
} as const
/** @public */
export const removeMenu = {
  id: 'removeMenu',
  method: 'post',
  path: '/spruce/api/v1/menus/{id}/remove',
  tag: 'menus',
} as const
/** @public */
export const resetMenus = {
  id: 'resetMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/reset',
  tag: 'menus',
} as const
/** @public */
export const exportMenus = {
  id: 'exportMenus',
  method: 'get',
  path: '/spruce/api/v1/menus/export',
  tag: 'menus',
} as const
/** @public */
export const importMenus = {
  id: 'importMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/import',
  tag: 'menus',
} as const
/** @public */
export const previewMenus = {
  id: 'previewMenus',
  method: 'get',
  path: '/spruce/api/v1/menus/preview',
  tag: 'menus',
} as const
/** @public */
export const listLetters = {
  id: 'listLetters',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/sletter/list',
  tag: 'messages',
} as const
/** @public */
export const readLetter = {
  id: 'readLetter',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/sletter/read/{id}',
  tag: 'messages',
} as const
/** @public */
export const getUnreadNum = {
  id: 'getUnreadNum',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/index/getUnReadNum',
  tag: 'messages',
} as const
/** @public */
export const readNotice = {
  id: 'readNotice',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/notice/read/{id}',
  tag: 'messages',
} as const
/** @public */
export const addCurUserInfo = {
  id: 'addCurUserInfo',
  method: 'post',
  path: '/message-center-service/api/spruce/msg-center/index/addCurUserInfo',
  tag: 'messages',
} as const
/** @public */
export const getLatestLetters = {
  id: 'getLatestLetters',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/index/sletter/latestInfo',
  tag: 'messages',
} as const
/** @public */
export const getLatestNotices = {
  id: 'getLatestNotices',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/index/notice/latestInfo',
  tag: 'messages',
} as const
/** @public */
export const getRedStatus = {
  id: 'getRedStatus',
  method: 'get',
  path: '/message-center-service/api/spruce/msg-center/sletter/redStatus',
  tag: 'messages',
} as const
/** @public */
export const getUnAppMessages = {
  id: 'getUnAppMessages',
  method: 'get',
  path: '/aba-base/api/v3/un-app-record/msg',
  tag: 'messages',
} as const
/** @public */
export const readAllLetters = {
  id: 'readAllLetters',
  method: 'post',
  path: '/spruce/api/v1/letters/read-all',
  tag: 'messages',
} as const
/** @public */
export const listMyNotices = {
  id: 'listMyNotices',
  method: 'get',
  path: '/spruce/api/v1/my-notices',
  tag: 'messages',
} as const
/** @public */
export const listMockCandidates = {
  id: 'listMockCandidates',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}/mock-login',
  tag: 'mock-login',
} as const
/** @public */
export const mockLogin = {
  id: 'mockLogin',
  method: 'post',
  path: '/spruce/api/v1/customers/{id}/mock-login',
  tag: 'mock-login',
} as const
/** @public */
export const listNotices = {
  id: 'listNotices',
  method: 'get',
  path: '/spruce/api/v1/notices',
  tag: 'notices',
} as const
/** @public */
export const addNotice = {
  id: 'addNotice',
  method: 'post',
  path: '/spruce/api/v1/notices',
  tag: 'notices',
} as const
/** @public */
export const countAudience = {
  id: 'countAudience',
  method: 'post',
  path: '/spruce/api/v1/notices/audience-count',
  tag: 'notices',
} as const
/** @public */
export const getNotice = {
  id: 'getNotice',
  method: 'get',
  path: '/spruce/api/v1/notices/{id}',
  tag: 'notices',
} as const
/** @public */
export const editNotice = {
  id: 'editNotice',
  method: 'put',
  path: '/spruce/api/v1/notices/{id}',
  tag: 'notices',
} as const
/** @public */
export const removeNotice = {
  id: 'removeNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/remove',
  tag: 'notices',
} as const
/** @public */
export const publishNotice = {
  id: 'publishNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/publish',
  tag: 'notices',
} as const
/** @public */
export const withdrawNotice = {
  id: 'withdrawNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/withdraw',
  tag: 'notices',
} as const
/** @public */
export const listNoticeReceipts = {
  id: 'listNoticeReceipts',
  method: 'get',
  path: '/spruce/api/v1/notices/{id}/receipts',
  tag: 'notices',
} as const
/** @public */
export const remindNotice = {
  id: 'remindNotice',
  method: 'post',
  path: '/spruce/api/v1/notices/{id}/remind',
  tag: 'notices',
} as const
/** @public */
export const generateSsoLink = {
  id: 'generateSsoLink',
  method: 'get',
  path: '/aba-base/api/generateSSOLink',
  tag: 'oauth',
} as const
/** @public */
export const exchangeSsoLink = {
  id: 'exchangeSsoLink',
  method: 'post',
  path: '/spruce/api/v1/sso-exchange',
  tag: 'oauth',
} as const
/** @public */
export const authorizeOauth = {
  id: 'authorizeOauth',
  method: 'post',
  path: '/auth/oauth/authorize',
  tag: 'oauth',
} as const
/** @public */
export const confirmOauth = {
  id: 'confirmOauth',
  method: 'post',
  path: '/aba-base/api/v3/oauth/confirm',
  tag: 'oauth',
} as const
/** @public */
export const loginCode = {
  id: 'loginCode',
  method: 'post',
  path: '/aba-base/auth/v3/login-code',
  tag: 'oauth',
} as const
/** @public */
export const getOauthClient = {
  id: 'getOauthClient',
  method: 'get',
  path: '/spruce/api/v1/apps/{id}/oauth-client',
  tag: 'oauth',
} as const
/** @public */
export const saveOauthClient = {
  id: 'saveOauthClient',
  method: 'put',
  path: '/spruce/api/v1/apps/{id}/oauth-client',
  tag: 'oauth',
} as const
/** @public */
export const resetOauthSecret = {
  id: 'resetOauthSecret',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/oauth-client/secret',
  tag: 'oauth',
} as const
/** @public */
export const removeOauthClient = {
  id: 'removeOauthClient',
  method: 'post',
  path: '/spruce/api/v1/apps/{id}/oauth-client/remove',
  tag: 'oauth',
} as const
/** @public */
export const listOauthConsents = {
  id: 'listOauthConsents',
  method: 'get',
  path: '/spruce/api/v1/oauth-consents',
  tag: 'oauth',
} as const
/** @public */
export const revokeOauthConsent = {
  id: 'revokeOauthConsent',
  method: 'post',
  path: '/spruce/api/v1/oauth-consents/remove',
  tag: 'oauth',
} as const
/** @public */
export const listIdentityProviders = {
  id: 'listIdentityProviders',
  method: 'get',
  path: '/spruce/api/v1/identity-providers',
  tag: 'openid',
} as const
/** @public */
export const addIdentityProvider = {
  id: 'addIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers',
  tag: 'openid',
} as const
/** @public */
export const getIdentityProvider = {
  id: 'getIdentityProvider',
  method: 'get',
  path: '/spruce/api/v1/identity-providers/{id}',
  tag: 'openid',
} as const
/** @public */
export const editIdentityProvider = {
  id: 'editIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}',
  tag: 'openid',
} as const
/** @public */
export const removeIdentityProvider = {
  id: 'removeIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}/remove',
  tag: 'openid',
} as const
/** @public */
export const listIdentityProviderLinks = {
  id: 'listIdentityProviderLinks',
  method: 'get',
  path: '/spruce/api/v1/identity-providers/{id}/links',
  tag: 'openid',
} as const
/** @public */
export const checkIdentityProvider = {
  id: 'checkIdentityProvider',
  method: 'post',
  path: '/spruce/api/v1/identity-providers/{id}/health',
  tag: 'openid',
} as const
/** @public */
export const listSignInProviders = {
  id: 'listSignInProviders',
  method: 'get',
  path: '/spruce/api/v1/openid/providers',
  tag: 'openid',
} as const
/** @public */
export const startOpenidLogin = {
  id: 'startOpenidLogin',
  method: 'post',
  path: '/spruce/api/v1/openid/login',
  tag: 'openid',
} as const
/** @public */
export const completeOpenidLogin = {
  id: 'completeOpenidLogin',
  method: 'post',
  path: '/spruce/api/v1/openid/callback',
  tag: 'openid',
} as const
/** @public */
export const unlinkOpenid = {
  id: 'unlinkOpenid',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/openid/remove',
  tag: 'openid',
} as const
/** @public */
export const runPageQueries = {
  id: 'runPageQueries',
  method: 'post',
  path: '/spruce/api/v1/page-queries',
  tag: 'pages',
} as const
/** @public */
export const listPages = {
  id: 'listPages',
  method: 'get',
  path: '/spruce/api/v1/pages',
  tag: 'pages',
} as const
/** @public */
export const addPage = {
  id: 'addPage',
  method: 'post',
  path: '/spruce/api/v1/pages',
  tag: 'pages',
} as const
/** @public */
export const editPage = {
  id: 'editPage',
  method: 'put',
  path: '/spruce/api/v1/pages/{id}',
  tag: 'pages',
} as const
/** @public */
export const getPage = {
  id: 'getPage',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}',
  tag: 'pages',
} as const
/** @public */
export const savePageDraft = {
  id: 'savePageDraft',
  method: 'put',
  path: '/spruce/api/v1/pages/{id}/draft',
  tag: 'pages',
} as const
/** @public */
export const copyPage = {
  id: 'copyPage',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/copy',
  tag: 'pages',
} as const
/** @public */
export const removePage = {
  id: 'removePage',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/remove',
  tag: 'pages',
} as const
/** @public */
export const publishPage = {
  id: 'publishPage',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/publish',
  tag: 'pages',
} as const
/** @public */
export const withdrawPage = {
  id: 'withdrawPage',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/withdraw',
  tag: 'pages',
} as const
/** @public */
export const listPageRevisions = {
  id: 'listPageRevisions',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/revisions',
  tag: 'pages',
} as const
/** @public */
export const getPageRevision = {
  id: 'getPageRevision',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/revisions/{number}',
  tag: 'pages',
} as const
/** @public */
export const restorePageRevision = {
  id: 'restorePageRevision',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/revisions/{number}/restore',
  tag: 'pages',
} as const
/** @public */
export const rollBackPage = {
  id: 'rollBackPage',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/revisions/{number}/roll-back',
  tag: 'pages',
} as const
/** @public */
export const getPublishedPage = {
  id: 'getPublishedPage',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/published',
  tag: 'pages',
} as const
/** @public */
export const saveHomepage = {
  id: 'saveHomepage',
  method: 'post',
  path: '/aba-base/api/enterprise-infos/homepage',
  tag: 'personalisation',
} as const
/** @public */
export const getPersonalisation = {
  id: 'getPersonalisation',
  method: 'get',
  path: '/spruce/api/v1/personalisation',
  tag: 'personalisation',
} as const
/** @public */
export const savePersonalisationDraft = {
  id: 'savePersonalisationDraft',
  method: 'put',
  path: '/spruce/api/v1/personalisation/draft',
  tag: 'personalisation',
} as const
/** @public */
export const linkPersonalisationDraft = {
  id: 'linkPersonalisationDraft',
  method: 'post',
  path: '/spruce/api/v1/personalisation/draft/link',
  tag: 'personalisation',
} as const
/** @public */
export const previewPersonalisationMail = {
  id: 'previewPersonalisationMail',
  method: 'post',
  path: '/spruce/api/v1/personalisation/mail-preview',
  tag: 'personalisation',
} as const
/** @public */
export const publishPersonalisation = {
  id: 'publishPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/publish',
  tag: 'personalisation',
} as const
/** @public */
export const planPersonalisation = {
  id: 'planPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/plan',
  tag: 'personalisation',
} as const
/** @public */
export const cancelPersonalisationPlan = {
  id: 'cancelPersonalisationPlan',
  method: 'post',
  path: '/spruce/api/v1/personalisation/plan/cancel',
  tag: 'personalisation',
} as const
/** @public */
export const listPersonalisationReleases = {
  id: 'listPersonalisationReleases',
  method: 'get',
  path: '/spruce/api/v1/personalisation/releases',
  tag: 'personalisation',
} as const
/** @public */
export const rollBackPersonalisation = {
  id: 'rollBackPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/releases/{id}/roll-back',
  tag: 'personalisation',
} as const
/** @public */
export const getEnterprise = {
  id: 'getEnterprise',
  method: 'get',
  path: '/spruce/api/v1/enterprise',
  tag: 'personalisation',
} as const
/** @public */
export const editEnterprise = {
  id: 'editEnterprise',
  method: 'put',
  path: '/spruce/api/v1/enterprise',
  tag: 'personalisation',
} as const
/** @public */
export const askForRenewal = {
  id: 'askForRenewal',
  method: 'post',
  path: '/spruce/api/v1/enterprise/renewal',
  tag: 'personalisation',
} as const
/** @public */
export const withdrawRenewal = {
  id: 'withdrawRenewal',
  method: 'post',
  path: '/spruce/api/v1/enterprise/renewal/withdraw',
  tag: 'personalisation',
} as const
/** @public */
export const getPlanMenus = {
  id: 'getPlanMenus',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/menus',
  tag: 'plan-pushes',
} as const
/** @public */
export const setPlanMenus = {
  id: 'setPlanMenus',
  method: 'put',
  path: '/spruce/api/v1/plans/{id}/menus',
  tag: 'plan-pushes',
} as const
/** @public */
export const previewPlanPush = {
  id: 'previewPlanPush',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushPreview = {
  id: 'listPlanPushPreview',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview/customers',
  tag: 'plan-pushes',
} as const
/** @public */
export const previewCustomerPush = {
  id: 'previewCustomerPush',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/push-preview/customers/{customerId}',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushes = {
  id: 'listPlanPushes',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}/pushes',
  tag: 'plan-pushes',
} as const
/** @public */
export const pushPlan = {
  id: 'pushPlan',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/pushes',
  tag: 'plan-pushes',
} as const
/** @public */
export const getPlanPush = {
  id: 'getPlanPush',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushCustomers = {
  id: 'listPlanPushCustomers',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}/customers',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlanPushItems = {
  id: 'listPlanPushItems',
  method: 'get',
  path: '/spruce/api/v1/plan-pushes/{id}/customers/{customerId}',
  tag: 'plan-pushes',
} as const
/** @public */
export const undoPlanPush = {
  id: 'undoPlanPush',
  method: 'post',
  path: '/spruce/api/v1/plan-pushes/{id}/undo',
  tag: 'plan-pushes',
} as const
/** @public */
export const listPlans = {
  id: 'listPlans',
  method: 'get',
  path: '/spruce/api/v1/plans',
  tag: 'plans',
} as const
/** @public */
export const addPlan = {
  id: 'addPlan',
  method: 'post',
  path: '/spruce/api/v1/plans',
  tag: 'plans',
} as const
/** @public */
export const getPlanCatalogue = {
  id: 'getPlanCatalogue',
  method: 'get',
  path: '/spruce/api/v1/plans/catalogue',
  tag: 'plans',
} as const
/** @public */
export const getPlan = {
  id: 'getPlan',
  method: 'get',
  path: '/spruce/api/v1/plans/{id}',
  tag: 'plans',
} as const
/** @public */
export const editPlan = {
  id: 'editPlan',
  method: 'put',
  path: '/spruce/api/v1/plans/{id}',
  tag: 'plans',
} as const
/** @public */
export const removePlan = {
  id: 'removePlan',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/remove',
  tag: 'plans',
} as const
/** @public */
export const setPlanStatus = {
  id: 'setPlanStatus',
  method: 'post',
  path: '/spruce/api/v1/plans/{id}/status',
  tag: 'plans',
} as const
/** @public */
export const getCustomerEntitlements = {
  id: 'getCustomerEntitlements',
  method: 'get',
  path: '/spruce/api/v1/customers/{id}/entitlements',
  tag: 'plans',
} as const
/** @public */
export const assignPlan = {
  id: 'assignPlan',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}/plan',
  tag: 'plans',
} as const
/** @public */
export const setCustomerOverrides = {
  id: 'setCustomerOverrides',
  method: 'put',
  path: '/spruce/api/v1/customers/{id}/overrides',
  tag: 'plans',
} as const
/** @public */
export const getOwnPlan = {
  id: 'getOwnPlan',
  method: 'get',
  path: '/spruce/api/v1/enterprise/plan',
  tag: 'plans',
} as const
/** @public */
export const listPlatformOperatorLog = {
  id: 'listPlatformOperatorLog',
  method: 'get',
  path: '/spruce/api/v1/platform/operator-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformOperatorLog = {
  id: 'exportPlatformOperatorLog',
  method: 'get',
  path: '/spruce/api/v1/platform/operator-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const listPlatformLoginLog = {
  id: 'listPlatformLoginLog',
  method: 'get',
  path: '/spruce/api/v1/platform/login-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformLoginLog = {
  id: 'exportPlatformLoginLog',
  method: 'get',
  path: '/spruce/api/v1/platform/login-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const listPlatformAccessLog = {
  id: 'listPlatformAccessLog',
  method: 'get',
  path: '/spruce/api/v1/platform/access-logs',
  tag: 'platform-logs',
} as const
/** @public */
export const exportPlatformAccessLog = {
  id: 'exportPlatformAccessLog',
  method: 'get',
  path: '/spruce/api/v1/platform/access-logs/export',
  tag: 'platform-logs',
} as const
/** @public */
export const getPlatformLoginBoard = {
  id: 'getPlatformLoginBoard',
  method: 'get',
  path: '/spruce/api/v1/platform/boards/login',
  tag: 'platform-logs',
} as const
/** @public */
export const getPlatformAppBoard = {
  id: 'getPlatformAppBoard',
  method: 'get',
  path: '/spruce/api/v1/platform/boards/app',
  tag: 'platform-logs',
} as const
/** @public */
export const listRecycleBin = {
  id: 'listRecycleBin',
  method: 'get',
  path: '/spruce/api/v1/recycle-bin',
  tag: 'recycle-bin',
} as const
/** @public */
export const restoreRecycled = {
  id: 'restoreRecycled',
  method: 'post',
  path: '/spruce/api/v1/recycle-bin/restore',
  tag: 'recycle-bin',
} as const
/** @public */
export const restorePlatformRecycled = {
  id: 'restorePlatformRecycled',
  method: 'post',
  path: '/spruce/api/v1/recycle-bin/restore-platform',
  tag: 'recycle-bin',
} as const
/** @public */
export const purgeRecycled = {
  id: 'purgeRecycled',
  method: 'post',
  path: '/spruce/api/v1/recycle-bin/purge',
  tag: 'recycle-bin',
} as const
/** @public */
export const listOwnRecycleBin = {
  id: 'listOwnRecycleBin',
  method: 'get',
  path: '/spruce/api/v1/recycle-bin/own',
  tag: 'recycle-bin',
} as const
/** @public */
export const restoreOwnRecycled = {
  id: 'restoreOwnRecycled',
  method: 'post',
  path: '/spruce/api/v1/recycle-bin/own/restore',
  tag: 'recycle-bin',
} as const
/** @public */
export const purgeOwnRecycled = {
  id: 'purgeOwnRecycled',
  method: 'post',
  path: '/spruce/api/v1/recycle-bin/own/purge',
  tag: 'recycle-bin',
} as const
/** @public */
export const listResources = {
  id: 'listResources',
  method: 'get',
  path: '/spruce/api/v1/resources',
  tag: 'resources',
} as const
/** @public */
export const uploadResource = {
  id: 'uploadResource',
  method: 'post',
  path: '/spruce/api/v1/resources',
  tag: 'resources',
} as const
/** @public */
export const getResource = {
  id: 'getResource',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}',
  tag: 'resources',
} as const
/** @public */
export const editResource = {
  id: 'editResource',
  method: 'put',
  path: '/spruce/api/v1/resources/{id}',
  tag: 'resources',
} as const
/** @public */
export const replaceResource = {
  id: 'replaceResource',
  method: 'post',
  path: '/spruce/api/v1/resources/{id}/content',
  tag: 'resources',
} as const
/** @public */
export const listResourceUses = {
  id: 'listResourceUses',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}/uses',
  tag: 'resources',
} as const
/** @public */
export const listResourceVersions = {
  id: 'listResourceVersions',
  method: 'get',
  path: '/spruce/api/v1/resources/{id}/versions',
  tag: 'resources',
} as const
/** @public */
export const restoreResourceVersion = {
  id: 'restoreResourceVersion',
  method: 'post',
  path: '/spruce/api/v1/resources/{id}/versions/restore',
  tag: 'resources',
} as const
/** @public */
export const getResourceFacets = {
  id: 'getResourceFacets',
  method: 'get',
  path: '/spruce/api/v1/resources/facets',
  tag: 'resources',
} as const
/** @public */
export const tagResources = {
  id: 'tagResources',
  method: 'post',
  path: '/spruce/api/v1/resources/tag',
  tag: 'resources',
} as const
/** @public */
export const archiveResources = {
  id: 'archiveResources',
  method: 'post',
  path: '/spruce/api/v1/resources/archive',
  tag: 'resources',
} as const
/** @public */
export const moveResources = {
  id: 'moveResources',
  method: 'post',
  path: '/spruce/api/v1/resources/move',
  tag: 'resources',
} as const
/** @public */
export const removeResources = {
  id: 'removeResources',
  method: 'post',
  path: '/spruce/api/v1/resources/remove',
  tag: 'resources',
} as const
/** @public */
export const listFolders = {
  id: 'listFolders',
  method: 'get',
  path: '/spruce/api/v1/resource-folders',
  tag: 'resources',
} as const
/** @public */
export const addFolder = {
  id: 'addFolder',
  method: 'post',
  path: '/spruce/api/v1/resource-folders',
  tag: 'resources',
} as const
/** @public */
export const editFolder = {
  id: 'editFolder',
  method: 'put',
  path: '/spruce/api/v1/resource-folders/{id}',
  tag: 'resources',
} as const
/** @public */
export const removeFolder = {
  id: 'removeFolder',
  method: 'post',
  path: '/spruce/api/v1/resource-folders/{id}/remove',
  tag: 'resources',
} as const
/** @public */
export const listRoles = {
  id: 'listRoles',
  method: 'get',
  path: '/aba-base/api/v3/role/multi-tenant-roles',
  tag: 'roles',
} as const
/** @public */
export const listRoleRecords = {
  id: 'listRoleRecords',
  method: 'get',
  path: '/spruce/api/v1/roles',
  tag: 'roles',
} as const
/** @public */
export const addRole = {
  id: 'addRole',
  method: 'post',
  path: '/spruce/api/v1/roles',
  tag: 'roles',
} as const
/** @public */
export const previewRoleScope = {
  id: 'previewRoleScope',
  method: 'get',
  path: '/spruce/api/v1/role-scope-preview',
  tag: 'roles',
} as const
/** @public */
export const getRole = {
  id: 'getRole',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}',
  tag: 'roles',
} as const
/** @public */
export const editRole = {
  id: 'editRole',
  method: 'put',
  path: '/spruce/api/v1/roles/{id}',
  tag: 'roles',
} as const
/** @public */
export const copyRole = {
  id: 'copyRole',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/copy',
  tag: 'roles',
} as const
/** @public */
export const startRoleView = {
  id: 'startRoleView',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/view',
  tag: 'roles',
} as const
/** @public */
export const setRoleStatus = {
  id: 'setRoleStatus',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/status',
  tag: 'roles',
} as const
/** @public */
export const removeRoles = {
  id: 'removeRoles',
  method: 'post',
  path: '/spruce/api/v1/roles/remove',
  tag: 'roles',
} as const
/** @public */
export const listRoleMembers = {
  id: 'listRoleMembers',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}/members',
  tag: 'roles',
} as const
/** @public */
export const addRoleMembers = {
  id: 'addRoleMembers',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/members',
  tag: 'roles',
} as const
/** @public */
export const removeRoleMembers = {
  id: 'removeRoleMembers',
  method: 'post',
  path: '/spruce/api/v1/roles/{id}/members/remove',
  tag: 'roles',
} as const
/** @public */
export const getRolePermissions = {
  id: 'getRolePermissions',
  method: 'get',
  path: '/spruce/api/v1/roles/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const setRolePermissions = {
  id: 'setRolePermissions',
  method: 'put',
  path: '/spruce/api/v1/roles/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const getPermissionMatrix = {
  id: 'getPermissionMatrix',
  method: 'get',
  path: '/spruce/api/v1/permissions/matrix',
  tag: 'roles',
} as const
/** @public */
export const savePermissionMatrix = {
  id: 'savePermissionMatrix',
  method: 'post',
  path: '/spruce/api/v1/permissions/matrix',
  tag: 'roles',
} as const
/** @public */
export const previewPermissionMatrix = {
  id: 'previewPermissionMatrix',
  method: 'post',
  path: '/spruce/api/v1/permissions/matrix/preview',
  tag: 'roles',
} as const
/** @public */
export const explainPermission = {
  id: 'explainPermission',
  method: 'get',
  path: '/spruce/api/v1/permissions/explain',
  tag: 'roles',
} as const
/** @public */
export const explainObjects = {
  id: 'explainObjects',
  method: 'get',
  path: '/spruce/api/v1/permissions/explain-objects',
  tag: 'roles',
} as const
/** @public */
export const explainOwnPermission = {
  id: 'explainOwnPermission',
  method: 'get',
  path: '/spruce/api/v1/my-permissions/explain',
  tag: 'roles',
} as const
/** @public */
export const getMemberPermissions = {
  id: 'getMemberPermissions',
  method: 'get',
  path: '/spruce/api/v1/members/{id}/permissions',
  tag: 'roles',
} as const
/** @public */
export const getAppPermissions = {
  id: 'getAppPermissions',
  method: 'get',
  path: '/spruce/api/v1/app-permissions',
  tag: 'roles',
} as const
/** @public */
export const getUserInfos = {
  id: 'getUserInfos',
  method: 'get',
  path: '/aba-base/api/user-infos',
  tag: 'session',
} as const
/** @public */
export const listTenants = {
  id: 'listTenants',
  method: 'get',
  path: '/aba-base/api/v3/user/tenants',
  tag: 'session',
} as const
/** @public */
export const getSystem = {
  id: 'getSystem',
  method: 'get',
  path: '/aba-base/api/v3/system',
  tag: 'session',
} as const
/** @public */
export const getSystemConfig = {
  id: 'getSystemConfig',
  method: 'get',
  path: '/aba-base/api/system-config',
  tag: 'session',
} as const
/** @public */
export const getTenantInfo = {
  id: 'getTenantInfo',
  method: 'get',
  path: '/aba-base/api/tenants/tenant-info',
  tag: 'session',
} as const
/** @public */
export const getDeployConfig = {
  id: 'getDeployConfig',
  method: 'get',
  path: '/aba-base/api/deploy-config',
  tag: 'session',
} as const
/** @public */
export const getIsAdmin = {
  id: 'getIsAdmin',
  method: 'get',
  path: '/aba-base/api/role/user/isAdmin',
  tag: 'session',
} as const
/** @public */
export const switchTenant = {
  id: 'switchTenant',
  method: 'post',
  path: '/aba-base/api/v3/tenant/switch/{id}',
  tag: 'session',
} as const
/** @public */
export const getPreferences = {
  id: 'getPreferences',
  method: 'get',
  path: '/spruce/api/v1/preferences',
  tag: 'session',
} as const
/** @public */
export const savePreferences = {
  id: 'savePreferences',
  method: 'put',
  path: '/spruce/api/v1/preferences',
  tag: 'session',
} as const
/** @public */
export const getSystemData = {
  id: 'getSystemData',
  method: 'get',
  path: '/spruce/api/v1/system-data',
  tag: 'session',
} as const
/** @public */
export const listSessions = {
  id: 'listSessions',
  method: 'get',
  path: '/spruce/api/v1/sessions',
  tag: 'sessions',
} as const
/** @public */
export const endSessions = {
  id: 'endSessions',
  method: 'post',
  path: '/spruce/api/v1/sessions/end',
  tag: 'sessions',
} as const
/** @public */
export const listSignIns = {
  id: 'listSignIns',
  method: 'get',
  path: '/spruce/api/v1/sign-ins',
  tag: 'sessions',
} as const
/** @public */
export const listShareLinks = {
  id: 'listShareLinks',
  method: 'get',
  path: '/spruce/api/v1/pages/{id}/share-links',
  tag: 'share-links',
} as const
/** @public */
export const addShareLink = {
  id: 'addShareLink',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/share-links',
  tag: 'share-links',
} as const
/** @public */
export const editShareLink = {
  id: 'editShareLink',
  method: 'put',
  path: '/spruce/api/v1/share-links/{id}',
  tag: 'share-links',
} as const
/** @public */
export const revokeShareLink = {
  id: 'revokeShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/{id}/revoke',
  tag: 'share-links',
} as const
/** @public */
export const removeShareLink = {
  id: 'removeShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/{id}/remove',
  tag: 'share-links',
} as const
/** @public */
export const listShareLinkViews = {
  id: 'listShareLinkViews',
  method: 'get',
  path: '/spruce/api/v1/share-links/{id}/views',
  tag: 'share-links',
} as const
/** @public */
export const openShareLink = {
  id: 'openShareLink',
  method: 'post',
  path: '/spruce/api/v1/share-links/open',
  tag: 'share-links',
} as const
/** @public */
export const listSystemNotices = {
  id: 'listSystemNotices',
  method: 'get',
  path: '/spruce/api/v1/system-notices',
  tag: 'system-notices',
} as const
/** @public */
export const addSystemNotice = {
  id: 'addSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices',
  tag: 'system-notices',
} as const
/** @public */
export const countSystemAudience = {
  id: 'countSystemAudience',
  method: 'post',
  path: '/spruce/api/v1/system-notices/count-audience',
  tag: 'system-notices',
} as const
/** @public */
export const getSystemNotice = {
  id: 'getSystemNotice',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}',
  tag: 'system-notices',
} as const
/** @public */
export const editSystemNotice = {
  id: 'editSystemNotice',
  method: 'put',
  path: '/spruce/api/v1/system-notices/{id}',
  tag: 'system-notices',
} as const
/** @public */
export const removeSystemNotice = {
  id: 'removeSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/remove',
  tag: 'system-notices',
} as const
/** @public */
export const publishSystemNotice = {
  id: 'publishSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/publish',
  tag: 'system-notices',
} as const
/** @public */
export const withdrawSystemNotice = {
  id: 'withdrawSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/withdraw',
  tag: 'system-notices',
} as const
/** @public */
export const listSystemNoticeReceipts = {
  id: 'listSystemNoticeReceipts',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}/receipts',
  tag: 'system-notices',
} as const
/** @public */
export const listSystemNoticePeople = {
  id: 'listSystemNoticePeople',
  method: 'get',
  path: '/spruce/api/v1/system-notices/{id}/receipts/people',
  tag: 'system-notices',
} as const
/** @public */
export const remindSystemNotice = {
  id: 'remindSystemNotice',
  method: 'post',
  path: '/spruce/api/v1/system-notices/{id}/remind',
  tag: 'system-notices',
} as const
/** @public */
export const listTodos = {
  id: 'listTodos',
  method: 'get',
  path: '/spruce/api/v1/todos',
  tag: 'todos',
} as const
/** @public */
export const addTodo = {
  id: 'addTodo',
  method: 'post',
  path: '/spruce/api/v1/todos',
  tag: 'todos',
} as const
/** @public */
export const getTodo = {
  id: 'getTodo',
  method: 'get',
  path: '/spruce/api/v1/todos/{id}',
  tag: 'todos',
} as const
/** @public */
export const editTodo = {
  id: 'editTodo',
  method: 'put',
  path: '/spruce/api/v1/todos/{id}',
  tag: 'todos',
} as const
/** @public */
export const removeTodo = {
  id: 'removeTodo',
  method: 'post',
  path: '/spruce/api/v1/todos/{id}/remove',
  tag: 'todos',
} as const
/** @public */
export const getWaitingWork = {
  id: 'getWaitingWork',
  method: 'get',
  path: '/spruce/api/v1/waiting-work',
  tag: 'todos',
} as const
/** @public */
export const getVerificationCode = {
  id: 'getVerificationCode',
  method: 'post',
  path: '/aba-base/api/verification/get-verification-code',
  tag: 'verification',
} as const
/** @public */
export const sendConfirmVerifyCode = {
  id: 'sendConfirmVerifyCode',
  method: 'post',
  path: '/aba-base/api/verification/send-confirm-verify-code',
  tag: 'verification',
} as const
/** @public */
export const loginByVerificationCode = {
  id: 'loginByVerificationCode',
  method: 'post',
  path: '/auth/login-by-verification-code',
  tag: 'verification',
} as const
/** @public */
export const resetPasswordByContact = {
  id: 'resetPasswordByContact',
  method: 'post',
  path: '/aba-base/api/v3/user/reset-password-by-contact',
  tag: 'verification',
} as const
/** @public */
export const setContactWay = {
  id: 'setContactWay',
  method: 'post',
  path: '/aba-base/api/v3/user/contact-way',
  tag: 'verification',
} as const
/** @public */
export const getContactUse = {
  id: 'getContactUse',
  method: 'get',
  path: '/spruce/api/v1/contact-use',
  tag: 'verification',
} as const
/** @public */
export const getViews = {
  id: 'getViews',
  method: 'get',
  path: '/spruce/api/v1/views',
  tag: 'views',
} as const
/** @public */
export const saveMyViews = {
  id: 'saveMyViews',
  method: 'put',
  path: '/spruce/api/v1/views/mine',
  tag: 'views',
} as const
/** @public */
export const saveSharedViews = {
  id: 'saveSharedViews',
  method: 'put',
  path: '/spruce/api/v1/views/shared',
  tag: 'views',
} as const
/** @public */
export const wxCallBack = {
  id: 'wxCallBack',
  method: 'get',
  path: '/aba-base/api/v3/wx/wxCallBack',
  tag: 'wechat',
} as const
/** @public */
export const wxValidate = {
  id: 'wxValidate',
  method: 'get',
  path: '/aba-base/api/v3/wx/validate',
  tag: 'wechat',
} as const
/** @public */
export const wxSendVerifyCode = {
  id: 'wxSendVerifyCode',
  method: 'post',
  path: '/aba-base/api/v3/wx/v3/user/send-verify-code',
  tag: 'wechat',
} as const
/** @public */
export const wxBinding = {
  id: 'wxBinding',
  method: 'post',
  path: '/aba-base/api/v3/wx/binding',
  tag: 'wechat',
} as const
/** @public */
export const startWechatLogin = {
  id: 'startWechatLogin',
  method: 'post',
  path: '/spruce/api/v1/wechat/login',
  tag: 'wechat',
} as const
/** @public */
export const listBoundAccounts = {
  id: 'listBoundAccounts',
  method: 'get',
  path: '/spruce/api/v1/bound-accounts',
  tag: 'wechat',
} as const
/** @public */
export const startWechatBinding = {
  id: 'startWechatBinding',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/wechat',
  tag: 'wechat',
} as const
/** @public */
export const unbindWechat = {
  id: 'unbindWechat',
  method: 'post',
  path: '/spruce/api/v1/bound-accounts/wechat/remove',
  tag: 'wechat',
} as const
/** @public */
export const listWorkbenches = {
  id: 'listWorkbenches',
  method: 'get',
  path: '/spruce/api/v1/workbenches',
  tag: 'workbenches',
} as const
/** @public */
export const addWorkbench = {
  id: 'addWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches',
  tag: 'workbenches',
} as const
/** @public */
export const orderWorkbenches = {
  id: 'orderWorkbenches',
  method: 'post',
  path: '/spruce/api/v1/workbenches/order',
  tag: 'workbenches',
} as const
/** @public */
export const getMemberWorkbench = {
  id: 'getMemberWorkbench',
  method: 'get',
  path: '/spruce/api/v1/members/{id}/workbench',
  tag: 'workbenches',
} as const
/** @public */
export const editWorkbench = {
  id: 'editWorkbench',
  method: 'put',
  path: '/spruce/api/v1/workbenches/{id}',
  tag: 'workbenches',
} as const
/** @public */
export const getWorkbench = {
  id: 'getWorkbench',
  method: 'get',
  path: '/spruce/api/v1/workbenches/{id}',
  tag: 'workbenches',
} as const
/** @public */
export const saveWorkbenchDraft = {
  id: 'saveWorkbenchDraft',
  method: 'put',
  path: '/spruce/api/v1/workbenches/{id}/draft',
  tag: 'workbenches',
} as const
/** @public */
export const copyWorkbench = {
  id: 'copyWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/copy',
  tag: 'workbenches',
} as const
/** @public */
export const removeWorkbench = {
  id: 'removeWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/remove',
  tag: 'workbenches',
} as const
/** @public */
export const publishWorkbench = {
  id: 'publishWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/publish',
  tag: 'workbenches',
} as const
/** @public */
export const withdrawWorkbench = {
  id: 'withdrawWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/withdraw',
  tag: 'workbenches',
} as const
/** @public */
export const listWorkbenchRevisions = {
  id: 'listWorkbenchRevisions',
  method: 'get',
  path: '/spruce/api/v1/workbenches/{id}/revisions',
  tag: 'workbenches',
} as const
/** @public */
export const getWorkbenchRevision = {
  id: 'getWorkbenchRevision',
  method: 'get',
  path: '/spruce/api/v1/workbenches/{id}/revisions/{number}',
  tag: 'workbenches',
} as const
/** @public */
export const restoreWorkbenchRevision = {
  id: 'restoreWorkbenchRevision',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/revisions/{number}/restore',
  tag: 'workbenches',
} as const
/** @public */
export const rollBackWorkbench = {
  id: 'rollBackWorkbench',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/revisions/{number}/roll-back',
  tag: 'workbenches',
} as const
/** @public */
export const getMyWorkbench = {
  id: 'getMyWorkbench',
  method: 'get',
  path: '/spruce/api/v1/my-workbench',
  tag: 'workbenches',
} as const
/** @public */
export const saveMyWorkbench = {
  id: 'saveMyWorkbench',
  method: 'put',
  path: '/spruce/api/v1/my-workbench',
  tag: 'workbenches',
} as const
/** @public */
export const resetMyWorkbench = {
  id: 'resetMyWorkbench',
  method: 'post',
  path: '/spruce/api/v1/my-workbench/reset',
  tag: 'workbenches',
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
