import { queryOf, tagKey } from '@spruce/api-client'
import { getPlan, listCustomers, listPlans } from '@spruce/api-client/operations'
import { historyAction } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog } from '@spruce/shell-ui'
import { customerHistory } from '../customers/customerHistory.js'
import { type AssignedPlan, AssignPlanDialog } from './AssignPlanDialog.js'
import { EntitlementsDialog } from './EntitlementsDialog.js'
import { OverridesDialog } from './OverridesDialog.js'
import { draftOfOverrides, overridesOf } from './overridesDraft.js'
import {
  assignPlanOptions,
  type Entitlements,
  entitlementsOptions,
  type PlanCustomer,
  setOverridesOptions,
} from './planCustomerQueries.js'
import { planCustomerResource } from './planCustomerResource.js'
import { planListOptions } from './planQueries.js'

const entitlementsDialog = defineDialog(EntitlementsDialog)
const assignDialog = defineDialog(AssignPlanDialog)
const overridesDialog = defineDialog(OverridesDialog)
const { eachAction, rowAction } = actionsOf(planCustomerResource)
type Server = Pick<ActionContext, 'api' | 'client' | 'read'>

/** With one of them. */
export const planCustomerRowActions = [
  rowAction({
    label: 'origin',
    permission: ['customer:list', 'plan:assign'],
    run: ({ open }, customer) => open(entitlementsDialog, { customer }),
  }),
  rowAction({
    label: 'overrides',
    permission: 'plan:assign',
    run: async (context, { id, name }) => {
      const { api, open, read, send } = context
      const entitlements = await read(entitlementsOptions(api, id))
      const planId = entitlements.plan?.id
      const plan = planId ? await read(queryOf(api, getPlan, { path: { id: planId } })) : undefined
      let { overrides: latest } = entitlements
      return open(overridesDialog, {
        ...{ name, entitlements, plan },
        onSubmit: async (_draft, edit) => {
          // All exceptions are sent: those that the person did not touch as they are now.
          const whole = overridesOf({ ...draftOfOverrides(latest), ...edit?.changes }, latest)
          const body = { ...whole, version: edit?.version ?? latest.version }
          latest = (await send(setOverridesOptions(api), { path: { id }, body })).overrides
          return latest
        },
        onReload: async () => (latest = (await reload(context, id)).overrides),
      })
    },
    done: ({ t }, saved, { name }) => saved && t.overridesSaved(name),
  }),
  rowAction({
    label: 'assign',
    permission: 'plan:assign',
    run: async (context, { id, name }) => {
      const { api, open, read, send, t } = context
      const names = new Map<string, string>()
      const assigned = ({ plan, customerVersion: version }: Entitlements): AssignedPlan => {
        if (plan) names.set(plan.id, plan.name)
        return { planId: plan?.id ?? null, version }
      }
      return open(assignDialog, {
        title: t.assignTitle(name),
        assigned: assigned(await read(entitlementsOptions(api, id))),
        names,
        find: findPlans(context),
        onSubmit: async ({ planId }, { version } = { changes: {}, version: 0 }) =>
          assigned(await send(assignPlanOptions(api), { path: { id }, body: { version, planId } })),
        onReload: async () => assigned(await reload(context, id)),
      })
    },
    done: ({ t }, assigned, { name }) => assigned && t.assigned(name),
  }),
  historyAction<PlanCustomer>({ source: customerHistory, nameOf: ({ name }) => name }),
]

/** With those that are selected. */
export const planCustomerBulkActions = [
  eachAction({
    label: 'assign',
    permission: 'plan:assign',
    max: 500,
    ask: (context, { length }) =>
      context.open(assignDialog, {
        title: context.t.assignManyTitle(length),
        find: findPlans(context),
        onSubmit: ({ planId }) => ({ planId, version: 0 }),
      }),
    each: ({ api, send }, { id, version }, { planId }) =>
      send(assignPlanOptions(api), { path: { id }, body: { version, planId } }),
    working: 'assigning',
    done: ({ t }, count) => t.assignedMany(count),
    partly: ({ t }, done, failed) => t.assignPartly(done, failed),
  }),
]

/** Finds plans that can be given. */
function findPlans({ api, client }: Server) {
  return async (keyword: string) => {
    const query = { ...(keyword && { keyword }), status: 'enabled' as const, size: 50 }
    const { rows } = await client.query(planListOptions(api, query))
    return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
  }
}

/** What one may use as it is now, in the list too. */
async function reload({ api, client, read }: Server, id: string) {
  const latest = await read(entitlementsOptions(api, id))
  await Promise.all(
    [listPlans, listCustomers].map((operation) =>
      client.invalidateQueries({ queryKey: tagKey(operation) }),
    ),
  )
  return latest
}
