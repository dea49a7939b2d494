import { useState } from 'react'

export interface DayInputProps {
  id?: string
  name?: string
  /** Where no label element names it. */
  label?: string
  value: string | null
  placeholder: string
  isDisabled: boolean
  isInvalid: boolean
  isRequired: boolean | undefined
  describedBy: string | undefined
  attach?: (element: HTMLElement | null) => void
  /** The value of what was typed; undefined when it is none. */
  read: (text: string) => string | undefined
  /** How a value is written. Default: as it is. */
  say?: (value: string) => string
  /** The value, null for nothing, or what was typed when that is none. */
  onChange: (value: string | null) => void
  onBlur: () => void
  /** Alt and ↓. */
  onOpen: () => void
}

/** What is typed stays as typed until the field is left; then it is written as all dates are. */
export function DayInput(props: DayInputProps) {
  const { attach, value, isDisabled, isInvalid, isRequired, describedBy, read, onChange } = props
  const say = props.say ?? String
  const [typed, setTyped] = useState<string>()
  return (
    <input
      ref={attach}
      id={props.id}
      name={props.name}
      className="sp-day-input"
      type="text"
      inputMode="text"
      autoComplete="off"
      aria-label={props.label}
      placeholder={props.placeholder}
      disabled={isDisabled}
      value={typed ?? (value === null ? '' : read(value) === undefined ? value : say(value))}
      aria-required={isRequired}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        onChange(text.trim() === '' ? null : (read(text) ?? text))
      }}
      onBlur={() => {
        setTyped(undefined)
        props.onBlur()
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey) {
          event.preventDefault()
          setTyped(undefined)
          props.onOpen()
        }
      }}
    />
  )
}
