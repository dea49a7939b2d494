import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentFolder } from '../../presenters/filePresenters.js'

export const listFolders = defineOperation('listFolders', {
  async handle({ tenantId, repositories }) {
    const folders = await repositories.folders.list(tenantId)
    return okList(folders.map(presentFolder), folders.length)
  },
})
