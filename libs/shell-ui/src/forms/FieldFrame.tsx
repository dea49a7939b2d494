import { useId, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useFieldWords } from './fieldWords.js'

/** What every field takes. */
export interface FieldProps {
  /** Key of the draft. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Below the input, until an error takes its place. */
  help?: ReactNode
  /** Marks the field; `validate` of the form checks it. */
  isRequired?: boolean
  /** Shown, and not to be used. */
  isDisabled?: boolean
}

/** What a field's control needs to be wired up. */
export interface FieldControl<Value> {
  /** Of the element that the label belongs to. */
  id: string
  /** What the draft holds. */
  value: Value
  /** Puts another value into the draft. */
  onChange: (value: Value) => void
  /** The person has left the field. */
  onBlur: () => void
  /** Shown, and not to be used. */
  isDisabled: boolean
  /** Something is wrong with it. */
  isInvalid: boolean
  /** Id of the help or the error below it. */
  describedBy: string | undefined
  /** Id of the label. */
  labelId: string
}

/** A field as it is connected to its draft. */
export interface ConnectedField<Value> {
  /** What its element needs. */
  control: FieldControl<Value>
  /** Takes the element that gets the focus when the field is wrong. */
  attach: (element: HTMLElement | null) => void
  /** What is wrong. */
  error: string | undefined
}

/**
 * Connects a control to the draft under `name`; `attach` takes the element to focus when it is wrong.
 * `sayValue` says a value where it does not say itself, as the label of an option.
 */
export function useField<Value>(
  props: FieldProps,
  sayValue?: (value: unknown) => string | undefined,
): ConnectedField<Value> {
  const { name, label, isDisabled = false, help } = props
  useFieldWords(name, label, sayValue)
  const id = useId()
  const { control } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  const error = fieldState.error?.message
  const wiring: FieldControl<Value> = {
    id,
    value: field.value as Value,
    onChange: (value) => field.onChange(value),
    onBlur: field.onBlur,
    isDisabled,
    isInvalid: error !== undefined,
    describedBy: (error ?? help) ? `${id}-note` : undefined,
    labelId: `${id}-label`,
  }
  return { control: wiring, attach: field.ref as (element: HTMLElement | null) => void, error }
}

/** What stands around a control. */
export interface FieldFrameProps extends FieldProps {
  /** Of the control. */
  id: string
  /** Of the label. */
  labelId: string
  /** In place of the help. */
  error: string | undefined
  /** The control. */
  children?: ReactNode
}

/** Label above, control, help or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, labelId, label, help, error, isRequired = false, children } = props
  const messages = useMessages(uiMessages)
  return (
    <div className="sp-field">
      <label id={labelId} htmlFor={id} className="sp-label">
        {label}
        {isRequired && <span className="sp-required" title={messages.required} aria-hidden />}
      </label>
      {children}
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}

interface FieldNoteProps {
  id: string
  help: ReactNode
  error: string | undefined
}

function FieldNote({ id, help, error }: FieldNoteProps) {
  if (!error && !help) return null
  return (
    <p id={id} className={error ? 'sp-error' : 'sp-help'}>
      {error ?? help}
    </p>
  )
}
