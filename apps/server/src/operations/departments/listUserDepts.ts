import { defineOperation, okList } from '../../http/defineOperation.js'

export const listUserDepts = defineOperation('listUserDepts', {
  async handle({ body, tenantId, repositories: { members } }) {
    const departments = await members.departmentsOfUsers(tenantId, body.userIds)
    const rows = body.userIds.map((userId) => ({
      userId,
      departments: departments.get(userId) ?? [],
    }))
    return okList(rows, rows.length)
  },
})
