import type { ComponentType, InputHTMLAttributes, KeyboardEvent } from 'react'
import type { Json } from '../index.js'
import type { PanelField } from '../registry.js'
import type { DesignerLanguage } from './messages.js'
import { partsMessages } from './partsMessages.js'

/** What the control of a property is given. Controls that are typed into use the text, others the value. */
export interface PropertyControlProps {
  /** Of the element that the label is for. */
  readonly id: string
  /** What the schema says of the property. */
  readonly field: PanelField
  /** What labels are said in. */
  readonly language: DesignerLanguage
  /** What is typed, as long as it is, else the value as text. */
  readonly text: string
  /** What is written down, else the default. */
  readonly value: Json | undefined
  /** Nothing can be changed. */
  readonly isDisabled: boolean
  /** The schema refuses what stands in it. */
  readonly isInvalid: boolean
  /** Of the element that says what is wrong, for `aria-describedby`. */
  readonly problemId: string
  /** Hears every keystroke; while characters are composed (Chinese) nothing is made of them yet. */
  readonly onText: (text: string, isComposing?: boolean) => void
  /** One edit of its own. */
  readonly onValue: (value: Json | undefined) => void
  /** The end of typing: the next keystroke begins another entry of the history. */
  readonly onEnd: () => void
}

function shared({ id, field, isDisabled, isInvalid, problemId }: PropertyControlProps) {
  return {
    id,
    disabled: isDisabled,
    'aria-invalid': isInvalid,
    'aria-required': field.isRequired || undefined,
    'aria-describedby': problemId,
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement

function typing({ text, onText, onEnd }: PropertyControlProps) {
  return {
    value: text,
    onChange: ({ currentTarget, nativeEvent }: { currentTarget: Typed; nativeEvent: Event }) =>
      onText(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
    onCompositionEnd: ({ currentTarget }: { currentTarget: Typed }) => onText(currentTarget.value),
    onBlur: onEnd,
  }
}

function LineControl(props: PropertyControlProps) {
  const { field, onEnd } = props
  const kinds: InputHTMLAttributes<HTMLInputElement> =
    field.kind === 'number'
      ? { inputMode: field.isInteger ? 'numeric' : 'decimal', autoComplete: 'off' }
      : { autoComplete: 'off', spellCheck: field.kind === 'text' }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnd()
  }
  return <input type="text" {...kinds} {...shared(props)} {...typing(props)} onKeyDown={press} />
}

function LongControl(props: PropertyControlProps) {
  return <textarea rows={3} {...shared(props)} {...typing(props)} />
}

function CheckControl(props: PropertyControlProps) {
  const { value, onValue } = props
  return (
    <input
      type="checkbox"
      {...shared(props)}
      checked={value === true}
      onChange={({ currentTarget }) => onValue(currentTarget.checked)}
    />
  )
}

function ChoiceControl(props: PropertyControlProps) {
  const { field, text, language, onValue } = props
  const { options = [], isRequired } = field
  const isOption = options.some(({ value }) => value === text)
  return (
    <select
      {...shared(props)}
      value={text}
      onChange={({ currentTarget }) => onValue(currentTarget.value || undefined)}
    >
      {/* What is written down is shown, even when it is no choice. */}
      {!isOption && text !== '' && <option value={text}>{text}</option>}
      {(!isRequired || text === '') && <option value="">{partsMessages[language].notSet}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label[language]}
        </option>
      ))}
    </select>
  )
}

/** The plain control of a field that holds one value. */
export function plainControlOf({ kind, isLong }: PanelField): ComponentType<PropertyControlProps> {
  if (kind === 'boolean') return CheckControl
  if (kind === 'enum') return ChoiceControl
  return isLong || kind === 'json' ? LongControl : LineControl
}
