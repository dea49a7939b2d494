import { unwrap, unwrapList } from '@spruce/api-client'
import { companyKinds, type RecycleBinSource } from '@spruce/console-kit/recycle-bin'

/** What people of the tenant removed. */
export const tenantRecycleBin: RecycleBinSource = {
  key: 'tenant-recycle-bin',
  permission: 'recycle:list',
  restorePermission: 'recycle:edit',
  purgePermission: 'recycle:remove',
  list: (api, query, signal) =>
    unwrapList(api.GET('/spruce/api/v1/recycle-bin', { params: { query }, signal })),
  restores: [
    {
      kinds: companyKinds,
      send: (api, ids) => unwrap(api.POST('/spruce/api/v1/recycle-bin/restore', { body: { ids } })),
    },
  ],
  purge: (api, ids) => unwrap(api.POST('/spruce/api/v1/recycle-bin/purge', { body: { ids } })),
}
