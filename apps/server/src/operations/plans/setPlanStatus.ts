import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertTransition } from '../../http/transitions.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { heldPlan, planMoves } from './planRules.js'

export const setPlanStatus = definePlatformOperation('setPlanStatus', {
  async handle({ params, body, repositories, audit }) {
    const plan = await heldPlan(repositories, params.id)
    const before = presentPlan(plan)
    assertVersion(body.version, plan.version, before)
    assertTransition(planMoves, plan.status, body.status)
    await repositories.plans.setStatus(plan.id, body.status)
    const after = presentPlan(await heldPlan(repositories, plan.id))
    audit({ table: 'plans', id: plan.id, name: plan.name, before, after })
    return ok(after)
  },
})
