import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentManagedApp, presentPlatformApp } from '../../presenters/presentApps.js'
import { foldText, nameTokens, tokenRange } from '../../repositories/search/searchTokens.js'
import { isAppForKind } from '../../sessions/appOwners.js'

export const listApps = defineOperation('listApps', {
  async handle({ query, session, tenantId, repositories }) {
    const { keyword, kind, enable, page = 1, size = 20 } = query
    const platform = (await repositories.menus.listApps(tenantId)).filter(({ code }) =>
      isAppForKind(code, session.tenant?.kind),
    )
    const own = await repositories.tenantApps.list(tenantId)
    const range = tokenRange(keyword ?? '')
    const apps = [...platform.map(presentPlatformApp), ...own.map(presentManagedApp)]
      .filter((app) => kind === undefined || app.kind === kind)
      .filter((app) => enable === undefined || app.enable === enable)
      .filter(
        ({ appCode, name }) =>
          !range ||
          foldText(appCode).includes(range.from) ||
          foldText(name['en-US']).includes(range.from) ||
          nameTokens(name['zh-CN']).some(({ token }) => token.startsWith(range.from)),
      )
    const start = (page - 1) * size
    return okList(apps.slice(start, start + size), apps.length)
  },
})
