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
import { mostRoles, useRoleActions } from './roleActions.js'
import { roleColumns } from './roleColumns.js'
import { roleMessages } from './roleMessages.js'
import { roleListOptions } from './roleQueries.js'
import { readRoleQuery, type RoleQuery } from './roleQuery.js'

export interface RolesPageProps {
  /** What the address says: filters and page. */
  query: RoleQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<RoleQuery>) => void
}

const viewFilters = ['keyword', 'enabled'] as const

/** Lists, finds, adds, changes and removes them. */
export function RolesPage(props: RolesPageProps) {
  const api = useApi()
  const t = useMessages(roleMessages)
  const list = useResourcePage({
    ...props,
    list: (query: RoleQuery) => roleListOptions(api, query),
  })
  const views = useTableViews({
    table: 'roles',
    columns: roleColumns,
    state: list,
    filters: viewFilters,
    readQuery: readRoleQuery,
  })
  const actions = useRoleActions(list)
  const exportRoles = useExportAction({
    state: list,
    views,
    columns: roleColumns,
    name: t.title,
    permission: 'role:list',
  })
  return (
    <ResourcePage state={list} views={views} title={t.title} permission="role:list">
      <ResourcePage.Toolbar
        actions={[exportRoles, ...actions.page]}
        bulk={actions.bulk}
        bulkLimit={mostRoles}
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
            options={[
              { value: 'yes', label: t.enabled },
              { value: 'no', label: t.disabled },
            ]}
            value={props.query.enabled}
            onChange={(enabled) => list.setFilter({ enabled: enabled as RoleQuery['enabled'] })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={roleColumns}
        actions={actions.row}
        isSelectable
        permission="role:list"
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
