import { presentManagedApp, presentPlatformApp } from '../../presenters/presentApps.js'
import type { ProductApp } from '../../repositories/apps/ProductAppsRepository.js'
import type { AppOutline } from '../../repositories/apps/TenantAppsRepository.js'
import { takePage, type RowShape } from '../../repositories/lists/takePage.js'
import { foldText, nameTokens, tokenRange } from '../../repositories/search/searchTokens.js'
import { TextCache } from '../../repositories/search/TextCache.js'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { pagingOf } from '../pagingOf.js'
import { audienceNames, listProductApps } from './appRegistry.js'
import { seenThrough } from './appSeers.js'

export const listApps = defineOperation('listApps', {
  async handle({ query, session, tenantId, repositories }) {
    const { keyword, roleId, deptId, diagnosis } = query
    const isSeen = await seenThrough(repositories, tenantId, { roleId, deptId })
    const product = await listProductApps(repositories, tenantId, session.tenant?.kind)
    const own = await repositories.tenantApps.outlines(tenantId, {
      diagnosis: diagnosis !== undefined,
      audience: roleId !== undefined || deptId !== undefined,
    })
    const placed = [
      ...product.map((app) => ({ place: app.place ?? -1, app: outlineOf(app) })),
      ...own.map((app) => ({ place: app.sort, app })),
    ].toSorted((a, b) => a.place - b.place)
    const found = placed
      .map(({ app }) => app)
      .filter(isSeen)
      .filter(isNamed(keyword ?? ''))
    const { rows, total } = takePage(found, pagingOf(query), shape)
    const ids = rows.flatMap(({ id }) => id ?? [])
    const whole = new Map(
      [
        ...product.map(presentPlatformApp),
        ...(await repositories.tenantApps.byIds(tenantId, ids)).map(presentManagedApp),
      ].map((app) => [app.appCode, app]),
    )
    const page = rows.flatMap(({ appCode }) => whole.get(appCode) ?? [])
    return okList(await repositories.names.add(tenantId, page, audienceNames), total)
  },
})

/** Of one of the product, which nobody checks. */
const outlineOf = (app: ProductApp): AppOutline => ({
  ...presentPlatformApp(app),
  ...{ health: null, verdict: null, updatedAt: app.updatedAt },
})

const tokens = new TextCache<readonly string[]>(10_000)

/** By a part of the code or of a name; of the Chinese one in pinyin and by its initials, too. */
function isNamed(keyword: string): (app: AppOutline) => boolean {
  const range = tokenRange(keyword)
  if (!range) return () => true
  return ({ appCode, name }) =>
    foldText(appCode).includes(range.from) ||
    foldText(name['en-US']).includes(range.from) ||
    tokens
      .get(name['zh-CN'], () => nameTokens(name['zh-CN']).map(({ token }) => token))
      .some((token) => token.startsWith(range.from))
}

const isOutside = ({ url }: AppOutline) => /^https?:/i.test(url)

const shape: RowShape<AppOutline> = {
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
    origin: ({ id }) => (id === null ? 'platform' : 'tenant'),
    health: (app) => app.health ?? (isOutside(app) ? 'unchecked' : ''),
    diagnosis: (app) => app.verdict ?? (isOutside(app) ? 'none' : ''),
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  read: ['name', 'category'],
  id: ({ id, appCode }) => id ?? appCode,
}
