import type { Db, LocalisedText } from '../db/schema.js'
import { TenantComponentsRepository } from '../repositories/components/TenantComponentsRepository.js'
import { customerRoles } from './roles.js'

const day = 86_400_000
const both = (zh: string, en: string): LocalisedText => ({ 'zh-CN': zh, 'en-US': en })
/** Of nobody, as RFC 2606 reserves it: nothing may lead there. */
const host = 'https://widgets.yunshan.example'

/** Frames of the company's own, how often each was put on the shelf, and who sees it. */
const components: readonly {
  key: string
  name: LocalisedText
  category: string
  releases: number
  /** The only role that sees it, beside administrators; absent: everybody does. */
  role?: 'head'
}[] = [
  {
    key: 'kanban',
    name: both('产线看板', 'Production line board'),
    category: '生产',
    releases: 2,
    role: 'head',
  },
  { key: 'energy', name: both('能耗排名', 'Energy ranking'), category: '生产', releases: 1 },
  { key: 'canteen', name: both('今日菜单', 'Canteen menu'), category: '办公', releases: 0 },
]

/** Writes components of a company's own: on the shelf for one role, taken off it, not yet on it. */
export async function writeOwnComponents(db: Db, tenantId: string, now: Date): Promise<void> {
  const own = new TenantComponentsRepository(db)
  const roles = customerRoles(tenantId)
  for (const { key, releases, role, ...spec } of components) {
    const id = `${tenantId}-component-${key}`
    await own.add(tenantId, {
      ...spec,
      ...{ id, code: `yunshan.${key}`, icon: null, thumbnail: null, url: `${host}/${key}` },
      ...{ size: { w: 8, h: 6 }, minSize: { w: 4, h: 3 } },
      roleIds: role ? [roles[role].id] : null,
      properties: {
        type: 'object',
        properties: { title: { type: 'string', title: '标题', maxLength: 50 } },
      },
    })
    for (let left = releases; left > 0; left -= 1) {
      const before = await own.find(tenantId, id)
      if (before) await own.publish(tenantId, before, new Date(now.getTime() - left * 20 * day))
    }
    if (key === 'energy') await own.withdraw(tenantId, id)
  }
}
