import type { ApiClient } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  type Action,
  defineAction,
  defineDialog,
  type FindOptions,
  keepFocus,
  type ResourceState,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runEach } from '@spruce/console-kit/bulk'
import { historyAction } from '@spruce/console-kit/history'
import { AssignPlanDialog } from './AssignPlanDialog.js'
import { entriesOf } from './entitlementEntries.js'
import { entitlementMessages } from './entitlementMessages.js'
import { EntitlementsDialog } from './EntitlementsDialog.js'
import { OverridesDialog } from './OverridesDialog.js'
import { draftOfOverrides, overrideFieldTexts, overridesOf, sayOverride } from './overridesDraft.js'
import {
  assignPlanOptions,
  type Entitlements,
  loadEntitlements,
  type PlanCustomer,
  setOverridesOptions,
} from './planCustomerQueries.js'
import { loadPlan, type Plan, planKeys, planListOptions } from './planQueries.js'
import type { PlansQuery } from './plansQuery.js'

const entitlementsDialog = defineDialog(EntitlementsDialog)
const assignDialog = defineDialog(AssignPlanDialog)
const overridesDialog = defineDialog(OverridesDialog)
const staleDialog = defineDialog(StaleDialog)

/** How many customers are given a plan at once, one call each. */
export const mostCustomers = 500

/** What a person may do with customers here: with one, with the selected ones. */
export interface PlanCustomerActions {
  row: readonly Action<PlanCustomer>[]
  bulk: readonly Action<ReadonlySet<string>>[]
  /** Opens what a customer may use. */
  open: (customer: PlanCustomer) => void
}

/** The actions, bound to the server. @param list whose selection is cleared after it was dealt with */
export function usePlanCustomerActions(
  list: Pick<ResourceState<PlansQuery, PlanCustomer>, 'rowsOf' | 'clearSelection'>,
): PlanCustomerActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(entitlementMessages)
  const { mutateAsync: assign } = useMutation(assignPlanOptions(api))
  const { mutateAsync: setOverrides } = useMutation(setOverridesOptions(api))

  return useMemo(() => {
    const find: FindOptions = async (keyword) => {
      const { rows } = await client.query(
        planListOptions(api, { ...(keyword && { keyword }), status: 'enabled', size: 50 }),
      )
      return rows.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
    }
    const loadLatest = async (id: string) => {
      const latest = await loadEntitlements(api, id)
      await client.invalidateQueries({ queryKey: planKeys.all })
      return latest
    }
    const open = ({ id, name }: PlanCustomer) =>
      keepFocus()(() => entitlementsDialog.open({ customer: { id, name } }))
    const assignOne = async (entitlements: Entitlements, name: string) => {
      const planNames = new Map<string, string>()
      const remember: FindOptions = async (keyword, signal) => {
        const options = await find(keyword, signal)
        for (const { value, label } of options) planNames.set(value, label)
        return options
      }
      const entityOf = ({ plan, customerVersion }: Entitlements) => ({
        plan,
        version: customerVersion,
      })
      const planName = (id: string | null, plan: Entitlements['plan']) =>
        id === null ? t.noPlan : id === plan?.id ? plan.name : (planNames.get(id) ?? id)
      const isDone = await assignDialog.open({
        title: t.assignTitle(name),
        plan: entitlements.plan,
        find: remember,
        onSubmit: (draft) =>
          saveEdit({
            entity: entityOf(entitlements),
            draft,
            draftOf: ({ plan }) => ({ planId: plan?.id ?? null }),
            send: async (_changes, version) =>
              entityOf(
                await assign({ id: entitlements.customerId, version, planId: draft.planId }),
              ),
            load: async () => entityOf(await loadLatest(entitlements.customerId)),
            ask: (conflicts, latest) =>
              staleDialog.open({
                name,
                fields: conflicts.map(({ mine, theirs }) => ({
                  label: t.plan,
                  mine: planName(mine, entitlements.plan),
                  theirs: planName(theirs, latest.plan),
                })),
              }),
          }),
      })
      if (isDone) toast.success(t.assigned(name))
    }
    const assignMany = async (customers: readonly PlanCustomer[]) => {
      const chosen: { planId: string | null }[] = []
      const isChosen = await assignDialog.open({
        title: t.assignManyTitle(customers.length),
        find,
        onSubmit: (draft) => Promise.resolve(chosen.push(draft)),
      })
      const planId = chosen.at(-1)?.planId ?? null
      if (!isChosen) return
      const { done, failed } = await runEach(customers, {
        title: t.assigning,
        sayProgress: t.assignProgress,
        run: ({ id, version }) => assign({ id, version, planId }),
      })
      clearSelection()
      if (failed === 0) toast.success(t.assignedMany(done))
      else toast.warning(t.assignPartly(done, failed))
    }
    const changeOverrides = async (before: Entitlements, name: string, plan: Plan | undefined) => {
      let latest = before
      const names = new Map(
        entriesOf(before).map((entry) => [
          entry.id,
          entry.place ? `${entry.place} / ${entry.name}` : entry.name,
        ]),
      )
      const isSaved = await overridesDialog.open({
        name,
        entitlements: before,
        plan,
        onSubmit: async (draft) => {
          const saved = await saveEdit({
            entity: before.overrides,
            draft,
            draftOf: draftOfOverrides,
            send: async (changes, version) => {
              // All exceptions are sent: those that the person did not touch as they are now.
              const whole = { ...draftOfOverrides(latest.overrides), ...changes }
              latest = await setOverrides({
                id: before.customerId,
                body: { ...overridesOf(whole, latest.overrides), version },
              })
              return latest.overrides
            },
            load: async () => {
              latest = await loadLatest(before.customerId)
              return latest.overrides
            },
            ask: (conflicts) =>
              staleDialog.open({
                name: t.overridesTitle(name),
                fields: conflicts.map(({ field, mine, theirs }) => ({
                  label: t[overrideFieldTexts[field]],
                  mine: sayOverride(field, mine, names, t),
                  theirs: sayOverride(field, theirs, names, t),
                })),
              }),
          })
          return saved && latest
        },
      })
      if (isSaved) toast.success(t.overridesSaved(name))
    }
    return {
      open,
      row: [
        defineAction<PlanCustomer>({
          label: t.origin,
          permission: ['customer:list', 'plan:assign'],
          run: open,
        }),
        defineAction<PlanCustomer>({
          label: t.overrides,
          permission: 'plan:assign',
          // Awaited here: a failure belongs to the action, which tells the person.
          run: async ({ id, name }) => {
            const openLater = keepFocus()
            const { entitlements, plan } = await loadWithPlan(api, id)
            openLater(() => changeOverrides(entitlements, name, plan))
          },
        }),
        defineAction<PlanCustomer>({
          label: t.assign,
          permission: 'plan:assign',
          run: async ({ id, name }) => {
            const openLater = keepFocus()
            const entitlements = await loadEntitlements(api, id)
            openLater(() => assignOne(entitlements, name))
          },
        }),
        historyAction<PlanCustomer>({ table: 'customers', nameOf: ({ name }) => name }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.assign,
          permission: 'plan:assign',
          run: (ids) => assignMany(rowsOf(ids)),
        }),
      ],
    }
  }, [api, client, t, assign, setOverrides, rowsOf, clearSelection])
}

/** What a customer may use, and its plan with what that holds. */
async function loadWithPlan(api: ApiClient, id: string) {
  const entitlements = await loadEntitlements(api, id)
  const plan = entitlements.plan ? await loadPlan(api, entitlements.plan.id) : undefined
  return { entitlements, plan }
}
