import type { StoredUpload } from '../../files/intake.js'
import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { conflict } from '../../http/errors.js'
import { presentResource } from '../../presenters/filePresenters.js'
import type { Repositories } from '../../repositories/repositories.js'
import { keepFile } from '../files/keepFile.js'

export const uploadResource = defineOperation('uploadResource', {
  prepare: ({ body, query, tenantId, services }) =>
    prepareUpload(services, body.file, 'resource', tenantId, query.metadata === 'keep'),
  async handle({ prepared, query, tenantId, memberId, services, repositories, audit }) {
    if (query.same === 'refuse') await assertNew(repositories, tenantId, prepared)
    const folderId = query.folderId ?? null
    const file = { kind: 'resource', folderId, stored: prepared, memberId } as const
    const after = presentResource(await keepFile(repositories, services, tenantId, file))
    audit({ table: 'resources', id: after.id, name: after.name, after })
    return ok(after)
  },
})

/** @throws 409 SAME_CONTENT with the resource that has the content already */
async function assertNew(
  { files }: Repositories,
  tenantId: string,
  upload: StoredUpload,
): Promise<void> {
  const same = await files.findSame(tenantId, upload)
  if (!same) return
  const error = conflict('SAME_CONTENT')
  error.current = presentResource(same)
  throw error
}
