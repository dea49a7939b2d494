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
