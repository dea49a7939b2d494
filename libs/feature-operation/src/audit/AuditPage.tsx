import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { DaysFilter } from '@spruce/console-kit/filters'
import { mostApplications, useApplicationActions } from './applicationActions.js'
import { applicationColumns } from './applicationColumns.js'
import { applicationMessages } from './applicationMessages.js'
import { applicationListOptions } from './applicationQueries.js'
import {
  type ApplicationQuery,
  applicationStatuses,
  readApplicationQuery,
} from './applicationQuery.js'

export interface AuditPageProps {
  /** What the address says: filters and page. */
  query: ApplicationQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<ApplicationQuery>) => void
}

const permission = 'customer:audit'
const viewFilters = ['keyword', 'status', 'from', 'to'] as const

/** The applications of companies that want an account: found, looked at, decided. */
export function AuditPage(props: AuditPageProps) {
  const api = useApi()
  const t = useMessages(applicationMessages)
  const { query } = props
  const list = useResourcePage({
    ...props,
    list: (wanted: ApplicationQuery) => applicationListOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'applications',
    columns: applicationColumns,
    state: list,
    filters: viewFilters,
    readQuery: readApplicationQuery,
  })
  const actions = useApplicationActions(list)
  const exportApplications = useExportAction({
    state: list,
    views,
    columns: applicationColumns,
    name: t.title,
    permission,
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} permission={permission}>
      <ResourcePage.Toolbar
        actions={[exportApplications]}
        bulk={actions.bulk}
        bulkLimit={mostApplications}
      >
        <ResourcePage.Filters>
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={query.keyword}
            onChange={(keyword) => list.setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyStatus}
            options={applicationStatuses.map((value) => ({ value, label: t[value] }))}
            value={query.status}
            onChange={(status) => list.setFilter({ status: status as ApplicationQuery['status'] })}
          />
          <DaysFilter label={t.submittedDays} value={query} onChange={list.setFilter} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={applicationColumns}
        actions={actions.row}
        isSelectable
        permission={permission}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
