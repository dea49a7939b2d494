import { unwrap, unwrapList } from '@spruce/api-client'
import { companyKinds, platformKinds, type RecycleBinSource } from '@spruce/console-kit/recycle-bin'

/** What the operator's people removed, of the operator and of the platform. */
export const platformRecycleBin: RecycleBinSource = {
  key: 'recycleBin',
  permission: 'recycle:list',
  restorePermission: 'recycle:edit',
  purgePermission: 'recycle:remove',
  list: (api, query, signal) =>
    unwrapList(api.GET('/spruce/api/v1/recycle-bin', { params: { query }, signal })),
  restores: [
    {
      kinds: platformKinds,
      send: (api, ids) =>
        unwrap(api.POST('/spruce/api/v1/recycle-bin/restore-platform', { body: { ids } })),
    },
    {
      kinds: companyKinds,
      send: (api, ids) => unwrap(api.POST('/spruce/api/v1/recycle-bin/restore', { body: { ids } })),
    },
  ],
  purge: (api, ids) => unwrap(api.POST('/spruce/api/v1/recycle-bin/purge', { body: { ids } })),
}
