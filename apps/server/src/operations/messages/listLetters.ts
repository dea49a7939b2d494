import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentLetter } from '../../presenters/messagePresenters.js'

export const listLetters = defineOperation('listLetters', {
  async handle({ body, tenantId, memberId, repositories: { letters } }) {
    const { page = 1, size = 20, state = 'all' } = body ?? {}
    const { rows, total } = await letters.list(tenantId, memberId, { page, size, state })
    return okList(rows.map(presentLetter), total)
  },
})
