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
