import {
  ActionBar,
  EmptyState,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  usePermitted,
  useResourcePage,
} from '@spruce/shell-ui'
import { tokenBulkActions, tokenPageActions, tokenRowActions } from './tokenActions.js'
import { tokenMessages } from './tokenMessages.js'
import type { TokenQuery } from './tokenQuery.js'
import { tokenResource } from './tokenResource.js'

const noActions: readonly never[] = []

export type TokensPageProps = QueryProps<TokenQuery>

/** What programs report with: made, shown once, replaced, removed. */
export function TokensPage(props: TokensPageProps) {
  const t = useMessages(tokenMessages)
  const list = useResourcePage(props, tokenResource)
  const seesDevices = usePermitted()('device:list') // what a token is for is chosen among them
  const actions = seesDevices ? tokenPageActions : noActions
  return (
    <ResourcePage state={list} lead={seesDevices ? t.lead : t.leadNoDevices}>
      <ResourcePage.Toolbar actions={actions} bulk={tokenBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={tokenRowActions}
        isSelectable
        empty={
          list.query.keyword === undefined ? (
            <EmptyState
              title={t.empty}
              text={t.emptyHelp}
              action={<ActionBar actions={actions} target={undefined} />}
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
