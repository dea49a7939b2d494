import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentPlanMenus } from '../../presenters/presentPlanPush.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { heldPlan } from '../plans/planRules.js'
import { readTemplate } from './menuTemplate.js'

/** In place of the template before; customers get it with the next push. */
export const setPlanMenus = definePlatformOperation('setPlanMenus', {
  async handle({ params, body, repositories, services, request, audit }) {
    const { planPushes } = repositories
    const plan = await heldPlan(repositories, params.id)
    const before = presentPlanMenus(plan.id, await planPushes.template(plan.id))
    assertVersion(body.version, before.version, before)
    const addresses = { services, origin: portalOrigin(request, services), registered: [] }
    await planPushes.setTemplate(plan.id, await readTemplate(repositories, body, addresses))
    const after = presentPlanMenus(plan.id, await planPushes.template(plan.id))
    audit({ table: 'plans', id: plan.id, name: plan.name, before, after })
    return ok(after)
  },
})
