import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentPlaced } from '../../presenters/presentComponents.js'

/** What designers may place. */
export const listPalette = defineOperation('listPalette', {
  async handle({ tenantId, repositories }) {
    const components = (await repositories.components.ofTenant(tenantId)).filter(
      ({ enabled, status }) => enabled && status === 'on_shelf',
    )
    return okList(components.map(presentPlaced), components.length)
  },
})
