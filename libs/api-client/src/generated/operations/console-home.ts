/** @public */
export const getConsoleHome = {
  id: 'getConsoleHome',
  method: 'get',
  path: '/spruce/api/v1/console-home',
  tag: 'console-home',
} as const
