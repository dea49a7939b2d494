import { defineOperation, ok } from '../../http/defineOperation.js'
import { readSeries } from './readSeries.js'

export const readPointHistory = defineOperation('readPointHistory', {
  async handle({ query, tenantId, repositories }) {
    const { pointIds, by = 'avg', most = 500, zone = 'Asia/Shanghai' } = query
    const [from, to] = [new Date(query.from), new Date(query.to)]
    return ok(await readSeries(repositories, tenantId, { pointIds, from, to, by, most, zone }))
  },
})
