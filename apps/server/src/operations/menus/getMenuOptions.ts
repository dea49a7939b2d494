import { defineOperation, ok } from '../../http/defineOperation.js'
import { listGoneApps, listMenuApps } from './listMenuApps.js'

export const getMenuOptions = defineOperation('getMenuOptions', {
  async handle({ session, tenantId, repositories, services, language }) {
    const known = await listMenuApps(repositories, tenantId, session.tenant?.kind)
    const gone = await listGoneApps(repositories, { tenantId, known, now: services.now() })
    const registry = await repositories.permissions.registry()
    const roles = await repositories.roles.list(tenantId)
    return ok({
      apps: [...known, ...gone].map(({ code, name, icon, origin, state }) => ({
        ...{ appCode: code, name: name[language], icon, origin, state },
      })),
      permissions: registry
        .filter(({ app_code }) => known.some(({ code }) => code === app_code))
        .map(({ code, name, app_code }) => ({ code, name: name[language], appCode: app_code })),
      roles: roles.filter(({ enabled }) => enabled).map(({ id, name }) => ({ id, name })),
    })
  },
})
