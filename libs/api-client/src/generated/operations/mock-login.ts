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
