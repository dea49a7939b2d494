import { defineOperation, ok } from '../../http/defineOperation.js'

export const readAllLetters = defineOperation('readAllLetters', {
  unaudited: 'that somebody has read a letter is kept with the letter',
  async handle({ tenantId, memberId, services, repositories: { letters } }) {
    return ok({ read: await letters.readAll(tenantId, memberId, services.now()) })
  },
})
