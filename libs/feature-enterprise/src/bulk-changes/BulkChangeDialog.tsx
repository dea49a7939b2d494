import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  confirmDialog,
  DescriptionList,
  type DialogProps,
  FailedState,
  FilterSelect,
  JobProgress,
  ListDialog,
  ResourcePage,
  useDialogList,
  useLiveFallback,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bulkPersonColumns } from './bulkColumns.js'
import { bulkMessages } from './bulkMessages.js'
import {
  type BulkChange,
  bulkChangeOptions,
  type BulkPeopleQuery,
  bulkPeopleOptions,
  type BulkPerson,
  bulkPollTime,
  cancelBulkOptions,
  isUnderWay,
  refreshPeople,
  undoBulkOptions,
} from './bulkQueries.js'
import { bulkOutcomes, countsText, jobStates, runTitleOf, titleOf } from './bulkTexts.js'

export interface BulkChangeDialogProps extends DialogProps<never> {
  /** The change to follow. */
  change: Pick<BulkChange, 'id'>
}

const rowId = ({ number }: BulkPerson) => String(number)

/** A change of many people while it runs and what came of it; the way to stop it and to take it back. */
export function BulkChangeDialog({ change: { id }, onClose }: BulkChangeDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(bulkMessages)
  const read = useQuery(bulkChangeOptions(api, id, useLiveFallback(bulkPollTime)))
  const { data: change, error } = read
  const list = useDialogList({
    list: (_api, wanted: BulkPeopleQuery) => bulkPeopleOptions(api, id, wanted),
    rowId: ({ number }) => String(number),
  })
  const { retry } = list
  const version = change && `${String(change.version)} ${change.status}`
  useEffect(() => {
    // As the change gets on, so do its people.
    if (version === undefined) return
    retry()
    void refreshPeople(client)
  }, [client, retry, version])

  return (
    <ListDialog title={change ? runTitleOf(change, t) : t.title} onClose={() => onClose()}>
      {error && !change ? (
        <FailedState error={error} onRetry={() => void read.refetch()} />
      ) : (
        <Box display="grid" gap="4">
          {change && <BulkProgress change={change} />}
          <ResourcePage state={list} title={t.people} isSection>
            <ResourcePage.Toolbar>
              <ResourcePage.Filters>
                <FilterSelect
                  name="outcome"
                  label={t.anyOutcome}
                  options={bulkOutcomes.map((value) => ({ value, label: t[value] }))}
                />
              </ResourcePage.Filters>
            </ResourcePage.Toolbar>
            <ResourcePage.Table columns={bulkPersonColumns} rowId={rowId} permission="user:edit" />
            <ResourcePage.Pagination isCompact />
          </ResourcePage>
        </Box>
      )}
    </ListDialog>
  )
}

/** How far it is, what came of it, until when it can be undone. */
function BulkProgress({ change }: { change: BulkChange }) {
  const api = useApi()
  const t = useMessages(bulkMessages)
  const { mutateAsync: cancel } = useMutation(cancelBulkOptions(api))
  const { mutateAsync: undo } = useMutation(undoBulkOptions(api))
  const { id, version, actions, progress, problem, result, undoUntil } = change
  const mayUndo = actions.includes('undo') && !isUnderWay(change)
  return (
    <>
      <JobProgress
        title={t.progress}
        state={jobStates[change.status]}
        done={progress.done}
        {...(progress.total !== null && { total: progress.total })}
        {...(actions.includes('cancel') && { onCancel: () => cancel({ path: { id }, body: {} }) })}
      />
      <DescriptionList
        items={[
          { label: t.counts, value: countsText(result, t) },
          { label: t.startedAt, value: formatTime(change.createdAt) },
          { label: t.finishedAt, value: change.finishedAt && formatTime(change.finishedAt) },
          { label: t.undoUntil, value: undoUntil && formatTime(undoUntil) },
          ...(problem ? [{ label: t.reason, value: problem.message, isWide: true }] : []),
        ]}
      />
      {mayUndo && (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() =>
              void confirmDialog.open({
                title: t.undoQuestion(titleOf(change, t)),
                message: t.undoText,
                confirmLabel: t.undo,
                danger: true,
                onConfirm: () => undo({ path: { id }, body: { version } }),
              })
            }
          >
            {t.undo}
          </Button>
          {undoUntil && <span>{t.undoDeadline(formatTime(undoUntil))}</span>}
        </Box>
      )}
    </>
  )
}
