import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { heldCustomer } from '../customers/customerRules.js'
import { heldPlan } from './planRules.js'
import { readEntitlements } from './readEntitlements.js'

/** Holds from the customer's next call on; whoever has more than the plan allows keeps it. */
export const assignPlan = definePlatformOperation('assignPlan', {
  async handle({ params, body, repositories, language, audit }) {
    const { customers, entitlements } = repositories
    const customer = await heldCustomer(repositories, params.id)
    if (body.version !== customer.version) {
      assertVersion(
        body.version,
        customer.version,
        await readEntitlements(repositories, params.id, language),
      )
    }
    const before = (await entitlements.find(params.id)).plan
    const plan = body.planId === null ? null : await heldPlan(repositories, body.planId)
    if (plan?.status === 'disabled' && plan.id !== before?.id) throw unprocessable('PLAN_DISABLED')
    await customers.setPlan(params.id, plan?.id ?? null)
    audit({
      table: 'customers',
      id: params.id,
      name: customer.name,
      before: { plan: before?.name ?? null },
      after: { plan: plan?.name ?? null },
    })
    return ok(await readEntitlements(repositories, params.id, language))
  },
})
