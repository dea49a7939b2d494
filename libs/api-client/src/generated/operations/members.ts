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
