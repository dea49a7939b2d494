import type { Schemas } from '@spruce/api-client/contract'
import type { MenuTemplate } from '../../db/schema.js'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentPlanMenus } from '../../presenters/presentPlanPush.js'
import { assertIcons } from '../files/pictureRules.js'
import { planMenuPrefix } from '../../pushes/planMenus.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { assertPlanButtons, readPlanMenus } from '../plans/planButtons.js'
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
    const former = await planPushes.template(plan.id)
    const before = presentPlanMenus(plan.id, former)
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
    const template = await readTemplate(repositories, body, addresses)
    const placed = async (value: MenuTemplate) => ({
      rows: await readPlanMenus(repositories, value),
      menus: plan.menus && [
        ...plan.menus,
        ...value.filter(({ origin }) => origin === 'plan').map(({ id }) => id),
      ],
      permissions: plan.permissions,
    })
    assertPlanButtons(await placed(former.value), await placed(template), ({ button }) =>
      pathOfItem(body, button.id),
    )
    await planPushes.setTemplate(plan.id, template)
    const after = presentPlanMenus(plan.id, await planPushes.template(plan.id))
    audit({ table: 'plans', id: plan.id, name: plan.name, before, after })
    return ok(after)
  },
})

/** Where in the request a menu or button is changed or added; its field where it is neither. */
function pathOfItem(
  { changes, own }: Pick<Schemas['SetPlanMenusRequest'], 'changes' | 'own'>,
  id: string,
): string {
  const changed = changes.findIndex((change) => change.id === id)
  if (changed >= 0) return `changes[${String(changed)}]`
  const added = own.findIndex(({ key }) => `${planMenuPrefix}${key}` === id)
  return added < 0 ? 'changes' : `own[${String(added)}]`
}
