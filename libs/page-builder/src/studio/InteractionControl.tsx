import type { JsonObject } from '@spruce/designer-engine'
import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useWorkPorts, type WorkApp, type WorkPort } from '../work/WorkPorts.js'
import { actionMessages } from './actionMessages.js'
import { dialogsMessages } from './dialogsMessages.js'
import { dialogsOf } from './pageDialogs.js'
import { PanelColumn } from './PanelColumn.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import { isJsonObject, textOf } from './storedJson.js'
import { usePageData } from './StudioCanvas.js'
import { useStudio } from './StudioContext.js'

/** What a click can do; menus and pages that are written down stay. */
const offered = ['set-variable', 'open-dialog', 'open-app', 'open-url'] as const

/** What a click on a widget or a row does, as a form instead of its JSON. */
export const InteractionControl = observer(function InteractionControl(
  props: PropertyControlProps,
) {
  const { id, problemId, field, value, isDisabled, onValue } = props
  const words = useMessages(actionMessages)
  const stored: JsonObject = isJsonObject(value) ? value : {}
  const hasRow = field.name !== 'action' // a button of its own stands in no row
  const kind = textOf(stored['kind'])
  const change = (patch: JsonObject) => onValue({ ...stored, ...patch })
  const part = { stored, hasRow, isDisabled, onChange: change }
  return (
    <div className="sp-studio-panel-group">
      <PanelSelect
        id={id}
        describedBy={problemId}
        label={words.nothing}
        value={kind}
        isDisabled={isDisabled}
        options={[
          { value: '', label: words.nothing },
          ...offered.map((one) => ({ value: one, label: words[one] })),
          ...(kind === 'open-menu' || kind === 'open-page'
            ? [{ value: kind, label: words[kind] }]
            : []),
        ]}
        onChange={(next) => onValue(next === '' ? undefined : beginningOf(next, hasRow))}
      />
      {kind === 'set-variable' && <VariablePart {...part} />}
      {kind === 'open-dialog' && <DialogPart {...part} />}
      {kind === 'open-app' && <AppPart {...part} />}
      {kind === 'open-url' && (
        <>
          <PanelInput
            label={words.url}
            value={textOf(stored['url'])}
            isDisabled={isDisabled}
            onChange={(url) => change({ url })}
          />
          <p className="sp-studio-note">{words.urlHelp}</p>
        </>
      )}
      {(kind === 'open-menu' || kind === 'open-page') && (
        <PanelInput
          label={words.target}
          value={textOf(stored[kind === 'open-menu' ? 'menu' : 'page'])}
          isDisabled={isDisabled}
          onChange={(target) => change({ [kind === 'open-menu' ? 'menu' : 'page']: target })}
        />
      )}
    </div>
  )
})

function beginningOf(kind: string, hasRow: boolean): JsonObject {
  switch (kind) {
    case 'set-variable':
      return { kind, variable: '', source: hasRow ? { column: '' } : { value: '' } }
    case 'open-dialog':
      return { kind, dialog: '' }
    case 'open-app':
      return { kind, app: '' }
    default:
      return { kind, url: '' }
  }
}

interface PartProps {
  readonly stored: JsonObject
  /** A click may be on a row, whose columns give values. */
  readonly hasRow: boolean
  readonly isDisabled: boolean
  readonly onChange: (patch: JsonObject) => void
}

const sources = ['column', 'value', 'variable'] as const

/** Which variable a click sets, and from what. */
const VariablePart = observer(function VariablePart(
  props: PartProps & {
    /** Setting none is a choice, too. */
    readonly isOptional?: boolean
  },
) {
  const { stored, hasRow, isDisabled, onChange, isOptional = false } = props
  const words = useMessages(actionMessages)
  const { variables } = usePageData()
  const source: JsonObject = isJsonObject(stored['source']) ? stored['source'] : {}
  const from = sources.find((one) => one in source) ?? (hasRow ? 'column' : 'value')
  const options = variables.map(({ name, label = name }) => ({ value: name, label }))
  if (variables.length === 0) {
    return isOptional ? null : <p className="sp-studio-note">{words.noVariables}</p>
  }
  const none = isOptional ? [{ value: '', label: words.setsNothing }] : []
  return (
    <>
      <PanelSelect
        label={words.chooseVariable}
        value={textOf(stored['variable'])}
        options={[...none, ...options]}
        isDisabled={isDisabled}
        onChange={(variable) => onChange({ variable, source })}
      />
      {(!isOptional || textOf(stored['variable']) !== '') && (
        <SourcePart {...{ from, source, options, hasRow, isDisabled, onChange }} />
      )}
    </>
  )
})

interface SourcePartProps extends Omit<PartProps, 'stored'> {
  readonly from: (typeof sources)[number]
  readonly source: JsonObject
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What a variable is set from. */
function SourcePart(props: SourcePartProps) {
  const { from, source, options, hasRow, isDisabled, onChange } = props
  const words = useMessages(actionMessages)
  return (
    <>
      <PanelSelect
        label={words.source}
        value={from}
        options={[
          ...(hasRow || from === 'column' ? [{ value: 'column', label: words.column }] : []),
          { value: 'value', label: words.value },
          { value: 'variable', label: words.ofVariable },
        ]}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ source: { [next]: '' } })}
      />
      {from === 'variable' ? (
        <PanelSelect
          label={words.ofVariable}
          value={textOf(source['variable'])}
          options={options}
          isDisabled={isDisabled}
          onChange={(variable) => onChange({ source: { variable } })}
        />
      ) : from === 'column' ? (
        <PanelColumn
          label={words.columnName}
          value={textOf(source['column'])}
          isDisabled={isDisabled}
          onChange={(column) => onChange({ source: { column } })}
        />
      ) : (
        <PanelInput
          label={words.value}
          value={textOf(source['value'])}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ source: { value } })}
        />
      )}
    </>
  )
}

/** Which dialog of the page a click opens, and what it sets before. */
const DialogPart = observer(function DialogPart(props: PartProps) {
  const { stored, isDisabled, onChange } = props
  const words = useMessages(actionMessages)
  const { numbered } = useMessages(dialogsMessages)
  const dialogs = dialogsOf(useStudio().model.design, numbered)
  if (dialogs.length === 0) return <p className="sp-studio-note">{words.noDialogs}</p>
  return (
    <>
      <PanelSelect
        label={words.chooseDialog}
        value={textOf(stored['dialog'])}
        options={dialogs.map(({ node, name }) => ({ value: node.id, label: name }))}
        isDisabled={isDisabled}
        onChange={(dialog) => onChange({ dialog })}
      />
      <VariablePart {...props} isOptional />
    </>
  )
})

/** Which application a click opens: one of those that the designer has, or a code. */
function AppPart(props: PartProps) {
  const { apps } = useWorkPorts()
  const words = useMessages(actionMessages)
  const { stored, isDisabled, onChange } = props
  if (apps) return <KnownApps {...props} apps={apps} />
  return (
    <PanelInput
      label={words.app}
      value={textOf(stored['app'])}
      isDisabled={isDisabled}
      onChange={(app) => onChange({ app })}
    />
  )
}

const KnownApps = observer(function KnownApps(
  props: PartProps & { readonly apps: WorkPort<WorkApp> },
) {
  const { stored, isDisabled, onChange, apps } = props
  const words = useMessages(actionMessages)
  const { items = [] } = apps.useList()
  return (
    <PanelSelect
      label={words.chooseApp}
      value={textOf(stored['app'])}
      options={items.map(({ id, name }) => ({ value: id, label: name }))}
      isDisabled={isDisabled}
      onChange={(app) => onChange({ app })}
    />
  )
})
