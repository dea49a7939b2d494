import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useField, type FieldProps } from './FieldFrame.js'

/** One of the choices of a ChoiceField. */
export interface Choice {
  value: string
  label: string
  /** Why it cannot be chosen now: shown when somebody tries. */
  unavailable?: string | undefined
}

export interface ChoiceFieldProps extends Omit<FieldProps, 'isRequired'> {
  /** What can be chosen, one of them. */
  choices: readonly Choice[]
  /** Fields that begin anew when the choice changes. */
  resets?: readonly string[]
}

/**
 * One of a few, side by side. A choice that cannot be made stays in reach and says why: a control
 * that is merely grey tells nobody what to do.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, choices, resets = [], help } = props
  const { resetField } = useFormContext()
  const { control, attach, error } = useField<string>(
    props,
    (value) => choices.find((choice) => choice.value === value)?.label,
  )
  const [tried, setTried] = useState<string>()
  const reason = choices.find(({ value }) => value === tried)?.unavailable
  const note = error ?? help
  const noteId = `${control.id}-note`

  function choose(choice: Choice) {
    setTried(choice.value)
    if (choice.unavailable !== undefined) return
    for (const name of resets) resetField(name)
    control.onChange(choice.value)
  }

  return (
    <fieldset className="sp-field sp-choices" aria-describedby={note ? noteId : undefined}>
      <legend id={control.labelId} className="sp-label">
        {label}
      </legend>
      <div className="sp-choice-row">
        {choices.map((choice) => (
          <label key={choice.value} className="sp-choice">
            <input
              ref={choice.value === control.value ? attach : undefined}
              type="radio"
              name={control.id}
              value={choice.value}
              checked={choice.value === control.value}
              disabled={control.isDisabled}
              aria-disabled={choice.unavailable !== undefined || undefined}
              onBlur={control.onBlur}
              onChange={() => choose(choice)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <div role="alert">{reason !== undefined && <p className="sp-error">{reason}</p>}</div>
      {note && (
        <p id={noteId} className={error ? 'sp-error' : 'sp-help'}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
