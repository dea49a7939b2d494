import {
  type DialogProps,
  ListDialog,
  ResourcePage,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { pushItemColumns } from './pushColumns.js'
import { planPushMessages } from './planPushMessages.js'
import { previewItemsOptions, pushItemsOptions, type PushListQuery } from './planPushQueries.js'

export interface PushItemsDialogProps extends DialogProps<never> {
  /** The customer. */
  customer: { id: string; name: string }
  /** Of which push this is the result, or of which plan it is the preview. */
  of: { pushId: string } | { planId: string }
}

/** What a push would do, or has done, with each menu and button of one customer. */
export function PushItemsDialog({ customer, of, onClose }: PushItemsDialogProps) {
  const t = useMessages(planPushMessages)
  const list = useDialogList({
    list: (api, wanted: PushListQuery) =>
      'pushId' in of
        ? pushItemsOptions(api, { pushId: of.pushId, customerId: customer.id }, wanted)
        : previewItemsOptions(api, { planId: of.planId, customerId: customer.id }, wanted),
  })
  return (
    <ListDialog title={t.itemsTitle(customer.name)} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.items} isSection>
        <ResourcePage.Table columns={pushItemColumns} permission="plan:publish" />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
