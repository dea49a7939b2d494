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
