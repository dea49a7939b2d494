import { useApi } from '@spruce/session/react'
import { EmptyState, StatTile, useMessages, usePermitted, useTab } from '@spruce/shell-ui'
import { BarChart, LineChart } from '@spruce/shell-ui/charts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BoardFrame } from './BoardFrame.js'
import { boardMessages } from './boardMessages.js'
import type { AppBoard, BoardSource } from './boardSource.js'
import type { BoardQuery } from './boardQuery.js'
import { nameOfTime } from './chartTime.js'
import { linkToLog } from './linkToLog.js'

/** @public */
export interface AppBoardPageProps {
  /** What the address says: filters and page. */
  query: BoardQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<BoardQuery>) => void
  /** Where the figures come from, and who may see them. */
  source: BoardSource<AppBoard>
}

/** Visits of all customers or one: over time, how many people, which applications most. @public */
export function AppBoardPage(props: AppBoardPageProps) {
  const { query, source } = props
  const api = useApi()
  const t = useMessages(boardMessages)
  const isAllowed = usePermitted()(source.permission)
  const options = source.load(api, query)
  const board = useQuery({
    ...options,
    queryFn: isAllowed ? options.queryFn : skipToken,
    placeholderData: keepPreviousData,
  })
  const { data } = board
  const tab = useTab()
  return (
    <BoardFrame {...props} title={t.appTitle} board={board}>
      <div className="board-tiles">
        <StatTile
          label={t.visits}
          value={data?.visits}
          unit={t.times(data?.visits ?? 0)}
          isLoading={!data}
          onOpen={() => void tab.open(linkToLog(source.logPath, query))}
        />
        <StatTile
          label={t.visitors}
          value={data?.users}
          unit={t.people(data?.users ?? 0)}
          isLoading={!data}
        />
      </div>
      {data?.visits === 0 ? (
        <EmptyState title={t.noVisits} text={t.emptyText} />
      ) : (
        <Charts data={data} by={query.by} />
      )}
    </BoardFrame>
  )
}

function Charts({ data, by }: { data: AppBoard | undefined; by: BoardQuery['by'] }) {
  const t = useMessages(boardMessages)
  const series = useMemo(() => {
    const rows = data?.series ?? []
    return {
      categories: rows.map(({ at }) => nameOfTime(at, by)),
      series: [
        { name: t.visits, values: rows.map(({ visits }) => visits) },
        { name: t.visitors, values: rows.map(({ users }) => users) },
      ],
    }
  }, [data, by, t])
  const apps = useMemo(() => {
    const rows = data?.topApps ?? []
    return {
      categories: rows.map(({ appName }) => appName),
      series: [
        { name: t.visits, values: rows.map(({ visits }) => visits) },
        { name: t.visitors, values: rows.map(({ users }) => users) },
      ],
    }
  }, [data, t])
  return (
    <>
      <LineChart title={t.visitsOverTime} data={series} isArea isLoading={!data} />
      <BarChart title={t.topApps} data={apps} isHorizontal isLoading={!data} />
    </>
  )
}
