import {
  ActionBar,
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  usePermitted,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { alarmMessages } from '../alarms/alarmMessages.js'
import { severities } from '../alarms/alarmQuery.js'
import { TypeFilter } from '../devices/TypeFilter.js'
import { ruleBulkActions, rulePageActions, ruleRowActions } from './ruleActions.js'
import { ruleMessages } from './ruleMessages.js'
import type { RuleQuery } from './ruleQuery.js'
import { ruleResource } from './ruleResource.js'

export interface RulesPageProps extends QueryProps<RuleQuery> {
  /** Where the list of alarms stands. */
  alarmsPath: string
}

/** The page in a console whose alarms stand at this path. */
export function rulesPageAt(alarmsPath: string) {
  return function RulesPageThere(props: QueryProps<RuleQuery>) {
    return <RulesPage {...props} alarmsPath={alarmsPath} />
  }
}

const noActions: readonly never[] = []

/** When devices are in alarm: rules of their types. */
export function RulesPage({ alarmsPath, ...props }: RulesPageProps) {
  const t = useMessages(ruleMessages)
  const words = useMessages(alarmMessages)
  const isPermitted = usePermitted()
  const seesDevices = isPermitted('device:list')
  const list = useResourcePage(props, ruleResource)
  const { keyword, type, severity, enabled } = list.query
  const actions = useMemo(() => ruleRowActions(alarmsPath, seesDevices), [alarmsPath, seesDevices])
  const adding = seesDevices ? rulePageActions : noActions
  const lead = isPermitted('alarmrule:edit') && !seesDevices ? t.leadNoDevices : t.lead
  const isFiltered = [keyword, type, severity, enabled].some((value) => value !== undefined)
  return (
    <ResourcePage state={list} lead={lead}>
      <ResourcePage.Toolbar actions={adding} bulk={ruleBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          {seesDevices && <TypeFilter />}
          <FilterSelect
            name="severity"
            label={words.anySeverity}
            options={severities.map((value) => ({ value, label: words[value] }))}
          />
          <FilterSelect
            name="enabled"
            label={t.anyEnabled}
            options={[
              { value: 'on', label: t.enabled },
              { value: 'off', label: t.disabled },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={actions}
        isSelectable
        empty={
          isFiltered ? (
            <EmptyState isFiltered title={t.noMatch} />
          ) : (
            <EmptyState
              title={t.empty}
              text={t.emptyHelp}
              action={<ActionBar actions={adding} target={undefined} />}
            />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
