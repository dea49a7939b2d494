import type { JsonObject } from '@spruce/designer-engine'
import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { observer } from 'mobx-react-lite'
import { useWorkPorts, type WorkApp, type WorkPort } from '../work/WorkPorts.js'
import { actionMessages } from './actionMessages.js'
import { dialogsMessages } from './dialogsMessages.js'
import { dialogsOf } from './pageDialogs.js'
import { ParametersPart } from './ParametersPart.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import { SourcePart } from './SourcePart.js'
import { isJsonObject, textOf, without } from './storedJson.js'
import { usePageData } from './StudioCanvas.js'
import { useStudio } from './StudioContext.js'
import { TargetPart } from './TargetPart.js'

/** What a click can do, in the order in which it is offered. */
const kinds = [
  ...(['set-variable', 'open-dialog'] as const),
  ...(['open-page', 'open-menu', 'open-app', 'open-url'] as const),
] as const

/** What a click on a widget or a row does, as a form instead of its JSON. */
export const InteractionControl = observer(function InteractionControl(
  props: PropertyControlProps,
) {
  const { id, problemId, field, value, isDisabled, onValue } = props
  const words = useMessages(actionMessages)
  const { targets } = useStudio().port
  const stored: JsonObject = isJsonObject(value) ? value : {}
  const hasRow = field.name !== 'action' // a button of its own stands in no row
  const kind = textOf(stored['kind'])
  const change = (patch: JsonObject) => onValue({ ...stored, ...patch })
  const part = { stored, hasRow, isDisabled, onChange: change }
  // Menus and pages that cannot be listed are not offered; one that is written down stays.
  const isOffered: Partial<Record<string, boolean>> = {
    'open-page': targets?.page !== undefined,
    'open-menu': targets?.menu !== undefined,
  }
  const passing = {
    ...{ stored: stored['parameters'], hasRow, isDisabled },
    onChange: (parameters: JsonObject | undefined) => {
      const rest = without(stored, 'parameters')
      onValue(parameters ? { ...rest, parameters } : rest)
    },
  }
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
          ...kinds
            .filter((one) => one === kind || isOffered[one] !== false)
            .map((one) => ({ value: one, label: words[one] })),
        ]}
        onChange={(next) => onValue(next === '' ? undefined : beginningOf(next, hasRow))}
      />
      {kind === 'set-variable' && <VariablePart {...part} />}
      {kind === 'open-dialog' && <DialogPart {...part} />}
      {kind === 'open-app' && <AppPart {...part} />}
      {kind === 'open-page' && (
        <>
          <TargetPart
            kind="page"
            value={textOf(stored['page'])}
            isDisabled={isDisabled}
            onChange={(page) => change({ page })}
          />
          <ParametersPart {...passing} help={words.pageParametersHelp} />
        </>
      )}
      {kind === 'open-menu' && (
        <TargetPart
          kind="menu"
          value={textOf(stored['menu'])}
          isDisabled={isDisabled}
          onChange={(menu) => change({ menu })}
        />
      )}
      {kind === 'open-url' && (
        <>
          <PanelInput
            label={words.url}
            value={textOf(stored['url'])}
            isDisabled={isDisabled}
            onChange={(url) => change({ url })}
          />
          <p className="sp-studio-note">{words.urlHelp}</p>
          <ParametersPart {...passing} help={words.urlParametersHelp} />
        </>
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
    case 'open-page':
      return { kind, page: '' }
    case 'open-menu':
      return { kind, menu: '' }
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
        <SourcePart
          {...{ source, hasRow, isDisabled }}
          onChange={(next) => onChange({ source: next })}
        />
      )}
    </>
  )
})

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

/** Which application a click opens: one of those that the studio lists or the designer has, or a code. */
function AppPart(props: PartProps) {
  const { apps } = useWorkPorts()
  const { targets } = useStudio().port
  const { stored, isDisabled, onChange } = props
  if (apps && !targets?.app) return <KnownApps {...props} apps={apps} />
  return (
    <TargetPart
      kind="app"
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
