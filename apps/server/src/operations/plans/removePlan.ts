import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { recyclePlatform } from '../recycle-bin/recyclePlatform.js'
import { heldPlan } from './planRules.js'

export const removePlan = definePlatformOperation('removePlan', {
  async handle(context) {
    const { params, body, repositories, audit } = context
    const plan = await heldPlan(repositories, params.id)
    const before = presentPlan(plan)
    assertVersion(body.version, plan.version, before)
    if (plan.customerCount > 0) throw unprocessable('PLAN_IN_USE')
    await recyclePlatform(context, 'plans', plan)
    await repositories.plans.remove(plan.id)
    audit({ table: 'plans', id: plan.id, name: plan.name, before })
    return ok(null)
  },
})
