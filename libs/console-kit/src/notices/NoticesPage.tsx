import {
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { noticeActions } from './noticeActions.js'
import { statusTexts } from './noticeDraft.js'
import { noticeStatuses, type NoticeQuery } from './noticeQuery.js'
import type { NoticeSource } from './noticeSource.js'

/** @public */
export interface NoticesPageProps extends QueryProps<NoticeQuery> {
  /** Where the notices come from, whom they are for, and who may do what. */
  source: NoticeSource
}

/** Notices: written, published, followed, withdrawn. @public */
export function NoticesPage({ source, ...props }: NoticesPageProps) {
  const t = useMessages(source.messages)
  const { resource, ...actions } = useMemo(() => noticeActions(source), [source])
  const list = useResourcePage(props, resource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={actions.page} bulk={actions.bulk}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={noticeStatuses.map((value) => ({ value, label: t[statusTexts[value]] }))}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={actions.row}
        openAction={actions.preview}
        isSelectable
        {...(!list.isFiltered && {
          empty: <EmptyState title={t.emptyTitle} text={t.emptyText} />,
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
