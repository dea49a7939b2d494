import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { assertOffered, heldPlan } from './planRules.js'

/** Holds for every customer of the plan from the next call on. */
export const editPlan = definePlatformOperation('editPlan', {
  async handle({ params, body, repositories, audit }) {
    const { version, ...fields } = body
    const plan = await heldPlan(repositories, params.id)
    const before = presentPlan(plan)
    assertVersion(version, plan.version, before)
    await assertOffered(repositories, {
      apps: { apps: fields.apps },
      menus: { menus: fields.menus },
      permissions: { permissions: fields.permissions },
      components: { components: fields.components },
    })
    await repositories.plans.edit(plan.id, {
      ...plan,
      ...fields,
      name: fields.name?.trim() ?? plan.name,
    })
    const after = presentPlan(await heldPlan(repositories, plan.id))
    audit({ table: 'plans', id: plan.id, name: after.name, before, after })
    return ok(after)
  },
})
