import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  StatTile,
  useLanguage,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { BarChart, LineChart } from '@spruce/shell-ui/charts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sayReason } from '../logs/signInWords.js'
import { BoardFrame } from './BoardFrame.js'
import { boardMessages } from './boardMessages.js'
import type { LoginBoard, BoardSource } from './boardSource.js'
import type { BoardQuery } from './boardQuery.js'
import { nameOfTime } from './chartTime.js'
import { linkToLog } from './linkToLog.js'

/** @public */
export interface LoginBoardPageProps {
  /** What the address says: filters and page. */
  query: BoardQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<BoardQuery>) => void
  /** Where the figures come from, and who may see them. */
  source: BoardSource<LoginBoard>
}

/** Sign-ins of all customers or one: over time, by terminal, why they failed, who is online. @public */
export function LoginBoardPage(props: LoginBoardPageProps) {
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
  const open = (success: 'yes' | 'no') =>
    void tab.open(linkToLog(source.logPath, { ...query, success }))
  const isEmpty = data?.logins === 0 && data.failures === 0
  return (
    <BoardFrame {...props} title={t.loginTitle} board={board}>
      <div className="board-tiles">
        <StatTile
          label={t.onlineNow}
          value={data?.onlineNow}
          unit={t.people(data?.onlineNow ?? 0)}
          isLoading={!data}
        />
        <StatTile
          label={t.logins}
          value={data?.logins}
          unit={t.times(data?.logins ?? 0)}
          isLoading={!data}
          onOpen={() => open('yes')}
        />
        <StatTile
          label={t.users}
          value={data?.users}
          unit={t.people(data?.users ?? 0)}
          isLoading={!data}
        />
        <StatTile
          label={t.failures}
          value={data?.failures}
          unit={t.times(data?.failures ?? 0)}
          isLoading={!data}
          onOpen={() => open('no')}
        />
      </div>
      {isEmpty ? (
        <EmptyState title={t.noLogins} text={t.emptyText} />
      ) : (
        <Charts data={data} by={query.by} />
      )}
    </BoardFrame>
  )
}

function Charts({ data, by }: { data: LoginBoard | undefined; by: BoardQuery['by'] }) {
  const t = useMessages(boardMessages)
  const language = useLanguage()
  const series = useMemo(
    () => ({
      categories: (data?.series ?? []).map(({ at }) => nameOfTime(at, by)),
      series: [
        { name: t.logins, values: (data?.series ?? []).map(({ logins }) => logins) },
        { name: t.failures, values: (data?.series ?? []).map(({ failures }) => failures) },
      ],
    }),
    [data, by, t],
  )
  const terminals = useMemo(
    () => counts(data?.terminals, t.logins, (name) => name || t.unknown),
    [data, t],
  )
  const reasons = useMemo(
    () => counts(data?.failureReasons, t.failures, (name) => sayReason(name, language)),
    [data, t, language],
  )
  return (
    <>
      <LineChart title={t.loginsOverTime} data={series} isArea isLoading={!data} />
      <div className="board-halves">
        <BarChart title={t.terminals} data={terminals} isHorizontal isLoading={!data} />
        <BarChart
          title={t.failureReasons}
          data={reasons}
          isHorizontal
          isLoading={!data}
          emptyText={t.noFailures}
        />
      </div>
    </>
  )
}

function counts(
  rows: readonly { name: string; count: number }[] = [],
  name: string,
  say: (name: string) => string,
) {
  return {
    categories: rows.map((row) => say(row.name)),
    series: [{ name, values: rows.map(({ count }) => count) }],
  }
}
