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
import { CustomerFilter } from '../customers/CustomerFilter.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { loginLogColumns } from './loginLogColumns.js'
import { logMessages } from './logMessages.js'
import { exportLoginLog, type LoginLog, loginLogOptions } from './logQueries.js'
import { type LoginLogQuery, readLoginLogQuery } from './logQuery.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface LoginLogPageProps {
  /** Filters and page of the sign-ins, as the address holds them. */
  query: LoginLogQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<LoginLogQuery>) => void
}

const viewFilters = ['keyword', 'success', 'customerId', 'userId', 'from', 'to'] as const

/** Who signed in or failed to, of every customer, newest first. @public */
export function LoginLogPage(props: LoginLogPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(logMessages)
  const list = useResourcePage({
    ...props,
    list: (wanted: LoginLogQuery) => loginLogOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'platform-login-log',
    columns: loginLogColumns,
    state: list,
    filters: viewFilters,
    readQuery: readLoginLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => exportLoginLog(api, query, wanted, signal),
    columns: loginLogColumns,
    views,
    name: t.loginTitle,
    total: list.total,
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
    <ResourcePage state={list} views={views} title={t.loginTitle} permission="platformlog:list">
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
          <CustomerFilter
            value={query.customerId}
            onChange={(customerId) => setFilter({ customerId })}
          />
          <DaysFilter value={query} onChange={setFilter} />
          <PersonFilter
            userId={query.userId}
            rows={list.rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={loginLogColumns}
        actions={actions}
        permission="platformlog:list"
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
