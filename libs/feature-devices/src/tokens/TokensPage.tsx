import {
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { tokenBulkActions, tokenPageActions, tokenRowActions } from './tokenActions.js'
import { tokenMessages } from './tokenMessages.js'
import type { TokenQuery } from './tokenQuery.js'
import { tokenResource } from './tokenResource.js'

export type TokensPageProps = QueryProps<TokenQuery>

/** What programs report with: made, shown once, replaced, removed. */
export function TokensPage(props: TokensPageProps) {
  const t = useMessages(tokenMessages)
  const list = useResourcePage(props, tokenResource)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={tokenPageActions} bulk={tokenBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={tokenRowActions} isSelectable />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
