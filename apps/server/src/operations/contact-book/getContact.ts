import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { seesContacts } from '../members/memberRules.js'
import { presentContact } from './presentContact.js'

/** The card of somebody who works here now. */
export const getContact = defineOperation('getContact', {
  async handle({ params, session, tenantId, repositories }) {
    const member = await repositories.members.find(tenantId, params.id)
    if (member?.status !== 'active') throw notFound('member', params.id)
    // Who may edit only some people sees the contacts of colleagues as everybody does.
    const withContacts = seesContacts(session) && session.tenant?.seesEverybody === true
    return ok(presentContact(member, { withContacts }))
  },
})
