import { defineOperation, ok } from '../../http/defineOperation.js'
import { listMenuApps } from './listMenuApps.js'

export const getMenuOptions = defineOperation('getMenuOptions', {
  async handle({ session, tenantId, repositories, language }) {
    const apps = await listMenuApps(repositories, tenantId, session.tenant?.kind)
    const registry = await repositories.permissions.registry()
    return ok({
      apps: apps.map(({ code, name, icon, origin }) => ({
        ...{ appCode: code, name: name[language], icon, origin },
      })),
      permissions: registry
        .filter(({ app_code }) => apps.some(({ code }) => code === app_code))
        .map(({ code, name, app_code }) => ({ code, name: name[language], appCode: app_code })),
    })
  },
})
