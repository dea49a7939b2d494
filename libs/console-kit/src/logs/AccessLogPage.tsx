import { useApi } from '@spruce/session/react'
import {
  defineAction,
  FilterSelect,
  ResourcePage,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { appBoardOptions } from '../boards/boardQueries.js'
import { accessLogColumns } from './accessLogColumns.js'
import { CustomerFilter } from '../customers/CustomerFilter.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { logMessages } from './logMessages.js'
import { type AccessLog, accessLogOptions, exportAccessLog } from './logQueries.js'
import { type AccessLogQuery, readAccessLogQuery } from './logQuery.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface AccessLogPageProps {
  /** Filters and page of the visits, as the address holds them. */
  query: AccessLogQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<AccessLogQuery>) => void
}

const viewFilters = ['appCode', 'customerId', 'userId', 'from', 'to'] as const

/** Who opened which application, of every customer, newest first. @public */
export function AccessLogPage(props: AccessLogPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(logMessages)
  const list = useResourcePage({
    ...props,
    rowId: lineId,
    list: (wanted: AccessLogQuery) => accessLogOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'platform-access-log',
    columns: accessLogColumns,
    state: list,
    filters: viewFilters,
    readQuery: readAccessLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => exportAccessLog(api, query, wanted, signal),
    columns: accessLogColumns,
    views,
    name: t.accessTitle,
    total: list.total,
  })
  const { setFilter, rows } = list
  const actions = useMemo(
    () => [
      defineAction<AccessLog>({
        label: t.onlyPerson,
        run: ({ userId }) => setFilter({ userId }),
      }),
      defineAction<AccessLog>({
        label: t.onlyApp,
        run: ({ appCode }) => setFilter({ appCode }),
      }),
    ],
    [setFilter, t],
  )
  return (
    <ResourcePage
      state={list}
      views={views}
      title={t.accessTitle}
      lead={t.accessLead}
      permission="platformlog:list"
    >
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <AppFilter
            value={query.appCode}
            rows={rows}
            onChange={(appCode) => setFilter({ appCode })}
          />
          <CustomerFilter
            value={query.customerId}
            onChange={(customerId) => setFilter({ customerId })}
          />
          <DaysFilter value={query} onChange={setFilter} />
          <PersonFilter
            userId={query.userId}
            rows={rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={accessLogColumns}
        actions={actions}
        rowId={lineId}
        permission="platformlog:list"
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

interface AppFilterProps {
  value: string | undefined
  rows: readonly Pick<AccessLog, 'appCode' | 'appName'>[]
  onChange: (appCode: string | undefined) => void
}

/** Chooses among the applications of the board, of the lines on show, and the chosen one. */
function AppFilter({ value, rows, onChange }: AppFilterProps) {
  const api = useApi()
  const t = useMessages(logMessages)
  const { data } = useQuery({ ...appBoardOptions(api, {}), meta: { silent: true } })
  const names = new Map(
    [...(data?.topApps ?? []), ...rows].map((app) => [app.appCode, app.appName]),
  )
  if (value !== undefined && !names.has(value)) names.set(value, value)
  return (
    <FilterSelect
      label={t.anyApp}
      options={[...names].map(([code, name]) => ({ value: code, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** A line has no id of its own: it is of a person, an application and an hour. */
function lineId({ customerId, userId, appCode, firstAt }: AccessLog): string {
  return [customerId, userId, appCode, firstAt].join('/')
}
