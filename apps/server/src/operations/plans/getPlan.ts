import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentPlan } from '../../presenters/presentPlans.js'

export const getPlan = definePlatformOperation('getPlan', {
  async handle({ params, repositories }) {
    const plan = await repositories.plans.find(params.id)
    if (!plan) throw notFound('plan', params.id)
    return ok(presentPlan(plan))
  },
})
