import type { Db } from '../db/schema.js'
import { newId } from '../ids.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import { demoComponents } from './components.js'

const day = 86_400_000

/** Writes the components of the platform, each released as often as the demo data says, a month apart. */
export async function writeComponents(db: Db, now: Date): Promise<void> {
  const components = new ComponentsRepository(db)
  for (const {
    releases,
    isOff,
    hasChanges,
    tenantId,
    page,
    properties,
    ...component
  } of demoComponents) {
    const id = newId()
    await components.add({
      ...component,
      id,
      kind: 'frame',
      url: `https://widgets.spruce.example/${page}`, // nobody's, as RFC 2606 reserves it
      icon: null,
      thumbnail: null,
      minSize: { w: 2, h: 2 },
      properties: {
        type: 'object',
        properties: { title: { type: 'string', title: '标题', maxLength: 50 }, ...properties },
      },
      visibleTo: tenantId === undefined ? 'all' : 'tenants',
      tenantIds: tenantId === undefined ? [] : [tenantId],
    })
    for (let left = releases; left > 0; left -= 1) {
      const before = await components.find(id)
      if (before) await components.publish(before, new Date(now.getTime() - left * 30 * day))
    }
    if (hasChanges)
      await components.edit(id, { size: { ...component.size, h: component.size.h + 1 } })
    if (isOff) await components.withdraw(id)
  }
}
