import { Box } from '@chakra-ui/react/box'
import { isApiError } from '@spruce/api-client'
import {
  ActionBar,
  defineAction,
  FailedState,
  FilterSelect,
  NoPermissionState,
  PageHeader,
  ResourcePage,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayOf } from '../days/days.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { boardMessages } from './boardMessages.js'
import type { BoardSource } from './boardSource.js'
import type { BoardQuery } from './boardQuery.js'

/** What a board shows of its answer. */
export interface BoardState {
  data: { from: string; to: string } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export interface BoardFrameProps {
  title: string
  query: BoardQuery
  onQueryChange: (patch: Partial<BoardQuery>) => void
  board: BoardState
  source: Pick<BoardSource<unknown>, 'permission' | 'scope'>
  children: ReactNode
}

/** The frame of every board: title, customer, time, steps of time, and the states. */
export function BoardFrame(props: BoardFrameProps) {
  const { title, board } = props
  const { permission } = props.source
  const isPermitted = usePermitted()
  const rangeText = useRangeText(props)
  const isDenied = isApiError(board.error) && board.error.status === 403
  return (
    <section className="sp-resource sp-page" aria-label={title}>
      <PageHeader title={title} lead={rangeText} />
      {!isPermitted(permission) || isDenied ? (
        <NoPermissionState permission={permission} />
      ) : (
        <>
          <BoardFilters {...props} />
          <BoardBody {...props} />
        </>
      )}
    </section>
  )
}

function BoardBody({ board, children }: BoardFrameProps) {
  const t = useMessages(boardMessages)
  if (board.error && board.data === undefined) {
    return <FailedState title={t.failed} error={board.error} onRetry={() => void board.refetch()} />
  }
  return (
    <Box css={boardStyles} aria-busy={board.isFetching || undefined}>
      {children}
    </Box>
  )
}

function BoardFilters({ query, onQueryChange, board, source: { scope } }: BoardFrameProps) {
  const t = useMessages(boardMessages)
  const refresh = defineAction({
    label: t.refresh,
    icon: RotateCw,
    run: () => board.refetch(),
  })
  return (
    <div className="sp-toolbar">
      <div className="sp-toolbar-row">
        <ResourcePage.Filters>
          {scope && (
            <scope.Filter
              value={query.customerId}
              onChange={(customerId) => onQueryChange({ customerId })}
            />
          )}
          <DaysFilter value={query} onChange={onQueryChange} />
          <FilterSelect
            label={t.byDay}
            options={[{ value: 'hour', label: t.byHour }]}
            value={query.by}
            onChange={(by) => onQueryChange({ by: by === 'hour' ? by : undefined })}
          />
        </ResourcePage.Filters>
        <div className="sp-toolbar-actions">
          <ActionBar actions={[refresh]} target={undefined} />
        </div>
      </div>
    </div>
  )
}

/** The time that the figures are of, and that a longer one was cut. */
function useRangeText({ query, board: { data } }: BoardFrameProps): string | undefined {
  const t = useMessages(boardMessages)
  if (!data) return undefined
  const range = t.range(formatTime(data.from), formatTime(data.to))
  const isCut = query.from !== undefined && dayOf(new Date(data.from)) > query.from
  if (!isCut) return range
  return `${range} ${query.by === 'hour' ? t.cutByHour : t.cutByDay}`
}

const boardStyles = {
  display: 'grid',
  // A drawn chart has the width of its first frame: without the 0 it would hold the column open.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  paddingBlock: '4 6',
  '& .board-tiles': {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  },
  '& .board-halves': {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    '& > *': { minWidth: 0 },
  },
}
