import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { assertCondition, checkedOverrides, jsonOf, readAlarmRule } from './ruleRules.js'
import { bringIdentifier } from './tellAlarms.js'

/** Of a type. */
const most = 100

export const addAlarmRule = defineOperation('addAlarmRule', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { typeId, name, condition, severity, typePointId = null, low = null, high = null } = body
    const { durationSeconds = 0, hysteresis = 0, enabled = true } = body
    const { memberIds = [], roleIds = [], overrides = [] } = body
    const { deviceTypes, alarmRules } = repositories
    if (!(await deviceTypes.lock(tenantId, typeId))) throw notFound('device type', typeId)
    const rule = {
      ...{ id: newId(), typeId, typePointId, name, condition, severity, low, high, enabled },
      ...{ equals: jsonOf(body.equals), durationSeconds, hysteresis, memberIds, roleIds },
    }
    assertCondition(rule, await deviceTypes.points(tenantId, typeId))
    if ((await alarmRules.countOf(tenantId, typeId)) >= most) throw unprocessable('TOO_MANY_RULES')
    const checked = await checkedOverrides(repositories, tenantId, rule, overrides)
    await alarmRules.add(tenantId, rule)
    await alarmRules.saveOverrides(tenantId, rule.id, checked)
    await bringIdentifier(repositories, tenantId, services.now())
    const after = await readAlarmRule(repositories, tenantId, rule.id)
    audit({ table: 'alarmRules', id: rule.id, name, after })
    return ok(after)
  },
})
