import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useExportAction,
  useLanguage,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { mostComponents, useComponentActions } from './componentActions.js'
import { componentColumns } from './componentColumns.js'
import { componentMessages } from './componentMessages.js'
import { componentListOptions } from './componentQueries.js'
import {
  componentKinds,
  type ComponentQuery,
  componentStatuses,
  readComponentQuery,
} from './componentQuery.js'

/** @public */
export interface ComponentsPageProps {
  /** What the address says: filters and page. */
  query: ComponentQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<ComponentQuery>) => void
}

const permission = 'component:list'
const viewFilters = ['keyword', 'status', 'kind'] as const

/** The components that designers are given: found, added, edited, put on the shelf, taken off, removed. @public */
export function ComponentsPage(props: ComponentsPageProps) {
  const api = useApi()
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const list = useResourcePage({
    ...props,
    list: (query: ComponentQuery) => componentListOptions(api, query),
  })
  const views = useTableViews({
    table: 'components',
    columns: componentColumns,
    state: list,
    filters: viewFilters,
    readQuery: readComponentQuery,
  })
  const actions = useComponentActions(list)
  const exportComponents = useExportAction({
    state: list,
    views,
    columns: componentColumns,
    name: t.title,
    permission,
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} permission={permission}>
      <ResourcePage.Toolbar
        actions={[exportComponents, ...actions.page]}
        bulk={actions.bulk}
        bulkLimit={mostComponents}
      >
        <ResourcePage.Filters>
          <SearchField
            label={t.search}
            placeholder={t.searchHelp}
            value={props.query.keyword}
            onChange={(keyword) => list.setFilter({ keyword })}
          />
          <FilterSelect
            label={t.anyStatus}
            options={componentStatuses.map((value) => ({ value, label: t[value] }))}
            value={props.query.status}
            onChange={(status) => list.setFilter({ status: status as ComponentQuery['status'] })}
          />
          <FilterSelect
            label={t.anyKind}
            options={componentKinds.map((value) => ({ value, label: t[value] }))}
            value={props.query.kind}
            onChange={(kind) => list.setFilter({ kind: kind as ComponentQuery['kind'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={componentColumns}
        actions={actions.row}
        rowName={({ name }) => name[language]}
        isSelectable
        permission={permission}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
