import { useTyped } from '../variables/useTyped.js'

/** Props of PanelInput. */
export interface PanelInputProps {
  /** Its accessible name, and what stands in it while it is empty. */
  label: string
  /** What is written down. */
  value: string
  /** Nothing can be typed. */
  isDisabled: boolean
  /** What is written down is refused. */
  isInvalid?: boolean
  /** Told of what was typed, when it ends. */
  onChange: (value: string) => void
  /** Of the label outside, where there is one. */
  id?: string
  /** Of the element that says what is wrong. */
  describedBy?: string
}

/** A text of the property panel: what is typed counts as one edit, by Enter or when the field is left. */
export function PanelInput(props: PanelInputProps) {
  const { label, value, isDisabled, isInvalid = false, onChange, id, describedBy } = props
  const { text, setText, end } = useTyped(value, onChange)
  return (
    <input
      id={id}
      aria-label={id === undefined ? label : undefined}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      placeholder={label}
      title={label}
      value={text}
      disabled={isDisabled}
      autoComplete="off"
      maxLength={2000}
      onChange={({ target }) => setText(target.value)}
      onBlur={end}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) end()
      }}
    />
  )
}
