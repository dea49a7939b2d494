import { useApi } from '@spruce/session/react'
import {
  defineAction,
  FilterSelect,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { DaysFilter } from '../filters/DaysFilter.js'
import { loginLogColumns } from './loginLogColumns.js'
import { logMessages } from './logMessages.js'
import type { LoginLog, LoginLogSource } from './logSource.js'
import { type LoginLogQuery, readLoginLogQuery } from './logQuery.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface LoginLogPageProps {
  /** Filters and page of the sign-ins, as the address holds them. */
  query: LoginLogQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<LoginLogQuery>) => void
  /** Where the lines come from, and who may see them. */
  source: LoginLogSource
}

const viewFilters = ['keyword', 'success', 'userId', 'from', 'to'] as const
const scopedFilters = [...viewFilters, 'customerId'] as const

/** Who signed in or failed to, newest first. @public */
export function LoginLogPage(props: LoginLogPageProps) {
  const { query, source } = props
  const { scope } = source
  const api = useApi()
  const t = useMessages(logMessages)
  const columns = useMemo(() => loginLogColumns(scope), [scope])
  const list = useResourcePage({
    ...props,
    list: (wanted: LoginLogQuery) => source.list(api, wanted),
  })
  const views = useTableViews({
    table: source.key,
    columns,
    state: list,
    filters: scope ? scopedFilters : viewFilters,
    readQuery: readLoginLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => source.export(api, query, wanted, signal),
    columns,
    views,
    name: t.loginTitle,
    total: list.total,
    permission: source.exportPermission,
    max: source.exportMax,
  })
  const { setFilter } = list
  const actions = useMemo(
    () => [
      defineAction<LoginLog>({
        label: t.onlyPerson,
        isVisible: ({ userId }) => userId !== null,
        run: ({ userId }) => setFilter({ userId: userId ?? undefined }),
      }),
    ],
    [setFilter, t],
  )
  return (
    <ResourcePage state={list} views={views} title={t.loginTitle} permission={source.permission}>
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <SearchField
            label={t.searchLogin}
            placeholder={t.searchLoginHelp}
            value={query.keyword}
            onChange={(keyword) => setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyResult}
            options={[
              { value: 'yes', label: t.succeeded },
              { value: 'no', label: t.failed },
            ]}
            value={query.success}
            onChange={(success) => setFilter({ success: success as LoginLogQuery['success'] })}
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
            rows={list.rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={columns} actions={actions} permission={source.permission} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
