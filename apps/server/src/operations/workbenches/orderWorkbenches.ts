import { defineOperation, ok } from '../../http/defineOperation.js'
import { findDesign, say, workbenchSubject } from '../pages/designWork.js'

/** The highest that the contract knows. */
const highest = 1000

/** Those named in this order, the others after them. Only those whose priority changes are written. */
export const orderWorkbenches = defineOperation('orderWorkbenches', {
  async handle(context) {
    const { body, tenantId, repositories } = context
    const all = await repositories.designs.lockPriorities(tenantId)
    const named = body.ids.flatMap((id) => all.filter((one) => one.id === id))
    const others = all.filter(({ id }) => !body.ids.includes(id))
    const ordered = [...named, ...others]
    let changed = 0
    for (const [place, { id, priority: former }] of ordered.entries()) {
      const priority = Math.max(Math.min(ordered.length, highest) - place, 0)
      if (priority === former) continue
      const before = await findDesign(repositories, tenantId, id, workbenchSubject)
      await repositories.designs.setPriority(tenantId, id, priority)
      await say(context, workbenchSubject, id, before)
      changed += 1
    }
    return ok({ changed })
  },
})
