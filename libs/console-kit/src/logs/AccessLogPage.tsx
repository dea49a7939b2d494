import { useApi } from '@spruce/session/react'
import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DaysFilter } from '../filters/DaysFilter.js'
import { accessLogActions } from './logActions.js'
import { logMessages } from './logMessages.js'
import type { AccessLogQuery } from './logQuery.js'
import { accessLogResource, visitId } from './logResources.js'
import type { AccessLogSource, NamedApp } from './logSource.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface AccessLogPageProps extends QueryProps<AccessLogQuery> {
  /** Where the lines come from, and who may see them. */
  source: AccessLogSource
}

/** Who opened which application, newest first. @public */
export function AccessLogPage(props: AccessLogPageProps) {
  const { query, source } = props
  const t = useMessages(logMessages)
  const resource = useMemo(() => accessLogResource(source), [source])
  const list = useResourcePage(props, resource)
  const exportLines = useLogExport(list, source)
  return (
    <ResourcePage state={list} lead={t.accessLead}>
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <AppFilter apps={source.apps} chosen={query.appCode} rows={list.rows} />
          {source.scope && <source.scope.Filter name="customerId" />}
          <DaysFilter names={['from', 'to']} />
          <PersonFilter name="userId" rows={list.rows} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={accessLogActions} rowId={visitId} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

interface AppFilterProps {
  apps: AccessLogSource['apps']
  chosen: string | undefined
  rows: readonly NamedApp[]
}

/** Chooses among the applications of the board, of the lines on show, and the chosen one. */
function AppFilter({ apps, chosen, rows }: AppFilterProps) {
  const api = useApi()
  const t = useMessages(logMessages)
  const { data } = useQuery({ ...apps(api), meta: { silent: true } })
  const names = new Map(
    [...(data?.topApps ?? []), ...rows].map((app) => [app.appCode, app.appName]),
  )
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen)
  const options = [...names].map(([code, name]) => ({ value: code, label: name }))
  return <FilterSelect name="appCode" label={t.anyApp} options={options} />
}
