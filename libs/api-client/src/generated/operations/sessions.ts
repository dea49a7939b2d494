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
