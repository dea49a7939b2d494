import {
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useErrorText,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { recycleBinActions } from './recycleBinActions.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import type { RecycleBinQuery } from './recycleBinQuery.js'
import { recycleBinResource } from './recycleBinResource.js'
import type { RecycleBinSource } from './recycleBinSource.js'

/** @public */
export interface RecycleBinPageProps extends QueryProps<RecycleBinQuery> {
  /** Where the records come from, and who may bring them back. */
  source: RecycleBinSource
}

/** What was deleted in the last 30 days: brought back, or removed for good. @public */
export function RecycleBinPage(props: RecycleBinPageProps) {
  const { source } = props
  const t = useMessages(recycleBinMessages)
  const sayError = useErrorText()
  const resource = useMemo(() => recycleBinResource(source), [source])
  const actions = useMemo(() => recycleBinActions(source, sayError), [source, sayError])
  const list = useResourcePage(props, resource)
  const kinds = source.restores.flatMap((call) => call.kinds)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar bulk={actions.bulk}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="kind"
            label={t.anyKind}
            options={kinds.map((value) => ({ value, label: t[value] }))}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={actions.row}
        isSelectable
        {...(!list.isFiltered && {
          empty: <EmptyState title={t.emptyTitle} text={t.emptyText} />,
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
