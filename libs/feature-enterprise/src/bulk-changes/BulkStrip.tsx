import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  defineDialog,
  JobProgress,
  useLiveFallback,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BulkChangeDialog } from './BulkChangeDialog.js'
import { bulkMessages } from './bulkMessages.js'
import {
  bulkPermissions,
  bulkPollTime,
  cancelBulkOptions,
  isUnderWay,
  lastBulkChangeOptions,
  refreshPeople,
} from './bulkQueries.js'
import { jobStates, runTitleOf } from './bulkTexts.js'

const changeDialog = defineDialog(BulkChangeDialog)

/** A change of many people that is under way, above their list: it is here after a reload, too. */
export function BulkStrip() {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(bulkMessages)
  const enabled = usePermitted()(bulkPermissions)
  const { data: change } = useQuery({
    ...lastBulkChangeOptions(api, useLiveFallback(bulkPollTime)),
    enabled,
  })
  const { mutateAsync: cancel } = useMutation(cancelBulkOptions(api))
  const isRunning = isUnderWay(change)
  const [followed, setFollowed] = useState<string>()
  if (change && isRunning && followed !== change.id) setFollowed(change.id)
  const isOver = change !== undefined && !isRunning && followed === change.id
  useEffect(() => {
    if (isOver) void refreshPeople(client)
  }, [isOver, client])

  // One that this page has not seen running is in the record of all.
  if (!change || (!isRunning && !isOver)) return null
  const { id, progress, actions } = change
  return (
    <Box
      role="region"
      aria-label={t.underWay}
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      padding="3"
      marginBlockEnd="3"
    >
      <JobProgress
        title={runTitleOf(change, t)}
        state={jobStates[change.status]}
        done={progress.done}
        {...(progress.total !== null && { total: progress.total })}
        {...(actions.includes('cancel') && { onCancel: () => cancel({ path: { id }, body: {} }) })}
      />
      <Button
        variant="outline"
        colorPalette="gray"
        size="sm"
        onClick={() => void changeDialog.open({ change: { id } })}
      >
        {t.open}
      </Button>
    </Box>
  )
}
