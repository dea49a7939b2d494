import { isPublic } from '../../files/fileTypes.js'
import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { newPublicKey } from '../../sessions/tokens.js'
import { lockResource, readResource } from './readResource.js'

/**
 * Other content under the same id and name; the sweep takes the old bytes. A picture keeps its address,
 * which no document gets.
 */
export const replaceResource = defineOperation('replaceResource', {
  prepare: ({ body, tenantId, services }) =>
    prepareUpload(services, body.file, 'resource', tenantId),
  async handle({ prepared, params, query, tenantId, services, repositories, audit }) {
    const { files, entitlements } = repositories
    const resource = await lockResource(repositories, tenantId, params.id)
    assertVersion(query.version, resource.version, presentResource(resource))
    const more = prepared.bytes - resource.bytes
    const quota = await entitlements.quota(tenantId, services.files.quota)
    if (!(await files.use(tenantId, more, 0, quota))) {
      throw unprocessable('QUOTA_EXCEEDED')
    }
    const isShown = isPublic('resource', prepared.mediaType)
    const publicName = isShown ? (resource.publicName ?? newPublicKey()) : null
    await files.replace(tenantId, resource.id, prepared, publicName)
    const name = renamed(resource.name, prepared.name)
    if (name !== resource.name) await files.rename(tenantId, resource.id, name)
    const after = presentResource(await readResource(repositories, tenantId, params.id))
    const before = presentResource(resource)
    audit({ table: 'resources', id: params.id, name: after.name, before, after })
    return ok(after)
  },
})

/** The name stays; its extension follows the content. */
function renamed(name: string, uploaded: string): string {
  const extension = uploaded.slice(uploaded.lastIndexOf('.'))
  return name.slice(0, name.lastIndexOf('.')) + extension
}
