import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentFolder } from '../../presenters/filePresenters.js'
import { assertFolderPlace, folderRefusal, readFolder } from './folderRules.js'

export const editFolder = defineOperation('editFolder', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const { folders } = repositories
    const { version, name, parentId } = body
    await folders.lock(tenantId)
    const folder = await readFolder(repositories, tenantId, params.id)
    assertVersion(version, folder.version, presentFolder(folder))
    if (parentId !== undefined && parentId !== folder.parentId) {
      const height = await folders.height(tenantId, folder.id)
      await assertFolderPlace(repositories, tenantId, parentId, height, folder.id)
    }
    try {
      await folders.edit(tenantId, folder.id, { name: name?.trim(), parentId })
    } catch (error) {
      throw folderRefusal(error)
    }
    const after = presentFolder(await readFolder(repositories, tenantId, folder.id))
    audit({
      table: 'folders',
      id: folder.id,
      name: after.name,
      before: presentFolder(folder),
      after,
    })
    return ok(after)
  },
})
