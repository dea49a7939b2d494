import { logWords } from '@spruce/api-client'
import {
  type QueryProps,
  ResourcePage,
  SearchField,
  useLanguage,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useMemo } from 'react'
import { ChoiceFilter } from '../filters/ChoiceFilter.js'
import { DaysFilter } from '../filters/DaysFilter.js'
import type { OperatorLog } from '../history/auditChanges.js'
import { operatorLogActions } from './logActions.js'
import { logDetailDialog } from './LogDetail.js'
import { logMessages } from './logMessages.js'
import type { OperatorLogQuery } from './logQuery.js'
import { operatorLogResource } from './logResources.js'
import type { OperatorLogSource } from './logSource.js'
import { operationMessages } from './operationMessages.js'
import { PersonFilter } from './PersonFilter.js'
import { useLogExport } from './useLogExport.js'

/** @public */
export interface OperatorLogPageProps extends QueryProps<OperatorLogQuery> {
  /** Where the lines come from, and who may see them. */
  source: OperatorLogSource
}

/** What the panel of a line shows stands in a file even where the table hides it. */
const always = ['before', 'after']

/** Who changed what, newest first. @public */
export function OperatorLogPage(props: OperatorLogPageProps) {
  const { query, source } = props
  const t = useMessages(logMessages)
  const language = useLanguage()
  const resource = useMemo(() => operatorLogResource(source), [source])
  const actions = useMemo(() => operatorLogActions(source), [source])
  const list = useResourcePage(props, resource)
  const exportLines = useLogExport(list, source, always)
  const { scope } = source
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar actions={[exportLines]}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.searchObject} placeholder={t.searchObjectHelp} />
          <ChoiceFilter
            name="operation"
            label={t.operation}
            anyLabel={t.anyOperation}
            options={choicesOf(operationMessages[language], query.operation)}
          />
          <ChoiceFilter
            name="objectTable"
            label={t.objectKind}
            anyLabel={t.anyObject}
            options={choicesOf(logWords[language].objects, query.objectTable)}
          />
          {scope && <scope.Filter name="customerId" />}
          <DaysFilter names={['from', 'to']} />
          <PersonFilter name="userId" rows={list.rows} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={actions}
        onOpen={(line: OperatorLog) => void logDetailDialog.open({ line, scope })}
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

/** Every code with its word, and the chosen one where it has none. */
function choicesOf(words: Readonly<Record<string, string>>, chosen: string | undefined) {
  const known = Object.entries(words).map(([value, label]) => ({ value, label }))
  const isKnown = chosen === undefined || Object.hasOwn(words, chosen)
  return isKnown ? known : [...known, { value: chosen, label: chosen }]
}
