import type { Json, JsonObject } from '@spruce/designer-engine'
import type { PropertyControlProps } from '@spruce/designer-engine/react/parts'
import { useMessages } from '@spruce/shell-ui'
import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { breakpoints } from '../data/visibility.js'
import { actionMessages } from './actionMessages.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import { isJsonObject, textOf, without } from './storedJson.js'
import { usePageData } from './StudioCanvas.js'
import { StudioTool } from './StudioTool.js'

/** So many rules a component has at most. */
const mostRules = 20

/** When a component is there, as a form instead of its JSON: all rules have to hold. */
export const VisibilityControl = observer(function VisibilityControl(props: PropertyControlProps) {
  const { id, problemId, value, isDisabled, onValue } = props
  const words = useMessages(actionMessages)
  const rules: readonly Json[] = Array.isArray(value) ? value : []
  const put = (at: number, ...next: readonly JsonObject[]) => {
    const all = [...rules]
    all.splice(at, 1, ...next)
    onValue(all.length === 0 ? undefined : all)
  }
  return (
    <div className="sp-studio-panel-group">
      {rules.map((rule, at) => (
        <fieldset key={at} className="sp-studio-step">
          <legend>{words.rule(at + 1)}</legend>
          <RuleForm
            rule={isJsonObject(rule) ? rule : {}}
            isDisabled={isDisabled}
            onChange={(next) => put(at, next)}
          />
          {!isDisabled && (
            <StudioTool icon={Trash2} label={words.removeRule(at + 1)} onPress={() => put(at)} />
          )}
        </fieldset>
      ))}
      <button
        id={id}
        type="button"
        className="sp-text-button"
        aria-label={words.addRule} // the label of the field says no verb
        aria-describedby={problemId}
        disabled={isDisabled || rules.length >= mostRules}
        onClick={() => onValue([...rules, { kind: 'permission', code: '' }])}
      >
        {words.addRule}
      </button>
    </div>
  )
})

interface RuleFormProps {
  readonly rule: JsonObject
  readonly isDisabled: boolean
  readonly onChange: (rule: JsonObject) => void
}

const RuleForm = observer(function RuleForm({ rule, isDisabled, onChange }: RuleFormProps) {
  const words = useMessages(actionMessages)
  const kind = textOf(rule['kind'])
  const change = (patch: JsonObject) => onChange({ ...rule, ...patch })
  return (
    <>
      <PanelSelect
        label={words.kind}
        value={kind}
        options={[
          { value: 'permission', label: words.permission },
          { value: 'variable', label: words.ofVariableRule },
          { value: 'empty', label: words.empty },
          { value: 'breakpoint', label: words.breakpoint },
        ]}
        isDisabled={isDisabled}
        onChange={(next) => onChange(beginningOf(next))}
      />
      <RulePart rule={rule} isDisabled={isDisabled} onChange={change} onReplace={onChange} />
      <label className="sp-studio-panel-check">
        <input
          type="checkbox"
          checked={rule['isNot'] === true}
          disabled={isDisabled}
          onChange={({ target }) => {
            onChange(target.checked ? { ...rule, isNot: true } : without(rule, 'isNot'))
          }}
        />
        {words.isNot}
      </label>
    </>
  )
})

function beginningOf(kind: string): JsonObject {
  switch (kind) {
    case 'variable':
      return { kind, variable: '' }
    case 'empty':
      return { kind, query: '' }
    case 'breakpoint':
      return { kind, breakpoints: ['wide'] }
    default:
      return { kind, code: '' }
  }
}

/** What a rule of its kind asks. */
const RulePart = observer(function RulePart(
  props: RuleFormProps & { readonly onReplace: (rule: JsonObject) => void },
) {
  const { rule, isDisabled, onChange, onReplace } = props
  const words = useMessages(actionMessages)
  const { variables, queries } = usePageData()
  switch (rule['kind']) {
    case 'variable': {
      const values = Array.isArray(rule['values']) ? rule['values'].map(textOf).join(', ') : ''
      return (
        <>
          <PanelSelect
            label={words.chooseVariable}
            value={textOf(rule['variable'])}
            options={variables.map(({ name, label = name }) => ({ value: name, label }))}
            isDisabled={isDisabled}
            onChange={(variable) => onChange({ variable })}
          />
          <PanelInput
            label={words.values}
            value={values}
            isDisabled={isDisabled}
            onChange={(text) => {
              const list = text.split(/[,，]/).map((one) => one.trim())
              const said = list.filter((one) => one !== '')
              onReplace(said.length === 0 ? without(rule, 'values') : { ...rule, values: said })
            }}
          />
        </>
      )
    }
    case 'empty':
      return (
        <PanelSelect
          label={words.chooseQuery}
          value={textOf(rule['query'])}
          options={[...queries.keys()].map((id) => ({ value: id, label: id }))}
          isDisabled={isDisabled}
          onChange={(query) => onChange({ query })}
        />
      )
    case 'breakpoint': {
      const chosen = Array.isArray(rule['breakpoints']) ? rule['breakpoints'] : []
      return (
        <>
          {breakpoints.map((one) => (
            <label key={one} className="sp-studio-panel-check">
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                disabled={isDisabled}
                onChange={({ target }) =>
                  onChange({
                    breakpoints: breakpoints.filter((other) =>
                      other === one ? target.checked : chosen.includes(other),
                    ),
                  })
                }
              />
              {words[one]}
            </label>
          ))}
        </>
      )
    }
    case 'permission':
      return (
        <PanelInput
          label={words.code}
          value={textOf(rule['code'])}
          isDisabled={isDisabled}
          onChange={(code) => onChange({ code })}
        />
      )
    default:
      return null
  }
})
