import { defineOperation, okList } from '../../http/defineOperation.js'
import { foldText, nameTokens, tokenRange } from '../../repositories/search/searchTokens.js'
import { audienceNames, listRegistry, presentRegistered } from './appRegistry.js'
import { seenThrough } from './appSeers.js'
import { pagingOf } from '../pagingOf.js'
import { takePage, type RowShape } from '../../repositories/lists/takePage.js'
import type { Schemas } from '@spruce/api-client/contract'

type ManagedApp = Schemas['ManagedApp']

export const listApps = defineOperation('listApps', {
  async handle({ query, session, tenantId, repositories }) {
    const { keyword, roleId, deptId } = query
    const isSeen = await seenThrough(repositories, tenantId, { roleId, deptId })
    const range = tokenRange(keyword ?? '')
    const registry = await listRegistry(repositories, tenantId, session.tenant?.kind)
    const apps = registry
      .map(presentRegistered)
      .filter(isSeen)
      .filter(
        ({ appCode, name }) =>
          !range ||
          foldText(appCode).includes(range.from) ||
          foldText(name['en-US']).includes(range.from) ||
          nameTokens(name['zh-CN']).some(({ token }) => token.startsWith(range.from)),
      )
    const { rows, total } = takePage(apps, pagingOf(query), shape)
    return okList(await repositories.names.add(tenantId, rows, audienceNames), total)
  },
})

const shape: RowShape<ManagedApp> = {
  columns: {
    name: ({ name }) => name['zh-CN'],
    appCode: ({ appCode }) => appCode,
    kind: ({ kind }) => kind,
    enable: ({ enable }) => enable,
    sort: ({ sort }) => sort,
    category: ({ category }) => category,
  },
  facets: {
    kind: ({ kind }) => kind,
    enable: ({ enable }) => enable,
    openType: ({ openType }) => openType,
    status: ({ status }) => status,
    origin: ({ origin }) => origin,
    health: ({ health, url }) => health?.state ?? (/^https?:/i.test(url) ? 'unchecked' : ''),
    diagnosis: ({ diagnosis, url }) => diagnosis?.verdict ?? (/^https?:/i.test(url) ? 'none' : ''),
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  read: ['name', 'category'],
  id: ({ id, appCode }) => id ?? appCode,
}
