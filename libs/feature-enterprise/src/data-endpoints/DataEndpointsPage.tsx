import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { endpointPageActions, endpointRowActions } from './endpointActions.js'
import { endpointMessages } from './endpointMessages.js'
import { endpointAuths, type EndpointQuery } from './endpointQuery.js'
import { endpointResource } from './endpointResource.js'

export type DataEndpointsPageProps = QueryProps<EndpointQuery>

/** The REST services of the company that its pages may read. */
export function DataEndpointsPage(props: DataEndpointsPageProps) {
  const t = useMessages(endpointMessages)
  const list = useResourcePage(props, endpointResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={endpointPageActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="enabled"
            label={t.anyStatus}
            options={[
              { value: 'yes', label: t.enabled },
              { value: 'no', label: t.disabled },
            ]}
          />
          <FilterSelect
            name="auth"
            label={t.anyAuth}
            options={endpointAuths.map((value) => ({ value, label: t[value] }))}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={endpointRowActions} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
