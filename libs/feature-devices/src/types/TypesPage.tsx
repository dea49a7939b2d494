import {
  ActionBar,
  EmptyState,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { typeBulkActions, typePageActions, typeRowActions } from './typeActions.js'
import { typeMessages } from './typeMessages.js'
import type { TypeQuery } from './typeQuery.js'
import { typeResource } from './typeResource.js'

export type TypesPageProps = QueryProps<TypeQuery>

/** The types of devices with what they measure. */
export function TypesPage(props: TypesPageProps) {
  const t = useMessages(typeMessages)
  const list = useResourcePage(props, typeResource)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={typePageActions} bulk={typeBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={typeRowActions}
        isSelectable
        empty={
          list.query.keyword === undefined ? (
            <EmptyState
              title={t.empty}
              text={t.emptyHelp}
              action={<ActionBar actions={typePageActions} target={undefined} />}
            />
          ) : (
            <EmptyState isFiltered title={t.noMatch} />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
