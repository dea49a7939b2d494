import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useLanguage,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import {
  componentBulkActions,
  componentPageActions,
  componentRowActions,
} from './componentActions.js'
import { componentMessages } from './componentMessages.js'
import { componentKinds, type ComponentQuery, componentStatuses } from './componentQuery.js'
import { componentResource } from './componentResource.js'

/** @public */
export type ComponentsPageProps = QueryProps<ComponentQuery>

/** The components that designers are given: found, added, edited, put on the shelf, taken off, removed. @public */
export function ComponentsPage(props: ComponentsPageProps) {
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const list = useResourcePage(props, componentResource)
  const options = <Value extends 'draft' | 'on_shelf' | 'off_shelf' | 'builtin' | 'frame'>(
    values: readonly Value[],
  ) => values.map((value) => ({ value, label: t[value] }))
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={componentPageActions} bulk={componentBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect name="status" label={t.anyStatus} options={options(componentStatuses)} />
          <FilterSelect name="kind" label={t.anyKind} options={options(componentKinds)} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={componentRowActions}
        rowName={({ name }) => name[language]}
        isSelectable
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
