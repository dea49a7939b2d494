import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentUse } from '../../presenters/filePresenters.js'
import { readResource } from './readResource.js'

export const listResourceUses = defineOperation('listResourceUses', {
  async handle({ params, tenantId, repositories }) {
    const { id, uses } = await readResource(repositories, tenantId, params.id)
    return okList((await repositories.files.uses(tenantId, id)).map(presentUse), uses)
  },
})
