import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { isApiError } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  defineDialog,
  DescriptionList,
  type DialogProps,
  FailedState,
  ListDialog,
  ResourcePage,
  toast,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pushCustomerColumns } from './pushColumns.js'
import { PushItemsDialog } from './PushItemsDialog.js'
import { planPushMessages } from './planPushMessages.js'
import {
  type PlanPush,
  previewCustomersOptions,
  type PushCustomer,
  type PushListQuery,
  pushPlanOptions,
  type PushPreview,
  pushPreviewOptions,
  refreshPreview,
} from './planPushQueries.js'
import { PushStartDialog } from './PushStartDialog.js'

export interface PushPreviewDialogProps extends DialogProps<PlanPush> {
  /** The plan to push. */
  plan: { id: string; name: string }
}

const itemsDialog = defineDialog(PushItemsDialog)
const startDialog = defineDialog(PushStartDialog)

const customerId = ({ customer }: PushCustomer) => customer.id
const customerName = ({ customer }: PushCustomer) => customer.name

/** What a push would do: in counts, customer by customer, item by item. Closes with the push that it started. */
export function PushPreviewDialog({ plan, onClose }: PushPreviewDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(planPushMessages)
  const preview = useQuery(pushPreviewOptions(api, plan.id))
  const { mutateAsync: push } = useMutation(pushPlanOptions(api))
  const list = useDialogList({
    list: (api, wanted: PushListQuery) => previewCustomersOptions(api, plan.id, wanted),
    rowId: ({ customer }) => customer.id,
  })
  const changing = preview.data?.customers.changing ?? 0

  async function start({ fingerprint, customers }: PushPreview) {
    const started = await startDialog.open({
      changing: customers.changing,
      onSubmit: async (note) => {
        try {
          return await push({
            path: { id: plan.id },
            body: { fingerprint, note: note.trim() || null },
          })
        } catch (error) {
          if (!isApiError(error) || error.status !== 412) throw error
          await refreshPreview(client, plan.id)
          toast.warning(t.previewStale)
          throw error
        }
      },
    })
    if (started) onClose(started)
  }

  return (
    <ListDialog
      title={t.previewTitle(plan.name)}
      lead={t.previewLead}
      onClose={() => onClose()}
      footer={
        <Button
          disabled={changing === 0 || preview.isFetching}
          onClick={() => preview.data && void start(preview.data)}
        >
          {preview.data && changing === 0 ? t.nothingToPush : t.startTitle(changing)}
        </Button>
      }
    >
      {preview.isError && !preview.data ? (
        <FailedState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Box display="grid" gap="4">
          <PreviewCounts preview={preview.data} />
          <ResourcePage state={list} title={t.customers} isSection>
            <ResourcePage.Table
              columns={pushCustomerColumns}
              rowId={customerId}
              rowName={customerName}
              onOpen={({ customer }: PushCustomer) =>
                void itemsDialog.open({ customer, of: { planId: plan.id } })
              }
              permission="plan:publish"
            />
            <ResourcePage.Pagination isCompact />
          </ResourcePage>
        </Box>
      )}
    </ListDialog>
  )
}

function PreviewCounts({ preview }: { preview: PushPreview | undefined }) {
  const t = useMessages(planPushMessages)
  const { customers, items } = preview ?? {}
  return (
    <DescriptionList
      columns={3}
      isLoading={preview === undefined}
      items={[
        { label: t.toCustomers, value: customers?.total },
        { label: t.toChange, value: customers?.changing },
        { label: t.locked, value: customers?.locked },
        { label: t.new, value: items?.new },
        { label: t.changed, value: items?.changed },
        { label: t.removed, value: items?.removed },
        { label: t.kept, value: items?.kept },
        { label: t.conflict, value: items?.conflict },
        { label: t.same, value: items?.same },
      ]}
    />
  )
}
