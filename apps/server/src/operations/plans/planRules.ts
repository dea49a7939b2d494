import type { PlanStatus } from '../../db/schema.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import type { Transitions } from '../../http/transitions.js'
import type { Catalogue } from '../../presenters/presentPlans.js'
import type { Plan } from '../../repositories/plans/PlansRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { ownerOfApp } from '../../sessions/appOwners.js'
import { leftOut, type Note } from '../recycle-bin/restoreNotes.js'
import { writeRefusal } from '../writeRefusal.js'

export const planMoves: Transitions<PlanStatus> = { enabled: ['disabled'], disabled: ['enabled'] }

/** A code in use is 409 DUPLICATE. */
export function planRefusal(error: unknown): unknown {
  return writeRefusal(error, { plans_code_key: 'code' })
}

/** The plan, held until the transaction ends. @throws 404 */
export async function heldPlan({ plans }: Repositories, id: string): Promise<Plan> {
  await plans.lock(id)
  const plan = await plans.find(id)
  if (!plan) throw notFound('plan', id)
  return plan
}

/**
 * The plan that a body's `planId` gives to a customer, held until the transaction ends; null: none.
 *
 * @param former of the customer: it stays what it is, also after it was disabled
 * @throws 422 INVALID_REFERENCE or PLAN_DISABLED, at the field
 */
export async function chosenPlan(
  { plans }: Repositories,
  id: string | null | undefined,
  former?: string,
): Promise<Plan | null> {
  if (id === null || id === undefined) return null
  await plans.lock(id)
  const plan = await plans.find(id)
  if (!plan) throw unprocessable('INVALID_REFERENCE', [wrongField('planId', 'gone')])
  if (plan.status === 'disabled' && plan.id !== former) {
    throw unprocessable('PLAN_DISABLED', [wrongField('planId', 'disabled')])
  }
  return plan
}

/** The entries that lead to the consoles follow their consoles. */
const entryApp = 'MT0001'

export async function readCatalogue(repositories: Repositories): Promise<Catalogue> {
  const { menus, permissions, components } = repositories
  const isOffered = (appCode: string) => appCode !== entryApp && ownerOfApp(appCode) !== 'operator'
  return {
    apps: (await menus.listApps()).filter(({ code }) => isOffered(code)),
    menus: (await menus.listMenus('')).filter(({ app_code }) => isOffered(app_code)),
    permissions: (await permissions.registry()).filter(({ app_code }) => isOffered(app_code)),
    components: await components.released(),
  }
}

const kinds = ['apps', 'menus', 'permissions', 'components'] as const

/** Lists by the name of their field. */
type Lists = Readonly<Record<string, readonly string[] | null | undefined>>

/** Lists of each kind. @throws 422 INVALID_REFERENCE with the first wrong one */
export async function assertOffered(
  repositories: Repositories,
  lists: Readonly<Partial<Record<(typeof kinds)[number], Lists>>>,
): Promise<void> {
  const catalogue = await readCatalogue(repositories)
  const components = Object.values(lists.components ?? {}).flatMap((codes) => codes ?? [])
  const known = {
    apps: new Set(catalogue.apps.map(({ code }) => code)),
    menus: new Set(catalogue.menus.map(({ id }) => id)),
    permissions: new Set(catalogue.permissions.map(({ code }) => code)),
    components: new Set(await repositories.components.holdReleased(components)),
  }
  for (const kind of kinds) {
    for (const [field, codes] of Object.entries(lists[kind] ?? {})) {
      const index = (codes ?? []).findIndex((code) => !known[kind].has(code))
      if (index < 0) continue
      throw unprocessable('INVALID_REFERENCE', [
        wrongField(`${field}[${String(index)}]`, 'invalid'),
      ])
    }
  }
}

/** Takes apps, menus, permissions and components that are gone out of a plan, and says how many those are. */
export async function keepKnownOffers({ plans }: Repositories, id: string): Promise<Note[]> {
  const plan = await plans.find(id)
  if (!plan) return []
  const gone = await plans.gone(plan)
  const count = kinds.reduce((sum, kind) => sum + gone[kind].length, 0)
  // A list that is left empty offers nothing; none at all would offer everything.
  const left = (kind: (typeof kinds)[number]) =>
    plan[kind] && plan[kind].filter((code) => !gone[kind].includes(code))
  if (count > 0) {
    await plans.edit(id, {
      ...plan,
      apps: left('apps'),
      menus: left('menus'),
      permissions: left('permissions'),
      components: left('components'),
    })
  }
  return leftOut('OFFERS_GONE', count)
}
