import { Input } from '@chakra-ui/react/input'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  isReadOnly?: boolean
  /** Beside the input, as a button that sends a code. */
  side?: ReactNode
}

/** One line of text. The draft holds a string; `number` keeps what was typed, too. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete = 'off', maxLength, isReadOnly, side } = props
  const { control, attach, error } = useField<string | null | undefined>(props)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-control">
        <Input
          ref={attach}
          id={control.id}
          name={props.name}
          type={type}
          value={control.value ?? ''}
          disabled={control.isDisabled}
          readOnly={isReadOnly}
          placeholder={placeholder}
          autoComplete={autoComplete}
          maxLength={maxLength}
          aria-required={props.isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onBlur={control.onBlur}
          onChange={(event) => control.onChange(event.target.value)}
        />
        {side}
      </div>
    </FieldFrame>
  )
}
