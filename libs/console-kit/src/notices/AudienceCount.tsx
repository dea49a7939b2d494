import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AudienceCounter } from './noticeSource.js'

export interface AudienceCountProps {
  source: AudienceCounter
  /** The fields of the audience. */
  draft: object
}

/** How many people a notice would reach now; said again whenever that changes. */
export function AudienceCount({ source, draft }: AudienceCountProps) {
  const { audience, messages } = source
  const api = useApi()
  const t = useMessages(messages)
  const isAnybody = audience.isSomebody(draft)
  const { data, isError } = useQuery({
    ...audience.count(api, draft),
    enabled: isAnybody,
    meta: { silent: true }, // the count says in its own place that it failed
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
              : audience.sayCount(data, t)}
    </span>
  )
}
