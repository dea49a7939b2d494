import { unwrap, unwrapList } from '@spruce/api-client'
import { companyKinds, platformKinds } from './recycleBinQuery.js'
import type { RecycleBinSource } from './recycleBinSource.js'

/** The recycle bin of a company, as its console has it; stories and tests read its calls. */
export const companySample: RecycleBinSource = {
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

/** The recycle bin of the operator, with what belongs to the platform. */
export const platformSample: RecycleBinSource = {
  ...companySample,
  key: 'recycleBin',
  restores: [
    {
      kinds: platformKinds,
      send: (api, ids) =>
        unwrap(api.POST('/spruce/api/v1/recycle-bin/restore-platform', { body: { ids } })),
    },
    ...companySample.restores,
  ],
}
