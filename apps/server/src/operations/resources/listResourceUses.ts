import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentUse } from '../../presenters/filePresenters.js'
import { readResource } from './readResource.js'

export const listResourceUses = defineOperation('listResourceUses', {
  async handle({ params, tenantId, repositories }) {
    const { id, uses } = await readResource(repositories, tenantId, params.id)
    const listed = await repositories.files.uses(tenantId, id)
    const personal = await repositories.personalFileUses.ofFile(tenantId, id)
    return okList([...personal, ...listed].map(presentUse), uses)
  },
})
