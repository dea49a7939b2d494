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
import { useMemo, useState } from 'react'
import type { OperatorLog } from '../history/auditChanges.js'
import { ChoiceFilter } from '../filters/ChoiceFilter.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import { LogDetail } from './LogDetail.js'
import { logMessages } from './logMessages.js'
import type { OperatorLogSource } from './logSource.js'
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
  /** Where the lines come from, and who may see them. */
  source: OperatorLogSource
}

const viewFilters = ['keyword', 'operation', 'objectTable', 'userId', 'from', 'to'] as const
const scopedFilters = [...viewFilters, 'customerId'] as const

/** Who changed what, of every customer and of the operator, newest first. @public */
export function OperatorLogPage(props: OperatorLogPageProps) {
  const { query, source } = props
  const { scope } = source
  const api = useApi()
  const t = useMessages(logMessages)
  const language = useLanguage()
  const [opened, setOpened] = useState<OperatorLog>()
  const columns = useMemo(() => operatorLogColumns(scope), [scope])
  const list = useResourcePage({
    ...props,
    list: (wanted: OperatorLogQuery) => source.list(api, wanted),
  })
  const views = useTableViews({
    table: source.key,
    columns,
    state: list,
    filters: scope ? scopedFilters : viewFilters,
    readQuery: readOperatorLogQuery,
  })
  const exportLines = useLogExport({
    load: (wanted, signal) => source.export(api, query, wanted, signal),
    columns,
    views,
    always: ['before', 'after'],
    name: t.operatorTitle,
    total: list.total,
    permission: source.exportPermission,
    max: source.exportMax,
  })
  const { setFilter } = list
  const actions = useOperatorLogActions(setFilter, setOpened, source.history)
  return (
    <ResourcePage state={list} views={views} title={t.operatorTitle} permission={source.permission}>
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
          {scope && (
            <scope.Filter
              value={query.customerId}
              onChange={(customerId) => setFilter({ customerId })}
            />
          )}
          <DaysFilter value={query} onChange={setFilter} />
          <PersonFilter
            userId={query.userId}
            rows={list.rows}
            onClear={() => setFilter({ userId: undefined })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={columns}
        actions={actions}
        onOpen={setOpened}
        permission={source.permission}
      />
      <ResourcePage.Pagination />
      <LogDetail line={opened} scope={scope} onClose={() => setOpened(undefined)} />
    </ResourcePage>
  )
}

/** Every code with its word, and the chosen one where it has none. */
function choicesOf(words: Readonly<Record<string, string>>, chosen: string | undefined) {
  const known = Object.entries(words).map(([value, label]) => ({ value, label }))
  const isKnown = chosen === undefined || Object.hasOwn(words, chosen)
  return isKnown ? known : [...known, { value: chosen, label: chosen }]
}
