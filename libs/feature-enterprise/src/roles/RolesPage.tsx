import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { matrixAction, roleBulkActions, rolePageActions, roleRowActions } from './roleActions.js'
import { roleMessages } from './roleMessages.js'
import type { RoleQuery } from './roleQuery.js'
import { roleResource } from './roleResource.js'

export interface RolesPageProps extends QueryProps<RoleQuery> {
  /** Where the page stands, which leads to the matrix below it. Absent: it is not led to. */
  path?: string
}

/** The page at an address of a console. */
export function rolesPageAt(path: string) {
  return function RolesPageThere(props: QueryProps<RoleQuery>) {
    return <RolesPage {...props} path={path} />
  }
}

/** Lists, finds, adds, changes and removes them. */
export function RolesPage({ path, ...props }: RolesPageProps) {
  const t = useMessages(roleMessages)
  const list = useResourcePage(props, roleResource)
  const actions = useMemo(
    () => (path === undefined ? rolePageActions : [matrixAction(path), ...rolePageActions]),
    [path],
  )
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={actions} bulk={roleBulkActions}>
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
