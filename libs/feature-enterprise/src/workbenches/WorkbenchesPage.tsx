import {
  ActionBar,
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { useCanUndo } from './useCanUndo.js'
import {
  viewAction,
  workbenchBulkActions,
  workbenchPageActions,
  workbenchRowActions,
} from './workbenchActions.js'
import { workbenchMessages } from './workbenchMessages.js'
import { type WorkbenchQuery, workbenchStatuses } from './workbenchQuery.js'
import { workbenchResource } from './workbenchResource.js'

export type WorkbenchesPageProps = QueryProps<WorkbenchQuery>

/** The business workbenches of a company: for whom, in which order, published or not. */
export function WorkbenchesPage(props: WorkbenchesPageProps) {
  const t = useMessages(workbenchMessages)
  const list = useResourcePage(props, workbenchResource)
  const canUndo = useCanUndo()
  const rowActions = useMemo(() => workbenchRowActions({ canUndo }), [canUndo])
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={workbenchPageActions} bulk={workbenchBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={workbenchStatuses.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="audience"
            label={t.anyAudience}
            options={[
              { value: 'roles', label: t.forRoles },
              { value: 'departments', label: t.forDepartments },
              { value: 'nobody', label: t.forNobody },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={rowActions}
        openAction={viewAction}
        isSelectable
        {...(!list.isFiltered && {
          empty: (
            <EmptyState
              title={t.none}
              text={t.noneHelp}
              action={<ActionBar actions={workbenchPageActions.slice(-1)} target={undefined} />}
            />
          ),
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
