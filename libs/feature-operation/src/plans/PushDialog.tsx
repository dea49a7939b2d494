import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  confirmDialog,
  defineDialog,
  DescriptionList,
  type DialogProps,
  FailedState,
  FilterSelect,
  JobProgress,
  ListDialog,
  ResourcePage,
  usePermitted,
  useDialogList,
  useLiveFallback,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pushCustomerColumns } from './pushColumns.js'
import { PushItemsDialog } from './PushItemsDialog.js'
import { planPushMessages } from './planPushMessages.js'
import {
  cancelPushOptions,
  isUnderWay,
  type PlanPush,
  planPushOptions,
  pushPollTime,
  type PushCustomer,
  pushCustomersKey,
  pushCustomersOptions,
  type PushListQuery,
  undoPushOptions,
} from './planPushQueries.js'
import { jobStates, outcomeTexts } from './pushTexts.js'

export interface PushDialogProps extends DialogProps<never> {
  /** The push to follow. */
  push: Pick<PlanPush, 'id'>
}

const itemsDialog = defineDialog(PushItemsDialog)

const customerId = ({ customer }: PushCustomer) => customer.id
const customerName = ({ customer }: PushCustomer) => customer.name

const outcomes = [
  'pending',
  'pushed',
  'same',
  'locked',
  'skipped',
  'failed',
  'undone',
  'left',
] as const

/** A push while it runs and what came of it, at each customer; the way to stop it and to take it back. */
export function PushDialog({ push: { id }, onClose }: PushDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(planPushMessages)
  const {
    data: push,
    error,
    refetch,
  } = useQuery(planPushOptions(api, id, useLiveFallback(pushPollTime)))
  const list = useDialogList({
    list: (_api, wanted: PushListQuery) => pushCustomersOptions(api, { id }, wanted),
    rowId: ({ customer }) => customer.id,
  })
  useEffect(() => {
    // As the push gets on, so do its customers. Its undoing may end in one answer, with the same figures.
    void client.invalidateQueries({ queryKey: pushCustomersKey(id) })
  }, [client, id, push])

  return (
    <ListDialog title={push ? titleOf(push, t) : t.push} onClose={() => onClose()}>
      {error && !push ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <Box display="grid" gap="4">
          {push && <Progress push={push} />}
          <ResourcePage state={list} title={t.result} isSection>
            <ResourcePage.Toolbar>
              <ResourcePage.Filters>
                <FilterSelect
                  name="outcome"
                  label={t.anyOutcome}
                  options={outcomes.map((value) => ({ value, label: t[outcomeTexts[value]] }))}
                />
              </ResourcePage.Filters>
            </ResourcePage.Toolbar>
            <ResourcePage.Table
              columns={pushCustomerColumns}
              rowId={customerId}
              rowName={customerName}
              onOpen={({ customer }: PushCustomer) =>
                void itemsDialog.open({ customer, of: { pushId: id } })
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

function titleOf({ phase, plan }: PlanPush, t: (typeof planPushMessages)['zh-CN']): string {
  return phase === 'undo' ? t.undoRunTitle(plan.name) : t.runTitle(plan.name)
}

/** How far the job is, what it was for, and what may be done with it. */
function Progress({ push }: { push: PlanPush }) {
  const api = useApi()
  const t = useMessages(planPushMessages)
  const isPermitted = usePermitted()
  const { mutateAsync: cancel } = useMutation(cancelPushOptions(api))
  const { mutateAsync: undo } = useMutation(undoPushOptions(api))
  const { id, plan, version, actions, progress, customers, problem } = push
  const mayUndo = actions.includes('undo') && !isUnderWay(push) && isPermitted('plan:publish')

  function askToUndo() {
    return confirmDialog.open({
      title: t.undoQuestion(plan.name),
      message: t.undoText,
      confirmLabel: t.undo,
      danger: true,
      onConfirm: () => undo({ path: { id }, body: { version } }),
    })
  }

  return (
    <>
      <JobProgress
        title={t.progress}
        state={jobStates[push.status]}
        done={progress.done}
        failed={customers['failed'] ?? 0}
        {...(progress.total !== null && { total: progress.total })}
        {...(actions.includes('cancel') && { onCancel: () => cancel({ path: { id }, body: {} }) })}
      />
      <DescriptionList
        items={[
          { label: t.startedAt, value: formatTime(push.createdAt) },
          { label: t.finishedAt, value: push.finishedAt && formatTime(push.finishedAt) },
          { label: t.note, value: push.note, isWide: true },
          ...(problem ? [{ label: t.reason, value: problem.message, isWide: true }] : []),
        ]}
      />
      {mayUndo && (
        <Box>
          <Button variant="outline" colorPalette="gray" onClick={() => void askToUndo()}>
            {t.undo}
          </Button>
        </Box>
      )}
    </>
  )
}
