import { useApi } from '@spruce/session/react'
import { type Action, defineAction, defineDialog, keepFocus, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PlanMenusDialog } from './PlanMenusDialog.js'
import { planMessages } from './planMessages.js'
import { type Plan, planCatalogueOptions } from './planQueries.js'
import { PushDialog } from './PushDialog.js'
import { PushesDialog } from './PushesDialog.js'
import { PushPreviewDialog } from './PushPreviewDialog.js'

const menusDialog = defineDialog(PlanMenusDialog)
const previewDialog = defineDialog(PushPreviewDialog)
const pushDialog = defineDialog(PushDialog)
const pushesDialog = defineDialog(PushesDialog)

/** What is done with the menus that a plan brings along: edited, previewed and pushed, looked up. */
export function usePlanPushActions(): readonly Action<Plan>[] {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(planMessages)
  return useMemo(() => {
    const push = async ({ id, name }: Plan) => {
      const started = await previewDialog.open({ plan: { id, name } })
      if (started) await pushDialog.open({ push: started })
    }
    return [
      defineAction<Plan>({
        label: t.menus,
        permission: 'plan:list',
        // Awaited here: a failure belongs to the action, which tells the person.
        run: async ({ id, name }) => {
          const openLater = keepFocus()
          const catalogue = await client.query(planCatalogueOptions(api))
          openLater(() => menusDialog.open({ plan: { id, name }, catalogue }))
        },
      }),
      defineAction<Plan>({
        label: t.push,
        permission: 'plan:publish',
        run: (plan) => keepFocus()(() => push(plan)),
      }),
      defineAction<Plan>({
        label: t.pushes,
        permission: ['plan:list', 'plan:publish'],
        run: ({ id, name }) => keepFocus()(() => pushesDialog.open({ plan: { id, name } })),
      }),
    ]
  }, [api, client, t])
}
