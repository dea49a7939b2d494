import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentFolder } from '../../presenters/filePresenters.js'
import { assertFolderPlace, folderRefusal, readFolder } from './folderRules.js'

export const addFolder = defineOperation('addFolder', {
  async handle({ body, tenantId, repositories, audit }) {
    const { folders } = repositories
    await folders.lock(tenantId)
    await assertFolderPlace(repositories, tenantId, body.parentId, 1)
    const id = newId()
    try {
      await folders.add(tenantId, { id, parentId: body.parentId, name: body.name.trim() })
    } catch (error) {
      throw folderRefusal(error)
    }
    const after = presentFolder(await readFolder(repositories, tenantId, id))
    audit({ table: 'folders', id, name: after.name, after })
    return ok(after)
  },
})
