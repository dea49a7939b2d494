import { Tabs } from '@chakra-ui/react/tabs'
import { PageHeader, useMessages } from '@spruce/shell-ui'
import { PlanCustomersPanel } from './PlanCustomersPanel.js'
import { planMessages } from './planMessages.js'
import { PlansPanel, type PlansPanelProps } from './PlansPanel.js'
import { freshTab } from './plansQuery.js'

/** What customers may use: the plans, and each customer's plan with its exceptions. */
export function PlansPage(props: PlansPanelProps) {
  const { query, onQueryChange } = props
  const t = useMessages(planMessages)
  return (
    <section className="sp-page" aria-label={t.title}>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs.Root
        value={query.tab ?? 'plans'}
        onValueChange={({ value }) =>
          onQueryChange({ ...freshTab, tab: value === 'customers' ? value : undefined })
        }
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={t.tabs} css={tabStyles}>
          <Tabs.Trigger value="plans">{t.plans}</Tabs.Trigger>
          <Tabs.Trigger value="customers">{t.customers}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="plans">
          <PlansPanel {...props} />
        </Tabs.Content>
        <Tabs.Content value="customers">
          <PlanCustomersPanel {...props} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  )
}

/** The side on show stands out by more than its colour. */
const tabStyles = {
  '& [aria-selected=true]': { fontWeight: 'medium', boxShadow: 'inset 0 -2px 0 currentColor' },
}
