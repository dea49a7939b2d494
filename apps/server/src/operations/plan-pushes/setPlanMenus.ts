import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentPlanMenus } from '../../presenters/presentPlanPush.js'
import { assertIcons } from '../files/pictureRules.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { heldPlan } from '../plans/planRules.js'
import { readTemplate } from './menuTemplate.js'

/**
 * In place of the template before; customers get it with the next push. Its icons are of the portal or
 * public pictures of the operator.
 */
export const setPlanMenus = definePlatformOperation('setPlanMenus', {
  async handle({ params, body, tenantId, repositories, services, request, audit }) {
    const { planPushes } = repositories
    const plan = await heldPlan(repositories, params.id)
    const before = presentPlanMenus(plan.id, await planPushes.template(plan.id))
    assertVersion(body.version, before.version, before)
    const iconsOf = (place: string, menus: readonly { icon?: string | null }[]) =>
      menus.map(({ icon }, index) => [`${place}[${String(index)}].icon`, icon] as const)
    await assertIcons(
      repositories,
      Object.fromEntries([...iconsOf('changes', body.changes), ...iconsOf('own', body.own)]),
      {
        ...{ tenantId, config: services.config },
        known: [...before.changes, ...before.own].map(({ icon }) => icon),
      },
    )
    const addresses = { services, origin: portalOrigin(request, services), registered: [] }
    await planPushes.setTemplate(plan.id, await readTemplate(repositories, body, addresses))
    const after = presentPlanMenus(plan.id, await planPushes.template(plan.id))
    audit({ table: 'plans', id: plan.id, name: plan.name, before, after })
    return ok(after)
  },
})
