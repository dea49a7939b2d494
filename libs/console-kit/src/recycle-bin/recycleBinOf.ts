import { unwrap, unwrapList } from '@spruce/api-client'
import { companyKinds, platformKinds } from './recycleBinQuery.js'
import type { RecycleBinSource, RestoreCall } from './recycleBinSource.js'

/** What a console says of its recycle bin. @public */
export interface RecycleBinOfConsole {
  /** Names the table in saved views. */
  key: string
  /** Whether what belongs to the platform is in it, as for the operator. */
  hasPlatform?: boolean
  /** Asks for a department for people and departments whose own is gone. */
  placeDialog?: RecycleBinSource['placeDialog']
}

const ofCompany: RestoreCall = {
  kinds: companyKinds,
  send: (api, ids, place) =>
    unwrap(api.POST('/spruce/api/v1/recycle-bin/restore', { body: { ids, ...place } })),
}

const ofPlatform: RestoreCall = {
  kinds: platformKinds,
  send: (api, ids) =>
    unwrap(api.POST('/spruce/api/v1/recycle-bin/restore-platform', { body: { ids } })),
}

/** The source of a recycle bin from what a console says of it. @public */
export function recycleBinOf(of: RecycleBinOfConsole): RecycleBinSource {
  const { key, hasPlatform = false, placeDialog } = of
  return {
    key,
    ...(placeDialog && { placeDialog }),
    permission: 'recycle:list',
    restorePermission: 'recycle:edit',
    purgePermission: 'recycle:remove',
    list: (api, query, signal) =>
      unwrapList(api.GET('/spruce/api/v1/recycle-bin', { params: { query }, signal })),
    restores: hasPlatform ? [ofPlatform, ofCompany] : [ofCompany],
    purge: (api, ids) => unwrap(api.POST('/spruce/api/v1/recycle-bin/purge', { body: { ids } })),
  }
}
