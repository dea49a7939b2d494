import { Input } from '@chakra-ui/react/input'
import { normalizeInput, type InputKind } from '@spruce/validators'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'

export interface TextFieldProps extends FieldProps {
  /** Which keyboard and which checks of the browser. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Characters that may be typed. */
  maxLength?: number
  /** Shown, to be copied, not to be changed. */
  isReadOnly?: boolean
  /**
   * What has one right spelling: full-width characters, blanks and a country code go when the field is
   * left or Enter is pressed. Default: by `type`; a text keeps what was typed.
   */
  kind?: InputKind | undefined
  /** Beside the input, as a button that sends a code. */
  side?: ReactNode
}

const kindOf: Partial<Record<NonNullable<TextFieldProps['type']>, InputKind>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
}

/** One line of text. The draft holds a string; `number` keeps what was typed, too. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete = 'off', maxLength, isReadOnly, side } = props
  const { kind = kindOf[type] } = props
  const { control, attach, error } = useField<string | null | undefined>(props)

  /** Not while typing: an input method would lose what it is composing, and the caret its place. */
  function normalize() {
    const typed = control.value ?? ''
    const meant = kind === undefined ? typed : normalizeInput(typed, kind)
    if (meant !== typed && !isReadOnly) control.onChange(meant)
  }

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
          onBlur={() => {
            normalize()
            control.onBlur()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) normalize()
          }}
          onChange={(event) => control.onChange(event.target.value)}
        />
        {side}
      </div>
    </FieldFrame>
  )
}
