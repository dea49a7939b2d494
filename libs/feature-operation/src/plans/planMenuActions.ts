import { tagKey } from '@spruce/api-client'
import { getPlanMenus } from '@spruce/api-client/operations'
import { type ActionContext, actionsOf, defineDialog, type FormPort } from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { templateColumns } from './planMenuColumns.js'
import {
  appOf,
  changeIn,
  changeOf,
  draftOfChange,
  draftOfOwn,
  type MenuChange,
  type OwnMenu,
  ownIn,
  ownOf,
  type TemplateRow,
  withoutRow,
  withRow,
} from './planMenuDraft.js'
import { PlanMenuChangeDialog } from './PlanMenuChangeDialog.js'
import { planMenuMessages } from './planMenuMessages.js'
import { PlanOwnMenuDialog } from './PlanOwnMenuDialog.js'
import { type PlanMenus, planMenusOptions, setPlanMenusOptions } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

const ownDialog = defineDialog(PlanOwnMenuDialog)
const changeDialog = defineDialog(PlanMenuChangeDialog)

/** What is done with the menus of a plan: in the dialog, and with one row. */
export function planMenuActions(template: PlanMenus, catalogue: PlanCatalogue) {
  const columns = templateColumns(catalogue)
  const { confirmAction, pageAction, rowAction } = actionsOf({
    ...{ messages: planMenuMessages, columns, search: defineSearch({}), key: tagKey(getPlanMenus) },
  })
  const permission = 'plan:edit'

  function editOwn(context: ActionContext, menu?: OwnMenu) {
    const draftOf = (menus: PlanMenus) => draftOfOwn(ownIn(menus, menu?.key), appOf(catalogue))
    const port = portOf(context, template, draftOf, (draft, menus) => {
      const own = ownOf(draft, ownIn(menus, menu?.key))
      return { id: `own/${own.key}`, kind: 'own', menu: own }
    })
    return context.open(ownDialog, { menu, template, catalogue, ...port })
  }

  function editChange(context: ActionContext, change?: MenuChange) {
    const draftOf = (menus: PlanMenus) => draftOfChange(changeIn(menus, change?.id))
    const port = portOf(context, template, draftOf, (draft, menus) => {
      const changed = changeOf(draft, changeIn(menus, change?.id))
      return { id: `change/${changed.id}`, kind: 'change', menu: changed }
    })
    return context.open(changeDialog, { change, template, catalogue, ...port })
  }

  return {
    page: [
      pageAction({
        label: 'addChange',
        permission,
        run: (context) => editChange(context),
        done: ({ t }, saved) => saved && t.saved,
      }),
      pageAction({
        label: 'addOwn',
        permission,
        primary: true,
        run: (context) => editOwn(context),
        done: ({ t }, saved) => saved && t.saved,
      }),
    ],
    row: [
      rowAction({
        label: 'edit',
        permission,
        run: (context, { kind, menu }) =>
          kind === 'own' ? editOwn(context, menu) : editChange(context, menu),
        done: ({ t }, saved) => saved && t.saved,
      }),
      confirmAction({
        label: 'remove',
        permission,
        danger: true,
        question: ({ t, language }, row) => ({
          title: t.removeQuestion(columns[0]?.text?.(row, language) ?? row.id),
          message: t.removeText,
        }),
        run: (context, { id }) => save(context, withoutRow(template, id)),
        done: ({ t }) => t.saved,
      }),
    ],
  }
}

function save({ api, send }: Pick<ActionContext, 'api' | 'send'>, { planId, ...body }: PlanMenus) {
  return send(setPlanMenusOptions(api), { path: { id: planId }, body })
}

/** Saves one menu at a time; the server takes the whole template, so the others go along as they are now. */
function portOf<Draft extends object>(
  context: ActionContext,
  before: PlanMenus,
  draftOf: (menus: PlanMenus) => Draft,
  rowOf: (draft: Draft, menus: PlanMenus) => TemplateRow,
): Omit<FormPort<Draft, PlanMenus>, 'onClose'> {
  const { api, client } = context
  let latest = before
  return {
    onSubmit: (_draft, edit) => {
      const row = rowOf({ ...draftOf(latest), ...edit?.changes }, latest)
      const { version } = edit ?? latest
      return save(context, { ...withRow(latest, row), version })
    },
    onReload: async () => {
      const options = planMenusOptions(api, before.planId)
      latest = await client.query({ ...options, staleTime: 0 })
      return latest
    },
  }
}
