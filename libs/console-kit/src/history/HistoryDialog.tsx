import { Box } from '@chakra-ui/react/box'
import { isApiError } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  type DialogProps,
  EmptyState,
  FailedState,
  ListDialog,
  NoPermissionState,
  Pagination,
  StatusTag,
  useLanguage,
  useLater,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actorName, type OperatorLog } from './auditChanges.js'
import { ChangeTable } from './ChangeTable.js'
import { historyMessages } from './historyMessages.js'
import type { HistorySource } from './historySource.js'

/** A record whose history is kept. @public */
export interface RecordOfHistory {
  /** Kind of the record, as the audit names it, where the source has lines of several. */
  table?: string
  id: string
  /** What people call it. */
  name: string
}

export interface HistoryDialogProps extends DialogProps<never> {
  /** The record whose changes are listed. */
  record: RecordOfHistory
  /** Where its lines come from, and who may see them. */
  source: HistorySource
}

/** Lines on a page of the dialog. */
const pageSize = 10

/** Who changed a record, when, and each field before and after; newest first. */
export function HistoryDialog({ record, source, onClose }: HistoryDialogProps) {
  const { permission } = source
  const t = useMessages(historyMessages)
  const isPermitted = usePermitted()
  return (
    <ListDialog title={t.title(record.name)} lead={t.lead} onClose={() => onClose()}>
      {isPermitted(permission) ? (
        <Lines record={record} source={source} />
      ) : (
        <NoPermissionState permission={permission} />
      )}
    </ListDialog>
  )
}

function Lines({ record, source }: Pick<HistoryDialogProps, 'record' | 'source'>) {
  const api = useApi()
  const t = useMessages(historyMessages)
  const [{ page, size }, setPage] = useState({ page: 1, size: pageSize })
  const { data, error, isPending, refetch } = useQuery({
    ...source.list(api, { objectTable: record.table, objectId: record.id, page, size }),
    meta: { silent: true }, // the dialog itself says what went wrong
    placeholderData: keepPreviousData,
  })
  const isSkeleton = useLater(isPending)
  if (isPending) return isSkeleton ? <Waiting text={t.loading} /> : null
  if (error) {
    return isApiError(error) && error.status === 403 ? (
      <NoPermissionState permission={source.permission} />
    ) : (
      <FailedState error={error} onRetry={() => void refetch()} />
    )
  }
  if (data.total === 0) return <EmptyState title={t.empty} text={t.emptyText} />
  return (
    <>
      <Box as="ol" css={linesStyles} aria-label={t.lines}>
        {data.rows.map((line) => (
          <li key={line.id}>
            <LineHead line={line} />
            <ChangeTable line={line} />
          </li>
        ))}
      </Box>
      <Pagination page={page} size={size} total={data.total} isCompact onChange={setPage} />
    </>
  )
}

/** Who did what, and when. */
function LineHead({ line }: { line: OperatorLog }) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  const { at, operationName, actingUserId, actingUserName } = line
  return (
    <div className="line-head">
      <strong>{operationName}</strong>
      <span>{actorName(line, language)}</span>
      {actingUserId && (
        <span title={t.actedBy(actingUserName ?? actingUserId)}>
          <StatusTag tone="warning">{t.mock}</StatusTag>
        </span>
      )}
      <time dateTime={at}>{formatTime(at)}</time>
    </div>
  )
}

/** Bars in the place of the lines. */
function Waiting({ text }: { text: string }) {
  return (
    <Box display="grid" gap="4" aria-busy>
      <span className="sp-sr-only" role="status">
        {text}
      </span>
      {[60, 90, 75, 45].map((share) => (
        <span key={share} className="sp-skeleton" style={{ width: `${share}%` }} aria-hidden />
      ))}
    </Box>
  )
}

const linesStyles = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li': { paddingBottom: '4' },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border', paddingTop: '4' },
  '& .line-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '1',
    marginBottom: '2',
  },
  '& .line-head strong': { fontWeight: 'medium' },
  '& .line-head time': {
    marginInlineStart: 'auto',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
}
