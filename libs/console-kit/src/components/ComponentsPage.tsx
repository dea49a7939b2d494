import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useLanguage,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { componentActions } from './componentActions.js'
import { componentKinds, type ComponentQuery, componentStatuses } from './componentQuery.js'
import type { ComponentSource } from './componentSource.js'

/** @public */
export interface ComponentsPageProps extends QueryProps<ComponentQuery> {
  /** Where the components come from, and who may do what. */
  source: ComponentSource
}

/** The components that designers are given: found, added, edited, put on the shelf, taken off, removed. @public */
export function ComponentsPage({ source, ...props }: ComponentsPageProps) {
  const t = useMessages(source.messages)
  const language = useLanguage()
  const { resource, ...actions } = useMemo(() => componentActions(source), [source])
  const list = useResourcePage(props, resource)
  const { Filters } = source
  const options = <Value extends 'draft' | 'on_shelf' | 'off_shelf' | 'builtin' | 'frame'>(
    values: readonly Value[],
  ) => values.map((value) => ({ value, label: t[value] }))
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={actions.page} bulk={actions.bulk}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          {Filters && <Filters />}
          <FilterSelect name="status" label={t.anyStatus} options={options(componentStatuses)} />
          <FilterSelect name="kind" label={t.anyKind} options={options(componentKinds)} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={actions.row}
        rowName={({ name }) => name[language]}
        isSelectable
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
