import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { providerPageActions, providerRowActions } from './providerActions.js'
import { providerMessages } from './providerMessages.js'
import type { ProviderQuery } from './providerQuery.js'
import { providerResource } from './providerResource.js'

export type IdentityProvidersPageProps = QueryProps<ProviderQuery>

/** The foreign providers by whom people of the company sign in: set up, checked, switched, removed. */
export function IdentityProvidersPage(props: IdentityProvidersPageProps) {
  const t = useMessages(providerMessages)
  const list = useResourcePage(props, providerResource)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={providerPageActions}>
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
            name="linkByEmail"
            label={t.anyLinking}
            options={[
              { value: 'yes', label: t.byEmail },
              { value: 'no', label: t.bySigningIn },
            ]}
          />
          <FilterSelect
            name="hasSecret"
            label={t.anySecret}
            options={[
              { value: 'yes', label: t.withSecret },
              { value: 'no', label: t.withoutSecret },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={providerRowActions} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
