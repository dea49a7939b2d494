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
export const reportPagePresence = {
  id: 'reportPagePresence',
  method: 'post',
  path: '/spruce/api/v1/pages/{id}/presence',
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
