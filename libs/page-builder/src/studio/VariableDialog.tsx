import type { JsonObject } from '@spruce/designer-engine'
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
import { variableKinds, type PageVariable, type VariableKind } from '../data/variables.js'
import { PlaceField } from '../variables/PlaceField.js'
import type { PlacePort } from '../work/WorkPorts.js'
import type { VariableContainer } from './variableContainers.js'
import {
  checkVariable,
  storedVariable,
  variableDraftOf,
  type VariableDraft,
} from './variableDraft.js'
import { variableFormMessages } from './variableFormMessages.js'

/** Props of VariableDialog. */
export interface VariableDialogProps extends DialogProps<JsonObject> {
  /** Absent: a new one. */
  variable?: PageVariable
  /** The same as the page stores it. */
  stored?: JsonObject
  /** The other variables of the page. */
  others: readonly PageVariable[]
  /** The names of the page's queries. */
  queries: readonly string[]
  /** The sections and dialogs of the page: a variable of one that is not among them is the page's. */
  containers: readonly VariableContainer[]
  /** Departments, areas and devices to choose a default from; without it their ids are typed. */
  places?: PlacePort
}

/** Adds or edits a variable of a page. Resolves with what the page stores. */
export function VariableDialog(props: VariableDialogProps) {
  const { variable, stored, others, queries, containers, places, onClose } = props
  const messages = useMessages(variableFormMessages)
  return (
    <FormDialog<VariableDraft & Record<string, unknown>, JsonObject>
      title={variable ? messages.editVariable(variable.name) : messages.addVariable}
      submitLabel={messages.save}
      initialValues={{ ...placedDraft(variableDraftOf(variable, freeName(others)), containers) }}
      validate={(draft) => checkVariable(draft, others, messages)}
      onSubmit={(draft) => storedVariable(draft, stored)}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={messages.name}
        help={messages.nameHelp}
        maxLength={64}
        isRequired
        isDisabled={variable !== undefined}
      />
      <TextField name="label" label={messages.label} maxLength={100} />
      <SelectField
        name="kind"
        label={messages.kind}
        isRequired
        options={variableKinds.map((kind) => ({ value: kind, label: messages[kind] }))}
      />
      <KindFields queries={queries} places={places} />
      {containers.length > 0 && (
        <SelectField
          name="placeId"
          label={messages.placeId}
          help={messages.placeIdHelp}
          placeholder={messages.ofPage}
          isClearable
          options={containers.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <SwitchField name="isHidden" label={messages.isHidden} help={messages.isHiddenHelp} />
    </FormDialog>
  )
}

export const variableDialog = defineDialog(VariableDialog)

function placedDraft(
  draft: VariableDraft,
  containers: readonly VariableContainer[],
): VariableDraft {
  const isThere = containers.some(({ id }) => id === draft.placeId)
  return isThere ? draft : { ...draft, placeId: null }
}

function freeName(others: readonly PageVariable[]): string {
  let at = 1
  while (others.some(({ name }) => name === `variable${String(at)}`)) at += 1
  return `variable${String(at)}`
}

interface KindFieldsProps {
  readonly queries: readonly string[]
  readonly places: PlacePort | undefined
}

/** What a variable of the chosen kind may be, and what it is at the start. */
function KindFields({ queries, places }: KindFieldsProps) {
  const messages = useMessages(variableFormMessages)
  const kind = useFieldValue<VariableKind>('kind')
  const query = useFieldValue<string | null>('query')
  switch (kind) {
    case 'time':
      return (
        <>
          <TextField name="from" label={messages.from} help={messages.windowHelp} maxLength={30} />
          <TextField name="to" label={messages.to} maxLength={30} />
          <TextField name="refresh" label={messages.refresh} maxLength={4} />
        </>
      )
    case 'choice':
      return (
        <>
          <SelectField
            name="query"
            label={messages.query}
            help={messages.queryHelp}
            isClearable
            options={queries.map((id) => ({ value: id, label: id }))}
          />
          {!query && (
            <TextAreaField
              name="options"
              label={messages.options}
              help={messages.optionsHelp}
              rows={5}
            />
          )}
          <TextField name="default" label={messages.default} maxLength={2000} />
        </>
      )
    case 'department':
    case 'area':
    case 'device':
      if (places) {
        const own = { name: 'default', label: messages.default }
        return <PlaceField key={kind} {...own} kind={kind} places={places} />
      }
      break
    case 'text':
    case 'number':
  }
  return <TextField name="default" label={messages.default} maxLength={2000} />
}
