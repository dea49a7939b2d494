import { Button } from '@chakra-ui/react/button'
import { DaysFilter } from '@spruce/console-kit/filters'
import {
  EmptyState,
  FilterSelect,
  ResourcePage,
  SearchField,
  type TabPageProps,
  useMessages,
  usePermitted,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { TypeFilter } from '../devices/TypeFilter.js'
import { alarmBulkActions, alarmRowActions } from './alarmActions.js'
import { alarmDetailDialog } from './AlarmDetailPanel.js'
import { AssigneeFilter, DeviceFilter, RuleFilter } from './AlarmFilters.js'
import { alarmMessages } from './alarmMessages.js'
import type { Alarm } from './alarmQueries.js'
import { type AlarmQuery, alarmStates, severities } from './alarmQuery.js'
import { alarmResource } from './alarmResource.js'
import { alarmName } from './sayAlarm.js'
import { useExportAlarms } from './useExportAlarms.js'

export interface AlarmsPageProps extends Pick<TabPageProps<AlarmQuery>, 'query' | 'onQueryChange'> {
  /** Where the pages of devices stand. */
  devicesPath: string
}

/** The page in a console whose devices stand at this path. */
export function alarmsPageAt(devicesPath: string) {
  return function AlarmsPageThere(props: Omit<AlarmsPageProps, 'devicesPath'>) {
    return <AlarmsPage {...props} devicesPath={devicesPath} />
  }
}

const noFilters = {
  ...{ keyword: undefined, state: undefined, severity: undefined, type: undefined },
  ...{ device: undefined, rule: undefined, assignee: undefined, from: undefined, to: undefined },
}

/** What rules found at the devices of a company, as it happens. */
export function AlarmsPage({ devicesPath, ...props }: AlarmsPageProps) {
  const t = useMessages(alarmMessages)
  const { open } = useTab()
  const list = useResourcePage(props, alarmResource)
  const { query, setFilter } = list
  const exportAlarms = useExportAlarms(list)
  const seesDevices = usePermitted()('device:list')
  const isFiltered = Object.keys(noFilters).some((key) => Reflect.get(query, key) !== undefined)
  const onOpenDevice = seesDevices
    ? (deviceId: string) => void open(`${devicesPath}/${deviceId}`)
    : undefined
  return (
    <ResourcePage state={list} lead={t.lead}>
      <ResourcePage.Toolbar actions={[exportAlarms]} bulk={alarmBulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="state"
            label={t.anyState}
            options={alarmStates.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="severity"
            label={t.anySeverity}
            options={severities.map((value) => ({ value, label: t[value] }))}
          />
          {seesDevices && <TypeFilter />}
          {seesDevices && <DeviceFilter chosen={query.device} />}
          <RuleFilter chosen={query.rule} />
          <AssigneeFilter chosen={query.assignee} />
          <DaysFilter names={['from', 'to']} label={t.days} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={alarmRowActions}
        rowName={alarmName}
        onOpen={({ id }: Alarm) => void alarmDetailDialog.open({ id, onOpenDevice })}
        isSelectable
        empty={
          isFiltered ? (
            <EmptyState
              isFiltered
              title={t.noMatch}
              text={t.noMatchHelp}
              action={
                <Button variant="outline" colorPalette="gray" onClick={() => setFilter(noFilters)}>
                  {t.clearFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t.empty} text={t.emptyHelp} />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
