import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { heldCustomer } from '../customers/customerRules.js'
import { chosenPlan } from './planRules.js'
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
    const plan = await chosenPlan(repositories, body.planId, before?.id)
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
