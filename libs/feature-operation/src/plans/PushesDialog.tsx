import {
  defineDialog,
  type DialogProps,
  ListDialog,
  ResourcePage,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { pushColumns } from './pushColumns.js'
import { PushDialog } from './PushDialog.js'
import { planPushMessages } from './planPushMessages.js'
import { type PlanPush, planPushesOptions, type PushListQuery } from './planPushQueries.js'

export interface PushesDialogProps extends DialogProps<never> {
  /** The plan whose pushes are listed. */
  plan: { id: string; name: string }
}

const pushDialog = defineDialog(PushDialog)

/** The pushes of a plan, the last one first; each opens with its result. */
export function PushesDialog({ plan, onClose }: PushesDialogProps) {
  const t = useMessages(planPushMessages)
  const list = useDialogList({
    list: (api, wanted: PushListQuery) => planPushesOptions(api, plan.id, wanted),
  })
  return (
    <ListDialog title={t.pushesTitle(plan.name)} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.pushes} isSection>
        <ResourcePage.Table
          columns={pushColumns}
          onOpen={(push: PlanPush) => void pushDialog.open({ push })}
          permission="plan:list"
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
