import {
  FilterSelect,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { DaysFilter } from '../filters/DaysFilter.js'
import { loginLogActions } from './logActions.js'
import { logMessages } from './logMessages.js'
import type { LoginLogQuery } from './logQuery.js'
import { loginLogResource } from './logResources.js'
import type { LoginLogSource } from './logSource.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface LoginLogPageProps extends QueryProps<LoginLogQuery> {
  /** Where the lines come from, and who may see them. */
  source: LoginLogSource
}

/** Who signed in or failed to, newest first. @public */
export function LoginLogPage(props: LoginLogPageProps) {
  const { source } = props
  const t = useMessages(logMessages)
  const resource = useMemo(() => loginLogResource(source), [source])
  const list = useResourcePage(props, resource)
  const exportLines = useLogExport(list, source)
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.searchLogin} placeholder={t.searchLoginHelp} />
          <FilterSelect
            name="success"
            label={t.anyResult}
            options={[
              { value: 'yes', label: t.succeeded },
              { value: 'no', label: t.failed },
            ]}
          />
          {source.scope && <source.scope.Filter name="customerId" />}
          <DaysFilter names={['from', 'to']} />
          <PersonFilter name="userId" rows={list.rows} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={loginLogActions} />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
