import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { presentOauthConsent } from '../../presenters/presentOauth.js'

export const listOauthConsents = defineSelfOperation('listOauthConsents', {
  async handle({ session, repositories, services, language }) {
    const consents = await repositories.oauthGrants.listConsents(session.userId, services.now())
    const items = consents.map((consent) => presentOauthConsent(consent, language))
    return okList(items, items.length)
  },
})
