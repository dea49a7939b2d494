import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { planPageActions, planRowActions } from './planActions.js'
import { planMessages } from './planMessages.js'
import { planResource } from './planResource.js'
import type { PlansQuery } from './plansQuery.js'

export type PlansPanelProps = QueryProps<PlansQuery>

/** The plans: what each holds, and what is done with them. */
export function PlansPanel(props: PlansPanelProps) {
  const t = useMessages(planMessages)
  const list = useResourcePage(props, planResource)
  return (
    <ResourcePage state={list} isSection>
      <ResourcePage.Toolbar actions={planPageActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={[
              { value: 'enabled', label: t.enabled },
              { value: 'disabled', label: t.disabled },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={planRowActions} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
