import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentFile } from '../../presenters/filePresenters.js'
import { keepFile } from './keepFile.js'

/** Any member may: photos, pictures of apps, attachments. Resources have their own operation. */
export const uploadFile = defineOperation('uploadFile', {
  prepare: ({ body, query, tenantId, services }) =>
    prepareUpload(services, body.file, query.fileType, tenantId),
  async handle({ prepared, query, tenantId, memberId, services, repositories }) {
    const file = { kind: query.fileType, folderId: null, stored: prepared, memberId }
    return ok(presentFile(await keepFile(repositories, services, tenantId, file)))
  },
})
