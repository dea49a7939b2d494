import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import type { Json } from '../index.js'
import type { PanelField } from '../registry.js'
import { isSameJson } from '../document/json.js'
import { describeProblem } from '../schema/messages.js'
import type { RecordMode } from '../store/Transaction.js'
import { useDesign } from './DesignerProvider.js'
import { designerMessages, sayReason } from './messages.js'
import { plainControlOf } from './propertyControls.js'
import { usePropertyDesign, type PropertyRowProps } from './PropertyContext.js'
import { PropertyList } from './PropertyList.js'
import { judge, readText, textOf, type Given, type PropertyPath } from './propertyValues.js'
import { useProperty } from './useProperty.js'

interface FieldProps {
  /** What the schema says of it. */
  readonly field: PanelField
  /** Where its value stands in the properties. */
  readonly path: PropertyPath
  /** Of what has no name of its own, as the items of a list. */
  readonly name?: string
}

/** One field: a control, or the fields of what lies in it. */
export function PropertyField({ field, path, name }: FieldProps) {
  const { language } = useDesign()
  const { controlOf } = usePropertyDesign()
  const label = name ?? field.label[language]
  const { kind, fields = [], item } = field
  if (controlOf?.(field) || (kind !== 'array' && kind !== 'object')) {
    return <ControlField field={field} path={path} label={label} />
  }
  if (item) {
    return (
      <PropertyList
        field={field}
        path={path}
        label={label}
        renderItem={(at, itemName) => (
          <PropertyField field={item} path={[...path, at]} name={itemName} />
        )}
      />
    )
  }
  return (
    <fieldset data-designer-property={path.join('.')}>
      <legend>{label}</legend>
      {fields.map((inner) => (
        <PropertyField key={inner.name} field={inner} path={[...path, inner.name]} />
      ))}
    </fieldset>
  )
}

/** What is typed, which is not always what is written down. */
interface Draft {
  readonly text: string
  readonly problem: string
  /** What was written down after the keystroke; when that differs, somebody else changed it. */
  readonly stored: Json | undefined
}

interface ControlFieldProps {
  readonly field: PanelField
  readonly path: PropertyPath
  readonly label: string
}

const ControlField = observer(function ControlField({ field, path, label }: ControlFieldProps) {
  const { session, language } = useDesign()
  const { isDisabled, controlOf, row } = usePropertyDesign()
  const { stored, shown, schema, readStored, save } = useProperty(path)
  const [known, setDraft] = useState<Draft>()
  const isTyping = useRef(false)
  const controlId = useId()
  const { history } = session.designer
  const draft = known && isSameJson(known.stored, stored) ? known : undefined
  const { problem: found } = judge(field, schema, shown)
  const problem = draft?.problem ?? (found ? describeProblem(found, language) : '')

  // Whoever goes on to another component has ended what was typed here.
  useEffect(() => () => history.close(), [history])

  function take(given: Given, record: RecordMode): string {
    if (given.problem) return describeProblem(given.problem, language)
    const refusal = save(given.value, record)
    return refusal ? sayReason(refusal, designerMessages(language)) : ''
  }

  function type(text: string, isComposing = false) {
    if (isComposing) {
      setDraft({ text, problem: '', stored: readStored() })
      return
    }
    if (!isTyping.current) history.close()
    isTyping.current = true
    const said = take(readText(field, schema, text), 'merge')
    setDraft({ text, problem: said, stored: readStored() })
  }

  function choose(value: Json | undefined) {
    const said = take(judge(field, schema, value), 'push')
    setDraft(said === '' ? undefined : { text: textOf(field, value), problem: said, stored })
  }

  function end() {
    isTyping.current = false
    history.close()
    if (!draft) return
    if (draft.problem === '') setDraft(undefined)
    else session.speak(label, draft.problem)
  }

  const Control = controlOf?.(field) ?? plainControlOf(field)
  const Row = row ?? PlainRow
  const ids = { controlId, problemId: `${controlId}-problem` }
  return (
    <Row field={field} label={label} problem={problem} {...ids}>
      <Control
        id={controlId}
        problemId={ids.problemId}
        field={field}
        language={language}
        text={draft ? draft.text : textOf(field, shown)}
        value={shown}
        isDisabled={isDisabled}
        isInvalid={problem !== ''}
        onText={type}
        onValue={choose}
        onEnd={end}
      />
    </Row>
  )
})

function PlainRow({ field, label, controlId, problemId, problem, children }: PropertyRowProps) {
  return (
    <p data-designer-property={field.name}>
      <label htmlFor={controlId}>{label}</label>
      {children}
      <span id={problemId} data-designer-problem="">
        {problem}
      </span>
    </p>
  )
}
