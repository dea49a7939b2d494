import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery } from '@tanstack/react-query'
import { applicationHistory } from './applicationHistory.js'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'
import { timelineOf } from './timeline.js'

const stepTexts = {
  submit: 'didSubmit',
  resubmit: 'didResubmit',
  ask: 'didAsk',
  reject: 'didReject',
  approve: 'didApprove',
} as const

/** More decisions than an application ever sees. */
const mostSteps = 100

export interface ApplicationTimelineProps {
  /** Its last decision is shown even where the steps cannot be loaded. */
  application: Application
}

/** Who did what with an application, and said what; the newest first. */
export function ApplicationTimeline({ application }: ApplicationTimelineProps) {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const { data, error, isLoading } = useQuery({
    ...applicationHistory.list(api, { objectId: application.id, size: mostSteps }),
    meta: { silent: true }, // said here
  })
  if (isLoading) return null
  return (
    <Box as="section" aria-label={t.timeline} css={styles}>
      <h3>{t.timeline}</h3>
      {error && <p className="less">{t.timelineFailed}</p>}
      <ol>
        {timelineOf(application, data?.rows).map(({ key, kind, who, note, at }) => (
          <li key={key}>
            <span className="step">
              <strong>{t[stepTexts[kind]]}</strong>
              {who && <span>{who}</span>}
              {at !== '' && <time dateTime={at}>{formatTime(at)}</time>}
            </span>
            {note && <span className="note">{note}</span>}
          </li>
        ))}
      </ol>
    </Box>
  )
}

const styles = {
  '& h3': { fontWeight: 'medium', marginBottom: '2' },
  '& .less': { color: 'fg.muted', marginBottom: '2' },
  '& ol': { listStyle: 'none', margin: '0', padding: '0' },
  '& li': {
    display: 'grid',
    gap: '1',
    paddingInlineStart: '4',
    paddingBottom: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'border',
  },
  '& .step': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  '& .step strong': { fontWeight: 'medium' },
  '& time': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  '& .note': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}
