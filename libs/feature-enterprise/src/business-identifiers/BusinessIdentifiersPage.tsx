import {
  ActionBar,
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useApps } from './AppName.js'
import { channels } from './channels.js'
import {
  identifierBulkActions,
  identifierPageActions,
  identifierRowActions,
} from './identifierActions.js'
import { identifierMessages } from './identifierMessages.js'
import { type IdentifierQuery, identifierSearch } from './identifierQuery.js'
import { identifierResource } from './identifierResource.js'

export type BusinessIdentifiersPageProps = QueryProps<IdentifierQuery>

/** What programs send messages by: found, written, tried out, switched, removed. */
export function BusinessIdentifiersPage(props: BusinessIdentifiersPageProps) {
  const t = useMessages(identifierMessages)
  const list = useResourcePage(props, identifierResource)
  const isFiltered = identifierSearch.filters.some((name) => list.query[name] !== undefined)
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={identifierPageActions} bulk={identifierBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <AppFilter chosen={list.query.appCode} />
          <FilterSelect
            name="channel"
            label={t.anyChannel}
            options={channels.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="enabled"
            label={t.anyStatus}
            options={[
              { value: 'yes', label: t.enabled },
              { value: 'no', label: t.disabled },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={identifierRowActions}
        isSelectable
        {...(!isFiltered && {
          empty: (
            <EmptyState
              title={t.none}
              text={t.noneHelp}
              action={<ActionBar actions={identifierPageActions} target={undefined} />}
            />
          ),
        })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

const AppFilter = observer(function AppFilter({ chosen }: { chosen: string | undefined }) {
  const t = useMessages(identifierMessages)
  const apps = new Map(useApps())
  if (chosen !== undefined && !apps.has(chosen)) apps.set(chosen, chosen)
  const options = [...apps].map(([value, label]) => ({ value, label }))
  return <FilterSelect name="appCode" label={t.anyApp} options={options} />
})
