import { useApi } from '@spruce/session/react'
import {
  type Action,
  confirmDialog,
  defineAction,
  defineDialog,
  keepFocus,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { historyAction } from '@spruce/console-kit/history'
import { sayContent } from './contentText.js'
import { PlanContentDialog } from './PlanContentDialog.js'
import {
  changesOfContent,
  changesOfPlan,
  contentFieldTexts,
  contentOfPlan,
  draftOfPlan,
  planFieldTexts,
} from './planDraft.js'
import { PlanFormDialog } from './PlanFormDialog.js'
import { planMessages } from './planMessages.js'
import {
  addPlanOptions,
  editPlanOptions,
  loadPlan,
  type Plan,
  type PlanCatalogue,
  planCatalogueOptions,
  planKeys,
  removePlanOptions,
  setPlanStatusOptions,
} from './planQueries.js'

const formDialog = defineDialog(PlanFormDialog)
const contentDialog = defineDialog(PlanContentDialog)
const staleDialog = defineDialog(StaleDialog)

/** What a person may do with plans themselves: on the page, and with one row. */
export interface PlanActions {
  page: readonly Action[]
  row: readonly Action<Plan>[]
}

/** The actions, bound to the server. @param showCustomers leads to the customers of a plan */
export function usePlanActions(showCustomers: (planId: string) => void): PlanActions {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(planMessages)
  const { mutateAsync: add } = useMutation(addPlanOptions(api))
  const { mutateAsync: edit } = useMutation(editPlanOptions(api))
  const { mutateAsync: setStatus } = useMutation(setPlanStatusOptions(api))
  const { mutateAsync: remove } = useMutation(removePlanOptions(api))

  return useMemo(() => {
    const say = (saved: Plan | undefined) => saved && toast.success(t.saved(saved.name))
    const change = async (plan: Plan) =>
      say(
        await formDialog.open({
          plan,
          onSubmit: (draft) =>
            saveEdit({
              entity: plan,
              draft,
              draftOf: draftOfPlan,
              send: (changes, version) =>
                edit({ id: plan.id, version, changes: changesOfPlan(changes) }),
              load: async () => {
                const latest = await loadPlan(api, plan.id)
                await client.invalidateQueries({ queryKey: planKeys.all })
                return latest
              },
              ask: (conflicts, latest) =>
                staleDialog.open({
                  name: latest.name,
                  fields: conflicts.map(({ field, mine, theirs }) => ({
                    label: t[planFieldTexts[field]],
                    mine: String(mine ?? t.unlimited),
                    theirs: String(theirs ?? t.unlimited),
                  })),
                }),
            }),
        }),
      )
    const changeContent = async (plan: Plan, catalogue: PlanCatalogue) =>
      say(
        await contentDialog.open({
          plan,
          catalogue,
          onSubmit: (draft) =>
            saveEdit({
              entity: plan,
              draft,
              draftOf: contentOfPlan,
              send: (changes, version) =>
                edit({
                  id: plan.id,
                  version,
                  changes: changesOfContent(changes, draft, catalogue),
                }),
              load: async () => {
                const latest = await loadPlan(api, plan.id)
                await client.invalidateQueries({ queryKey: planKeys.all })
                return latest
              },
              ask: (conflicts, latest) =>
                staleDialog.open({
                  name: latest.name,
                  fields: conflicts.map(({ field, mine, theirs }) => ({
                    label: t[contentFieldTexts[field]],
                    mine: sayContent(mine, catalogue, t),
                    theirs: sayContent(theirs, catalogue, t),
                  })),
                }),
            }),
        }),
      )
    const disable = async ({ id, version, name }: Plan) => {
      const isDone = await confirmDialog.open({
        title: t.disableQuestion(name),
        message: t.disableText,
        confirmLabel: t.disable,
        onConfirm: () => setStatus({ id, version, status: 'disabled' }),
      })
      if (isDone) toast.success(t.saved(name))
    }
    const askToRemove = async ({ id, version, name }: Plan) => {
      const isRemoved = await confirmDialog.open({
        title: t.removeQuestion(name),
        message: t.removeText,
        confirmLabel: t.remove,
        danger: true,
        onConfirm: () => remove({ id, version }),
      })
      if (isRemoved) toast.success(t.removed(name))
    }
    return {
      page: [
        defineAction({
          label: t.add,
          permission: 'plan:add',
          primary: true,
          run: async () =>
            say(
              await formDialog.open({
                onSubmit: (draft) =>
                  add({
                    ...changesOfPlan(draft),
                    name: draft.name.trim(),
                    code: draft.code.trim(),
                  }),
              }),
            ),
        }),
      ],
      row: [
        defineAction<Plan>({
          label: t.content,
          permission: 'plan:edit',
          // Awaited here: a failure belongs to the action, which tells the person.
          run: async (plan) => {
            const openLater = keepFocus()
            const catalogue = await client.query(planCatalogueOptions(api))
            openLater(() => changeContent(plan, catalogue))
          },
        }),
        defineAction<Plan>({
          label: t.edit,
          permission: 'plan:edit',
          run: (plan) => keepFocus()(() => change(plan)),
        }),
        defineAction<Plan>({
          label: t.showCustomers,
          permission: 'customer:list',
          run: ({ id }) => showCustomers(id),
        }),
        defineAction<Plan>({
          label: t.enable,
          permission: 'plan:edit',
          isVisible: ({ status }) => status === 'disabled',
          run: async ({ id, version }) => say(await setStatus({ id, version, status: 'enabled' })),
        }),
        defineAction<Plan>({
          label: t.disable,
          permission: 'plan:edit',
          isVisible: ({ status }) => status === 'enabled',
          run: (plan) => keepFocus()(() => disable(plan)),
        }),
        historyAction<Plan>({ table: 'plans', nameOf: ({ name }) => name }),
        defineAction<Plan>({
          label: t.remove,
          permission: 'plan:remove',
          danger: true,
          run: (plan) => keepFocus()(() => askToRemove(plan)),
        }),
      ],
    }
  }, [api, client, t, add, edit, setStatus, remove, showCustomers])
}
