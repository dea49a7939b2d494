import type { PageNode } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { use, useEffect, useId, useMemo, useState } from 'react'
import { textOf, type PageVariable, type VariableOption } from '../data/variables.js'
import { WidgetNote, WidgetWait } from '../frame/WidgetNote.js'
import {
  HeadingContext,
  PageProvider,
  usePage,
  usePageVariables,
  VariablesProvider,
  type PageVariables,
  type PageView,
} from '../runtime/PageContext.js'
import { RepeatedQueries } from '../runtime/RepeatedQueries.js'
import { useChoices } from '../variables/useChoices.js'
import { containerMessages } from './containerMessages.js'
import { bodySlot } from './containers.js'
import { Heading } from './Heading.js'

/** So many copies a section has at most. */
export const mostCopies = 24

interface RepeatedBodyProps {
  readonly node: PageNode
  /** What the variable is called. */
  readonly name: string
}

/** What lies in a section, once for each value of a variable; the one that is chosen alone. */
export function RepeatedBody({ node, name }: RepeatedBodyProps) {
  const { renderGrid } = usePage()
  const { variables } = usePageVariables()
  const variable = variables.find((one) => one.name === name && one.kind === 'choice')
  if (!variable) return renderGrid(node.id, bodySlot)
  return <Copies node={node} variable={variable} />
}

interface CopiesProps {
  readonly node: PageNode
  readonly variable: PageVariable
}

function Copies({ node, variable }: CopiesProps) {
  const { renderGrid, queries } = usePage()
  const { values } = usePageVariables()
  const messages = useMessages(containerMessages)
  const { options, isCut, state } = useChoices(variable)
  const chosen = textOf(values[variable.name])
  if (chosen !== '') return renderGrid(node.id, bodySlot)
  if (options.length === 0) {
    if (state.isLoading) return <WidgetWait />
    const { query } = variable
    if (!state.failure || query === undefined) return <WidgetNote title={messages.noValues} />
    return <WidgetNote title={messages.valuesFailed} onRetry={() => queries.retry(query)} />
  }
  return (
    <div className="sp-page-copies">
      {options.slice(0, mostCopies).map((option) => (
        <Copy key={option.value} node={node} variable={variable} option={option} />
      ))}
      {(isCut || options.length > mostCopies) && (
        <p className="sp-page-copies-note">{messages.moreValues(mostCopies)}</p>
      )}
    </div>
  )
}

function Copy({ node, variable, option }: CopiesProps & { readonly option: VariableOption }) {
  const page = usePage()
  const around = usePageVariables()
  const level = use(HeadingContext)
  const id = useId()
  const { name } = variable
  const { value, label } = option
  const variables = useMemo(
    (): PageVariables => ({ ...around, values: { ...around.values, [name]: value } }),
    [around, name, value],
  )
  const queries = useCopyQueries(page, variable, variables)
  const view = useMemo(
    (): PageView => ({
      ...page,
      queries,
      run: (interaction, row, own) => page.run(interaction, row, { [name]: value, ...own }),
    }),
    [page, queries, name, value],
  )
  return (
    <section className="sp-page-section" aria-labelledby={`${id}-title`}>
      <Heading className="sp-page-section-title" id={`${id}-title`}>
        {label}
      </Heading>
      <PageProvider value={view}>
        <VariablesProvider value={variables}>
          <HeadingContext value={level + 1}>{page.renderGrid(node.id, bodySlot)}</HeadingContext>
        </VariablesProvider>
      </PageProvider>
    </section>
  )
}

function useCopyQueries(
  { queries }: PageView,
  variable: PageVariable,
  { values }: PageVariables,
): RepeatedQueries {
  const [first] = useState(values)
  const made = useMemo(
    () => new RepeatedQueries(queries, variable, first),
    [queries, variable, first],
  )
  useEffect(() => made.setValues(values), [made, values])
  useEffect(() => () => made.stop(), [made])
  return made
}
