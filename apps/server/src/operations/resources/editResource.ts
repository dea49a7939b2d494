import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { lockResource, readResource } from './readResource.js'

export const editResource = defineOperation('editResource', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const { version, name, folderId, tags } = body
    const resource = await lockResource(repositories, tenantId, params.id)
    assertVersion(version, resource.version, presentResource(resource))
    await repositories.files.edit(tenantId, resource.id, {
      name: name === undefined ? undefined : withExtension(name.trim(), resource.name),
      folderId,
      tags,
    })
    const after = presentResource(await readResource(repositories, tenantId, resource.id))
    const before = presentResource(resource)
    audit({ table: 'resources', id: resource.id, name: after.name, before, after })
    return ok(after)
  },
})

/** A new name keeps the extension of the content. */
function withExtension(name: string, current: string): string {
  const extension = current.slice(current.lastIndexOf('.'))
  return name.toLowerCase().endsWith(extension) ? name : name + extension
}
