import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { putContent } from './putContent.js'
import { lockResource, readResource } from './readResource.js'

/** The two contents change places: nothing more is stored. */
export const restoreResourceVersion = defineOperation('restoreResourceVersion', {
  async handle({ params, body, tenantId, memberId, services, repositories, audit }) {
    const { files, fileVersions } = repositories
    const resource = await lockResource(repositories, tenantId, params.id)
    assertVersion(body.version, resource.version, presentResource(resource))
    await fileVersions.keep(tenantId, resource.id, memberId, services.now())
    const content = await fileVersions.take(tenantId, resource.id, body.number)
    if (!content) throw unprocessable('NO_SUCH_VERSION')
    await putContent(files, tenantId, resource, content)
    const after = presentResource(await readResource(repositories, tenantId, resource.id))
    const before = presentResource(resource)
    audit({ table: 'resources', id: resource.id, name: after.name, before, after })
    return ok(after)
  },
})
