import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentPreferences } from '../../presenters/preferencesPresenter.js'

export const getPreferences = defineSelfOperation('getPreferences', {
  handle: async ({ session, repositories, language }) =>
    ok(presentPreferences(await repositories.preferences.find(session.userId), language)),
})
