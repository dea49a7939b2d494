import { DaysFilter } from '@spruce/console-kit/filters'
import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { applicationBulkActions, applicationRowActions } from './applicationActions.js'
import { applicationMessages } from './applicationMessages.js'
import { type ApplicationQuery, applicationStatuses } from './applicationQuery.js'
import { applicationResource } from './applicationResource.js'

export type AuditPageProps = QueryProps<ApplicationQuery>

/** The applications of companies that want an account: found, looked at, decided. */
export function AuditPage(props: AuditPageProps) {
  const t = useMessages(applicationMessages)
  const list = useResourcePage(props, applicationResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar bulk={applicationBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={applicationStatuses.map((value) => ({ value, label: t[value] }))}
          />
          <DaysFilter label={t.submittedDays} value={props.query} onChange={list.setFilter} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={applicationRowActions} isSelectable />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
