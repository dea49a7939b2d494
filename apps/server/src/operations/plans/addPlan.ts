import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentPlan } from '../../presenters/presentPlans.js'
import { assertPlanButtons, readPlanMenus } from './planButtons.js'
import { assertOffered, heldPlan, planRefusal } from './planRules.js'

export const addPlan = definePlatformOperation('addPlan', {
  async handle({ body, repositories, audit }) {
    const { apps = null, menus = null, permissions = null, components = null } = body
    await assertOffered(repositories, {
      apps: { apps },
      menus: { menus },
      permissions: { permissions },
      components: { components },
    })
    const rows = await readPlanMenus(repositories)
    assertPlanButtons(
      { rows, menus: [], permissions: [] },
      { rows, menus, permissions },
      ({ kind, code }) => `${kind}[${String((body[kind] ?? []).indexOf(code))}]`,
    )
    const id = newId()
    try {
      await repositories.plans.add({
        id,
        code: body.code,
        name: body.name.trim(),
        description: body.description ?? null,
        apps,
        menus,
        permissions,
        components,
        maxMembers: body.maxMembers ?? null,
        maxStorageBytes: body.maxStorageBytes ?? null,
      })
    } catch (error) {
      throw planRefusal(error)
    }
    const plan = presentPlan(await heldPlan(repositories, id))
    audit({ table: 'plans', id, name: plan.name, after: plan })
    return ok(plan)
  },
})
