import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentRelease } from './publishLook.js'
import { pagingOf } from '../pagingOf.js'

export const listPersonalisationReleases = defineOperation('listPersonalisationReleases', {
  async handle({ query, tenantId, repositories }) {
    const { rows, total } = await repositories.personalisation.releases(tenantId, pagingOf(query))
    return okList(rows.map(presentRelease), total)
  },
})
