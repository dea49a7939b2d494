import { logWords } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import {
  ResourcePage,
  SearchField,
  useLanguage,
  useMessages,
  useResourcePage,
  useTableViews,
} from '@spruce/shell-ui'
import { useState } from 'react'
import type { OperatorLog } from '../history/auditChanges.js'
import { operatorLogOptions } from '../history/operatorLogQueries.js'
import { ChoiceFilter } from '../filters/ChoiceFilter.js'
import { CustomerFilter } from '../customers/CustomerFilter.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { LogDetail } from './LogDetail.js'
import { logMessages } from './logMessages.js'
import { exportOperatorLog, operatorRequest } from './logQueries.js'
import { type OperatorLogQuery, readOperatorLogQuery } from './logQuery.js'
import { operationMessages } from './operationMessages.js'
import { operatorLogColumns } from './operatorLogColumns.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'
import { useOperatorLogActions } from './useOperatorLogActions.js'

/** @public */
export interface OperatorLogPageProps {
  /** Filters and page of the operations, as the address holds them. */
  query: OperatorLogQuery
  /** Merges into the query; `undefined` removes a key. */
  onQueryChange: (patch: Partial<OperatorLogQuery>) => void
}

const viewFilters = [
  'keyword',
  'operation',
  'objectTable',
  'customerId',
  'userId',
  'from',
  'to',
] as const

/** Who changed what, of every customer and of the operator, newest first. @public */
export function OperatorLogPage(props: OperatorLogPageProps) {
  const { query } = props
  const api = useApi()
  const t = useMessages(logMessages)
  const language = useLanguage()
  const [opened, setOpened] = useState<OperatorLog>()
  const list = useResourcePage({
    ...props,
    list: (wanted: OperatorLogQuery) => operatorLogOptions(api, operatorRequest(wanted)),
  })
  const views = useTableViews({
    table: 'platform-operator-log',
    columns: operatorLogColumns,
    state: list,
    filters: viewFilters,
    readQuery: readOperatorLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => exportOperatorLog(api, query, wanted, signal),
    columns: operatorLogColumns,
    views,
    always: ['before', 'after'],
    name: t.operatorTitle,
    total: list.total,
  })
  const { setFilter } = list
  const actions = useOperatorLogActions(setFilter, setOpened)
  return (
    <ResourcePage state={list} views={views} title={t.operatorTitle} permission="platformlog:list">
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <SearchField
            label={t.searchObject}
            placeholder={t.searchObjectHelp}
            value={query.keyword}
            onChange={(keyword) => setFilter({ keyword })}
          />
          <ChoiceFilter
            label={t.operation}
            anyLabel={t.anyOperation}
            options={choicesOf(operationMessages[language], query.operation)}
            value={query.operation}
            onChange={(operation) => setFilter({ operation })}
          />
          <ChoiceFilter
            label={t.objectKind}
            anyLabel={t.anyObject}
            options={choicesOf(logWords[language].objects, query.objectTable)}
            value={query.objectTable}
            onChange={(objectTable) => setFilter({ objectTable })}
          />
          <CustomerFilter
            value={query.customerId}
            onChange={(customerId) => setFilter({ customerId })}
          />
          <DaysFilter value={query} onChange={setFilter} />
          <PersonFilter
            userId={query.userId}
            rows={list.rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={operatorLogColumns}
        actions={actions}
        onOpen={setOpened}
        permission="platformlog:list"
      />
      <ResourcePage.Pagination />
      <LogDetail line={opened} onClose={() => setOpened(undefined)} />
    </ResourcePage>
  )
}

/** Every code with its word, and the chosen one where it has none. */
function choicesOf(words: Readonly<Record<string, string>>, chosen: string | undefined) {
  const known = Object.entries(words).map(([value, label]) => ({ value, label }))
  const isKnown = chosen === undefined || Object.hasOwn(words, chosen)
  return isKnown ? known : [...known, { value: chosen, label: chosen }]
}
