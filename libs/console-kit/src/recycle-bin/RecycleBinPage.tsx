import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { mostRecycled, useRecycleBinActions } from './recycleBinActions.js'
import { recycleBinColumns } from './recycleBinColumns.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import { recycleBinListOptions } from './recycleBinQueries.js'
import { readRecycleBinQuery, recycledKinds, type RecycleBinQuery } from './recycleBinQuery.js'

/** @public */
export interface RecycleBinPageProps {
  /** What the address says: filters and page. */
  query: RecycleBinQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<RecycleBinQuery>) => void
}

const viewFilters = ['keyword', 'kind'] as const

/** What was deleted in the last 30 days: brought back, or removed for good. @public */
export function RecycleBinPage(props: RecycleBinPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(recycleBinMessages)
  const list = useResourcePage({
    ...props,
    list: (wanted: RecycleBinQuery) => recycleBinListOptions(api, wanted),
  })
  const views = useTableViews({
    table: 'recycleBin',
    columns: recycleBinColumns,
    state: list,
    filters: viewFilters,
    readQuery: readRecycleBinQuery,
  })
  const actions = useRecycleBinActions(list)
  const exportRecycled = useExportAction({
    state: list,
    views,
    columns: recycleBinColumns,
    name: t.title,
    permission: 'recycle:list',
  })
  return (
    <ResourcePage
      state={list}
      views={views}
      title={t.title}
      lead={t.lead}
      permission="recycle:list"
    >
      <ResourcePage.Toolbar actions={[exportRecycled]} bulk={actions.bulk} bulkLimit={mostRecycled}>
        <ResourcePage.Filters>
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={query.keyword}
            onChange={(keyword) => list.setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyKind}
            options={recycledKinds.map((value) => ({ value, label: t[value] }))}
            value={query.kind}
            onChange={(kind) => list.setFilter({ kind: kind as RecycleBinQuery['kind'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={recycleBinColumns}
        actions={actions.row}
        isSelectable
        permission="recycle:list"
        {...(!list.isFiltered && {
          empty: <EmptyState title={t.emptyTitle} text={t.emptyText} />,
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
