import { defineOperation, ok } from '../../http/defineOperation.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { readAlarmRule } from './ruleRules.js'

export const removeAlarmRules = defineOperation('removeAlarmRules', {
  async handle(context) {
    const { body, tenantId, repositories, audit } = context
    const { alarmRules } = repositories
    for (const id of [...body.ids].sort()) await alarmRules.lock(tenantId, id)
    for (const rule of await alarmRules.byIds(tenantId, body.ids)) {
      await recycleRows(context, 'alarmRules', rule)
      const before = await readAlarmRule(repositories, tenantId, rule.id)
      audit({ table: 'alarmRules', id: rule.id, name: rule.name, before })
    }
    return ok({ removed: await alarmRules.remove(tenantId, body.ids) })
  },
})
