import { databaseErrorFields } from '../../db/databaseError.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { presentFolder } from '../../presenters/filePresenters.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { readFolder } from './folderRules.js'

export const removeFolder = defineOperation('removeFolder', {
  async handle(context) {
    const { params, body, tenantId, repositories, audit } = context
    const { folders } = repositories
    await folders.lock(tenantId)
    const folder = await readFolder(repositories, tenantId, params.id)
    assertVersion(body.version, folder.version, presentFolder(folder))
    await recycleRows(context, 'folders', folder)
    try {
      await folders.remove(tenantId, folder.id)
    } catch (error) {
      const isUsed = databaseErrorFields(error)?.code === '23503'
      throw isUsed ? unprocessable('FOLDER_NOT_EMPTY') : error
    }
    audit({ table: 'folders', id: folder.id, name: folder.name, before: presentFolder(folder) })
    return ok(null)
  },
})
