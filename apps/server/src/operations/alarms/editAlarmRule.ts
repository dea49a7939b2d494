import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { assertCondition, checkedOverrides, jsonOf, readAlarmRule } from './ruleRules.js'

export const editAlarmRule = defineOperation('editAlarmRule', {
  async handle({ params: { id }, body, tenantId, repositories, audit }) {
    const { version, overrides, equals, ...fields } = body
    const { deviceTypes, alarmRules } = repositories
    const rule = await alarmRules.lock(tenantId, id)
    if (!rule) throw notFound('alarm rule', id)
    const before = await readAlarmRule(repositories, tenantId, id)
    assertVersion(version, rule.version, before)
    const changed = {
      ...rule,
      ...fields,
      ...(equals === undefined ? {} : { equals: jsonOf(equals) }),
    }
    assertCondition(changed, await deviceTypes.points(tenantId, rule.typeId))
    const asked = overrides ?? before.overrides
    const checked = await checkedOverrides(repositories, tenantId, changed, asked)
    await alarmRules.edit(tenantId, id, changed)
    await alarmRules.saveOverrides(tenantId, id, checked)
    await alarmRules.forgetPending(tenantId, id)
    const after = await readAlarmRule(repositories, tenantId, id)
    audit({ table: 'alarmRules', id, name: after.name, before, after })
    return ok(after)
  },
})
