import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import {
  applicationBulkActions,
  applicationPageActions,
  applicationRowActions,
} from './applicationActions.js'
import { applicationMessages } from './applicationMessages.js'
import { AudienceFilters } from './AudienceFilters.js'
import { appKinds, type ApplicationQuery, healthStates, verdicts } from './applicationQuery.js'
import { applicationResource } from './applicationResource.js'

export type ApplicationsPageProps = QueryProps<ApplicationQuery>

/** The applications of a company: those of the product and its own, in one order. */
export function ApplicationsPage(props: ApplicationsPageProps) {
  const t = useMessages(applicationMessages)
  const list = useResourcePage(props, applicationResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={applicationPageActions} bulk={applicationBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="kind"
            label={t.anyKind}
            options={appKinds.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="enable"
            label={t.anyEnable}
            options={[
              { value: 'yes', label: t.on },
              { value: 'no', label: t.off },
            ]}
          />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={[
              { value: 'normal', label: t.normal },
              { value: 'disabled', label: t.disabled },
            ]}
          />
          <FilterSelect
            name="health"
            label={t.anyHealth}
            options={healthStates.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="diagnosis"
            label={t.anyDiagnosis}
            options={verdicts.map((value) => ({ value, label: t[value] }))}
          />
          <AudienceFilters />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={applicationRowActions}
        isSelectable
        rowId={applicationResource.rowId}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
