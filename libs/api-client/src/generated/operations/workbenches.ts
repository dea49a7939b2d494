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
export const reportWorkbenchPresence = {
  id: 'reportWorkbenchPresence',
  method: 'post',
  path: '/spruce/api/v1/workbenches/{id}/presence',
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
