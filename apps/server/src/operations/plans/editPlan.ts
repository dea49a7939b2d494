import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { assertPlanButtons, readPlanMenus } from './planButtons.js'
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
    const next = { ...plan, ...fields, name: fields.name?.trim() ?? plan.name }
    if (fields.menus || fields.permissions) {
      const { value } = await repositories.planPushes.template(plan.id)
      const own = value.filter(({ origin }) => origin === 'plan').map(({ id }) => id)
      const rows = await readPlanMenus(repositories, value)
      const placed = ({ menus, permissions }: Pick<typeof plan, 'menus' | 'permissions'>) => ({
        ...{ rows, permissions },
        menus: menus && [...menus, ...own],
      })
      // A button of the plan's own menus that a change closes stands in no list of the request.
      assertPlanButtons(placed(plan), placed(next), ({ kind, code }) => {
        const index = next[kind]?.indexOf(code) ?? -1
        return index < 0 ? kind : `${kind}[${String(index)}]`
      })
    }
    await repositories.plans.edit(plan.id, next)
    const after = presentPlan(await heldPlan(repositories, plan.id))
    audit({ table: 'plans', id: plan.id, name: after.name, before, after })
    return ok(after)
  },
})
