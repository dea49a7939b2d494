import { defineSelfOperation, ok } from '../../http/defineOperation.js'

/** An id of somebody else's session ends nothing and tells nothing: it is not counted. */
export const endSessions = defineSelfOperation('endSessions', {
  async handle({ body, session, repositories }) {
    const { userId, id } = session
    return ok({ ended: await repositories.sessions.endOthers(userId, id, body.ids) })
  },
})
