import {
  defineDialog,
  FormDialog,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFieldValue,
  useMessages,
  type DialogProps,
} from '@spruce/shell-ui'
import type { JsonObject } from '@spruce/designer-engine'
import type { PageQuery } from '../data/pageData.js'
import { querySources, type SourceParameter } from '../data/querySources.js'
import type { PageVariable } from '../data/variables.js'
import type { PlaceKind, PlacePort } from '../work/WorkPorts.js'
import { IdField } from './IdField.js'
import {
  checkQuery,
  httpSource,
  parameterField,
  parametersOf,
  queryDraftOf,
  staticSource,
  storedQuery,
  type QueryDraft,
} from './queryDraft.js'
import { queryMessages, wordFor } from './queryMessages.js'
import type { StudioEndpoint, StudioEndpoints } from './StudioPort.js'
import { StepsField } from './StepsField.js'
import { stepMessages } from './stepMessages.js'

/** Props of QueryDialog. */
export interface QueryDialogProps extends DialogProps<JsonObject> {
  /** Absent: a new one. */
  query?: PageQuery
  /** The same as the page stores it. */
  stored?: JsonObject
  /** The names of the page's other queries. */
  taken: ReadonlySet<string>
  /** The columns that its last answer had. */
  columns?: readonly string[]
  /** Finds the endpoints that `http` may ask; without it they are named by their ids. */
  endpoints?: StudioEndpoints
  /** The one that the query asks. */
  endpoint?: StudioEndpoint
  /** Finds the departments, areas and devices that a source may ask of; without it they are named by their ids. */
  places?: PlacePort
  /** The variables of the page, which may stand for ids. */
  variables?: readonly PageVariable[]
}

const noColumns: readonly string[] = []
const noVariables: readonly PageVariable[] = []

/** Adds or edits a query: its source, and what the source is asked for. Resolves with what the page stores. */
export function QueryDialog(props: QueryDialogProps) {
  const { query, stored, taken, columns = noColumns, endpoints, endpoint, onClose } = props
  const { places, variables = noVariables } = props
  const messages = useMessages(queryMessages)
  const words = useMessages(stepMessages)
  return (
    <FormDialog<QueryDraft, JsonObject>
      title={query ? messages.editQuery(query.id) : messages.newQuery}
      submitLabel={messages.save}
      width={640}
      initialValues={queryDraftOf(query, freeId(taken))}
      validate={(draft) => checkQuery(draft, taken, { ...messages, badStep: words.badStep })}
      onSubmit={(draft) => storedQuery(draft, stored)}
      onClose={onClose}
    >
      <TextField
        name="id"
        label={messages.id}
        help={messages.idHelp}
        maxLength={64}
        isRequired
        isDisabled={query !== undefined}
      />
      <SelectField
        name="source"
        label={messages.source}
        isRequired
        options={[staticSource, ...Object.keys(querySources)].map((value) => ({
          value,
          label: wordFor(messages, value),
        }))}
      />
      <SourceFields {...{ endpoints, endpoint, places, variables }} />
      <StepsField
        name="steps"
        label={words.steps}
        help={words.stepsHelp}
        queries={[...taken]}
        columns={columns}
      />
    </FormDialog>
  )
}

export const queryDialog = defineDialog(QueryDialog)

interface IdChoice {
  readonly places: PlacePort | undefined
  readonly variables: readonly PageVariable[]
}

interface SourceFieldsProps extends IdChoice {
  readonly endpoints: StudioEndpoints | undefined
  readonly endpoint: StudioEndpoint | undefined
}

/** What the chosen source is asked for. */
function SourceFields({ endpoints, endpoint, places, variables }: SourceFieldsProps) {
  const messages = useMessages(queryMessages)
  const source = useFieldValue<string | null>('source')
  if (source === staticSource || source === null) {
    return <TextAreaField name="table" label={messages.table} help={messages.tableHelp} rows={8} />
  }
  return (
    <>
      {parametersOf(source).map(([name, parameter]) =>
        name === 'endpointId' && endpoints ? (
          <SelectField
            key={name}
            name={parameterField(name)}
            label={messages.endpointId}
            isRequired
            options={endpoint ? [endpoint] : []}
            find={(keyword, signal) => endpoints.find(keyword.trim(), signal)}
          />
        ) : (
          <ParameterField key={`${source} ${name}`} {...{ name, parameter, places, variables }} />
        ),
      )}
      {source !== httpSource && <SwitchField name="isLive" label={messages.isLive} />}
    </>
  )
}

interface ParameterFieldProps extends IdChoice {
  readonly name: string
  readonly parameter: SourceParameter
}

/** Of what the ids of parameters are. */
const placeKinds: Readonly<Record<string, PlaceKind>> = {
  departmentId: 'department',
  areaId: 'area',
  typeId: 'type',
  deviceId: 'device',
}

function ParameterField({ name, parameter, places, variables }: ParameterFieldProps) {
  const messages = useMessages(queryMessages)
  const label = wordFor(messages, name)
  const field = { name: parameterField(name), label }
  switch (parameter.kind) {
    case 'choice':
      return (
        <SelectField
          {...field}
          isClearable
          options={parameter.of.map((value) => ({ value, label: wordFor(messages, value) }))}
        />
      )
    case 'ids':
    case 'texts':
      return <TextField {...field} help={`${messages.listHelp} ${messages.variableHelp}`} />
    case 'path':
      return <TextField {...field} help={`${messages.pathHelp} ${messages.variableHelp}`} />
    case 'pairs':
      return (
        <TextAreaField
          {...field}
          help={`${messages.pairsHelp} ${messages.variableHelp}`}
          rows={4}
        />
      )
    case 'text':
      return <TextField {...field} help={wordFor(messages, `${name}Help`)} />
    case 'instant':
      return <TextField {...field} help={messages.windowHelp} />
    case 'id': {
      const kind = Object.hasOwn(placeKinds, name) ? placeKinds[name] : undefined
      if (kind && (places !== undefined || variables.length > 0)) {
        return <IdField name={field.name} {...{ kind, places, variables }} />
      }
      return <TextField {...field} help={messages.variableHelp} />
    }
    default:
      return <TextField {...field} />
  }
}

function freeId(taken: ReadonlySet<string>): string {
  let at = 1
  while (taken.has(`query-${at}`)) at += 1
  return `query-${at}`
}
