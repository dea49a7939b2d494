import { defineOperation, okList } from '../../http/defineOperation.js'
import { readHistory } from './readHistory.js'

export const listMemberHistory = defineOperation('listMemberHistory', {
  async handle({ params, query, tenantId, repositories, language }) {
    const object = { objectTable: 'members', objectId: params.id }
    const { rows, total } = await readHistory(repositories, tenantId, object, query, language)
    return okList(rows, total)
  },
})
