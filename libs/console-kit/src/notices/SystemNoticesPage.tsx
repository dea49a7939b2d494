import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FilterSelect,
  ResourcePage,
  SearchField,
  toast,
  useErrorText,
  useExportAction,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { mostNotices, useSystemNoticeActions } from './systemNoticeActions.js'
import { systemNoticeColumns } from './systemNoticeColumns.js'
import { statusTexts } from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { systemNoticeListOptions } from './systemNoticeQueries.js'
import {
  noticeStatuses,
  readSystemNoticeQuery,
  type SystemNoticeQuery,
} from './systemNoticeQuery.js'

/** @public */
export interface SystemNoticesPageProps {
  /** What the address says: filters and page. */
  query: SystemNoticeQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<SystemNoticeQuery>) => void
}

const viewFilters = ['keyword', 'status'] as const

/** Notices of the operator to its customers: written, published, followed, withdrawn. @public */
export function SystemNoticesPage(props: SystemNoticesPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(systemNoticeMessages)
  const sayError = useErrorText()
  const list = useResourcePage({
    ...props,
    list: (wanted: SystemNoticeQuery) => systemNoticeListOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'systemNotices',
    columns: systemNoticeColumns,
    state: list,
    filters: viewFilters,
    readQuery: readSystemNoticeQuery,
  })
  const actions = useSystemNoticeActions(list)
  const exportNotices = useExportAction({
    state: list,
    views,
    columns: systemNoticeColumns,
    name: t.title,
    permission: 'systemnotice:list',
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} permission="systemnotice:list">
      <ResourcePage.Toolbar
        actions={[exportNotices, ...actions.page]}
        bulk={actions.bulk}
        bulkLimit={mostNotices}
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
            options={noticeStatuses.map((value) => ({ value, label: t[statusTexts[value]] }))}
            value={query.status}
            onChange={(status) => list.setFilter({ status: status as SystemNoticeQuery['status'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={systemNoticeColumns}
        actions={actions.row}
        isSelectable
        onOpen={(notice) => {
          actions.open(notice).catch((error: unknown) => toast.error(sayError(error)))
        }}
        permission="systemnotice:list"
        {...(!list.isFiltered && {
          empty: <EmptyState title={t.emptyTitle} text={t.emptyText} />,
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
