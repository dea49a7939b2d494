import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { keepFile } from '../files/keepFile.js'

export const uploadResource = defineOperation('uploadResource', {
  prepare: ({ body, tenantId, services }) =>
    prepareUpload(services, body.file, 'resource', tenantId),
  async handle({ prepared, query, tenantId, memberId, services, repositories, audit }) {
    const folderId = query.folderId ?? null
    const file = { kind: 'resource', folderId, stored: prepared, memberId } as const
    const after = presentResource(await keepFile(repositories, services, tenantId, file))
    audit({ table: 'resources', id: after.id, name: after.name, after })
    return ok(after)
  },
})
