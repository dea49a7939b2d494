import { defineSelfOperation, ok } from '../../http/defineOperation.js'

export const savePreferences = defineSelfOperation('savePreferences', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  async handle({ body, session, services, repositories }) {
    await repositories.preferences.put(session.userId, body, services.now())
    return ok(body)
  },
})
