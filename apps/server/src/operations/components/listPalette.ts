import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentPlaced, presentWithheld } from '../../presenters/presentComponents.js'
import { viewerOf } from './componentRules.js'

/** What designers may place, and which components of a page do not show to who looks at it. */
export const listPalette = defineOperation('listPalette', {
  async handle({ query, tenantId, repositories, session }) {
    const asked = new Set(query.codes)
    const all = await repositories.components.ofTenant(tenantId, viewerOf(session))
    const offered = all.filter(({ enabled, status }) => enabled && status === 'on_shelf')
    const rows = offered.flatMap((component) => {
      if (component.isShown === true) return [presentPlaced(component)]
      return asked.has(component.code) ? [presentWithheld(component)] : []
    })
    return okList(rows, rows.length)
  },
})
