import { Box } from '@chakra-ui/react/box'
import { queryOf } from '@spruce/api-client'
import { countAppAudience } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { useFieldValue, useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applicationMessages } from './applicationMessages.js'

/** How many people see an application with the roles and departments chosen in the form; said again whenever they change. */
export function AppAudienceCount() {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const roleIds = useFieldValue<string[]>('roleIds')
  const departmentIds = useFieldValue<string[]>('departmentIds')
  const { data, isError } = useQuery({
    ...queryOf(api, countAppAudience, { body: { roleIds, departmentIds } }),
    meta: { silent: true }, // the count says in its own place that it failed
    placeholderData: keepPreviousData, // the former number stays while the next one is counted
  })
  return (
    <Box role="status" color="fg.muted">
      {isError ? t.countFailed : data ? t.seenBy(data.people) : t.counting}
    </Box>
  )
}
