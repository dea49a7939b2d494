import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { presentResource } from '../../presenters/filePresenters.js'
import { putContent } from './putContent.js'
import { lockResource, readResource } from './readResource.js'

/** So many older contents of a resource are kept. */
const maxVersions = 10

/** What it was becomes its newest older version. The older contents count against the quota as well. */
export const replaceResource = defineOperation('replaceResource', {
  prepare: ({ body, query, tenantId, services }) =>
    prepareUpload(services, body.file, 'resource', tenantId, query.metadata === 'keep'),
  async handle({ prepared, params, query, tenantId, memberId, services, repositories, audit }) {
    const { files, fileVersions, entitlements } = repositories
    const resource = await lockResource(repositories, tenantId, params.id)
    assertVersion(query.version, resource.version, presentResource(resource))
    await fileVersions.keep(tenantId, resource.id, memberId, services.now())
    const freed = await fileVersions.trim(tenantId, resource.id, maxVersions)
    await putContent(files, tenantId, resource, prepared)
    const quota = await entitlements.quota(tenantId, services.files.quota)
    if (!(await files.use(tenantId, prepared.bytes - freed, 0, quota))) {
      throw unprocessable('QUOTA_EXCEEDED')
    }
    const after = presentResource(await readResource(repositories, tenantId, params.id))
    const before = presentResource(resource)
    audit({ table: 'resources', id: params.id, name: after.name, before, after })
    return ok(after)
  },
})
