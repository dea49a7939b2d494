import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isForSomebody } from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { audienceCountOptions, type SystemAudience } from './systemNoticeQueries.js'

export interface AudienceCountProps {
  audience: Required<SystemAudience>
}

/** How many customers and people a notice would reach now; said again whenever that changes. */
export function AudienceCount({ audience }: AudienceCountProps) {
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const isAnybody = isForSomebody(audience)
  const { data, isError } = useQuery({
    ...audienceCountOptions(api, audience),
    enabled: isAnybody,
    placeholderData: keepPreviousData, // the former number stays while the next one is counted
  })
  return (
    <span role="status">
      {!isAnybody
        ? t.countNone
        : isError
          ? t.countFailed
          : !data
            ? t.counting
            : data.people === 0
              ? t.countNobody
              : t.count(data.customers, data.people)}
    </span>
  )
}
