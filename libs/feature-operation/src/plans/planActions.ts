import { queryOf } from '@spruce/api-client'
import { getPlan, listPlanHistory } from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog } from '@spruce/shell-ui'
import { PlanContentDialog } from './PlanContentDialog.js'
import { changesOfContent, changesOfPlan } from './planDraft.js'
import { PlanFormDialog } from './PlanFormDialog.js'
import { PlanMenusDialog } from './PlanMenusDialog.js'
import {
  addPlanOptions,
  editPlanOptions,
  type Plan,
  planCatalogueOptions,
  removePlanOptions,
  setPlanStatusOptions,
} from './planQueries.js'
import { planResource } from './planResource.js'
import { freshTab } from './plansQuery.js'
import { PushDialog } from './PushDialog.js'
import { PushesDialog } from './PushesDialog.js'
import { PushPreviewDialog } from './PushPreviewDialog.js'

const formDialog = defineDialog(PlanFormDialog)
const contentDialog = defineDialog(PlanContentDialog)
const menusDialog = defineDialog(PlanMenusDialog)
const previewDialog = defineDialog(PushPreviewDialog)
const pushDialog = defineDialog(PushDialog)
const pushesDialog = defineDialog(PushesDialog)
const { addAction, confirmAction, formAction, rowAction } = actionsOf(planResource)

/** On the list itself. */
export const planPageActions = [
  addAction({
    label: 'add',
    permission: 'plan:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) => {
      const { name, code } = draft
      const body = { ...changesOfPlan(draft), name: name.trim(), code: code.trim() }
      return send(addPlanOptions(api), { body })
    },
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** With one of them. */
export const planRowActions = [
  formAction({
    label: 'content',
    permission: 'plan:edit',
    dialog: contentDialog,
    props: async (context, plan) => ({ plan, catalogue: await catalogueOf(context) }),
    load: ({ api, read }, { id }) => read(queryOf(api, getPlan, { path: { id } })),
    submit: async (context, draft, { id }, { changes, version }) => {
      const catalogue = await catalogueOf(context, Infinity)
      const body = { ...changesOfContent(changes, draft, catalogue), version }
      return context.send(editPlanOptions(context.api), { path: { id }, body })
    },
    done: ({ t }, { name }) => t.saved(name),
  }),
  formAction({
    label: 'edit',
    permission: 'plan:edit',
    dialog: formDialog,
    props: (_context, plan) => ({ plan }),
    load: ({ api, read }, { id }) => read(queryOf(api, getPlan, { path: { id } })),
    submit: ({ api, send }, _draft, { id }, { changes, version }) =>
      send(editPlanOptions(api), {
        path: { id },
        body: { ...changesOfPlan(changes), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'menus',
    permission: 'plan:list',
    run: async (context, plan) =>
      context.open(menusDialog, { plan, catalogue: await catalogueOf(context) }),
  }),
  rowAction({
    label: 'push',
    permission: 'plan:publish',
    run: async ({ open }, plan) => {
      const push = await open(previewDialog, { plan })
      if (push) await open(pushDialog, { push })
    },
  }),
  rowAction({
    label: 'pushes',
    permission: ['plan:list', 'plan:publish'],
    run: ({ open }, plan) => open(pushesDialog, { plan }),
  }),
  rowAction({
    label: 'showCustomers',
    permission: 'customer:list',
    run: ({ list }, { id }) => list?.setFilter({ ...freshTab, tab: 'customers', planId: id }),
  }),
  rowAction({
    label: 'enable',
    permission: 'plan:edit',
    isVisible: ({ status }) => status === 'disabled',
    run: (context, plan) => setStatus(context, plan, 'enabled'),
    done: ({ t }, { name }) => t.saved(name),
  }),
  confirmAction({
    label: 'disable',
    permission: 'plan:edit',
    isVisible: ({ status }) => status === 'enabled',
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: (context, plan) => setStatus(context, plan, 'disabled'),
    done: ({ t }, { name }) => t.saved(name),
  }),
  historyAction<Plan>({
    source: recordHistory(listPlanHistory, 'plan:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'plan:remove',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id, version }) =>
      send(removePlanOptions(api), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.removed(name),
  }),
]

function setStatus(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Plan,
  status: Plan['status'],
) {
  return send(setPlanStatusOptions(api), { path: { id }, body: { version, status } })
}

/** What plans can hold. @param staleTime how old it may be: as it is now, or as the form has shown it */
function catalogueOf({ api, client }: Pick<ActionContext, 'api' | 'client'>, staleTime = 0) {
  return client.query({ ...planCatalogueOptions(api), staleTime })
}
