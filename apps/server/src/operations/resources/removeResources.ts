import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'

/** All or none; nothing that is used anywhere. */
export const removeResources = defineOperation('removeResources', {
  async handle({ body, session, tenantId, services, repositories, audit }) {
    const { files, fileVersions, recycleBin } = repositories
    await files.lock(tenantId, body.ids)
    if ((await files.countUsed(tenantId, body.ids)) > 0) throw unprocessable('FILE_IN_USE')
    for (const snapshot of await files.snapshots(tenantId, body.ids)) {
      const { id, name } = snapshot
      await recycleBin.put(tenantId, {
        kind: 'resources',
        objectId: id,
        name,
        snapshot,
        removedBy: session.userId,
        at: services.now(),
      })
      audit({
        table: 'resources',
        id,
        name,
        before: { name, bytes: snapshot.bytes, folderId: snapshot.folder_id },
      })
    }
    const { removed, bytes } = await files.remove(tenantId, body.ids)
    const older = await fileVersions.bytes(tenantId, body.ids)
    await files.use(tenantId, -bytes - older, -removed, services.files.quota)
    return ok({ removed })
  },
})
