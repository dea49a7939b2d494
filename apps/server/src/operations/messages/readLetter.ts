import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentLetter } from '../../presenters/messagePresenters.js'

export const readLetter = defineOperation('readLetter', {
  unaudited: 'that somebody has read a letter is kept with the letter',
  async handle({ params, tenantId, memberId, services, repositories: { letters } }) {
    const letter = await letters.read(tenantId, memberId, params.id, services.now())
    if (!letter) throw notFound('letter', params.id)
    return ok(presentLetter(letter))
  },
})
