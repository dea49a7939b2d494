import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentLetter } from '../../presenters/messagePresenters.js'

export const getLatestLetters = defineOperation('getLatestLetters', {
  async handle({ query, tenantId, memberId, repositories: { letters } }) {
    const page = { state: 'all', page: 1, size: query.size ?? 5 } as const
    const { rows, total } = await letters.list(tenantId, memberId, page)
    return okList(rows.map(presentLetter), total)
  },
})
