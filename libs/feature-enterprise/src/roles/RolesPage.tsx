import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useRoleActions } from './roleActions.js'
import { roleColumns } from './roleColumns.js'
import { roleMessages } from './roleMessages.js'
import { roleListOptions } from './roleQueries.js'
import type { RoleQuery } from './roleQuery.js'

export interface RolesPageProps {
  query: RoleQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<RoleQuery>) => void
}

/** Lists, finds, adds, changes and removes them. */
export function RolesPage(props: RolesPageProps) {
  const api = useApi()
  const t = useMessages(roleMessages)
  const list = useResourcePage({
    ...props,
    list: (query: RoleQuery) => roleListOptions(api, query),
  })
  const actions = useRoleActions(list.clearSelection)
  return (
    <ResourcePage state={list} title={t.title} permission="role:list">
      <ResourcePage.Toolbar actions={actions.page} bulk={actions.bulk}>
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
