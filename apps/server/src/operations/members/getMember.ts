import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMember } from './readMember.js'

export const getMember = defineOperation('getMember', {
  async handle({ params, session, tenantId, repositories }) {
    return ok(await readMember(session, repositories, tenantId, params.id))
  },
})
