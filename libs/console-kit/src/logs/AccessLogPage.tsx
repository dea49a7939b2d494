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
import { accessLogColumns } from './accessLogColumns.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { logMessages } from './logMessages.js'
import type { AccessLog, AccessLogSource, NamedApp } from './logSource.js'
import { type AccessLogQuery, readAccessLogQuery } from './logQuery.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface AccessLogPageProps {
  /** Filters and page of the visits, as the address holds them. */
  query: AccessLogQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<AccessLogQuery>) => void
  /** Where the lines come from, and who may see them. */
  source: AccessLogSource
}

const viewFilters = ['appCode', 'userId', 'from', 'to'] as const
const scopedFilters = [...viewFilters, 'customerId'] as const

/** Who opened which application, newest first. @public */
export function AccessLogPage(props: AccessLogPageProps) {
  const { query, source } = props
  const { scope } = source
  const api = useApi()
  const t = useMessages(logMessages)
  const columns = useMemo(() => accessLogColumns(scope), [scope])
  const list = useResourcePage({
    ...props,
    rowId: lineId,
    list: (wanted: AccessLogQuery) => source.list(api, wanted),
  })
  const views = useTableViews({
    table: source.key,
    columns,
    state: list,
    filters: scope ? scopedFilters : viewFilters,
    readQuery: readAccessLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => source.export(api, query, wanted, signal),
    columns,
    views,
    name: t.accessTitle,
    total: list.total,
    permission: source.exportPermission,
    max: source.exportMax,
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
      permission={source.permission}
    >
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <AppFilter
            apps={source.apps}
            value={query.appCode}
            rows={rows}
            onChange={(appCode) => setFilter({ appCode })}
          />
          {scope && (
            <scope.Filter
              value={query.customerId}
              onChange={(customerId) => setFilter({ customerId })}
            />
          )}
          <DaysFilter value={query} onChange={setFilter} />
          <PersonFilter
            userId={query.userId}
            rows={rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={columns}
        actions={actions}
        rowId={lineId}
        permission={source.permission}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

interface AppFilterProps {
  apps: AccessLogSource['apps']
  value: string | undefined
  rows: readonly NamedApp[]
  onChange: (appCode: string | undefined) => void
}

/** Chooses among the applications of the board, of the lines on show, and the chosen one. */
function AppFilter({ apps, value, rows, onChange }: AppFilterProps) {
  const api = useApi()
  const t = useMessages(logMessages)
  const { data } = useQuery({ ...apps(api), meta: { silent: true } })
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
