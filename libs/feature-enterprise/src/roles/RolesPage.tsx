import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { roleBulkActions, rolePageActions, roleRowActions } from './roleActions.js'
import { roleMessages } from './roleMessages.js'
import type { RoleQuery } from './roleQuery.js'
import { roleResource } from './roleResource.js'

export type RolesPageProps = QueryProps<RoleQuery>

/** Lists, finds, adds, changes and removes them. */
export function RolesPage(props: RolesPageProps) {
  const t = useMessages(roleMessages)
  const list = useResourcePage(props, roleResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={rolePageActions} bulk={roleBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="enabled"
            label={t.anyStatus}
            options={[
              { value: 'yes', label: t.enabled },
              { value: 'no', label: t.disabled },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={roleRowActions} isSelectable />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
