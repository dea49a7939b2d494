import { defineOperation, okList } from '../../http/defineOperation.js'
import { readHistory } from './readHistory.js'

export const listDepartmentHistory = defineOperation('listDepartmentHistory', {
  async handle({ params, query, tenantId, repositories, language }) {
    const object = { objectTable: 'departments', objectId: params.id }
    const { rows, total } = await readHistory(repositories, tenantId, object, query, language)
    return okList(rows, total)
  },
})
