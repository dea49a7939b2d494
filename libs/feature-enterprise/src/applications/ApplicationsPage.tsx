import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import {
  applicationBulkActions,
  applicationPageActions,
  applicationRowActions,
} from './applicationActions.js'
import { applicationMessages } from './applicationMessages.js'
import { AudienceFilters } from './AudienceFilters.js'
import { appKinds, type ApplicationQuery, healthStates, verdicts } from './applicationQuery.js'
import { applicationResource } from './applicationResource.js'

export interface ApplicationsPageProps extends QueryProps<ApplicationQuery> {
  /** Where the page stands; below it stands the form of one. */
  path: string
}

/** The page at an address of a sub-application. */
export function applicationsPageAt(path: string) {
  return function ApplicationsPageThere(props: QueryProps<ApplicationQuery>) {
    return <ApplicationsPage {...props} path={path} />
  }
}

/** The applications of a company: those of the product and its own, in one order. */
export function ApplicationsPage({ path, ...props }: ApplicationsPageProps) {
  const t = useMessages(applicationMessages)
  const list = useResourcePage(props, applicationResource)
  const pageActions = useMemo(() => applicationPageActions(path), [path])
  const rowActions = useMemo(() => applicationRowActions(path), [path])
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={pageActions} bulk={applicationBulkActions}>
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
      <ResourcePage.Table actions={rowActions} isSelectable rowId={applicationResource.rowId} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
