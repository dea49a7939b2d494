import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'

/** They are hundreds, so they are filtered here. */
export const listTenantComponents = defineOperation('listTenantComponents', {
  async handle({ query, tenantId, repositories }) {
    const { origin, page = 1, size = 20 } = query
    const word = query.keyword?.trim().toLowerCase() ?? ''
    const found = (await repositories.components.ofTenant(tenantId))
      .filter((component) => origin === undefined || component.origin === origin)
      .filter(({ code, name }) =>
        [code, name['zh-CN'], name['en-US']].some((text) => text.toLowerCase().includes(word)),
      )
    const start = (page - 1) * size
    return okList(found.slice(start, start + size).map(presentTenantComponent), found.length)
  },
})
