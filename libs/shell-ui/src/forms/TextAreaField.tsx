import { Textarea } from '@chakra-ui/react/textarea'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'

export interface TextAreaFieldProps extends FieldProps {
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
  /** Characters that may be typed. */
  maxLength?: number
  /** Lines to show. Default: 3. */
  rows?: number
}

/** Several lines of text; says how many characters are left near the limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { placeholder, maxLength, rows = 3 } = props
  const { control, attach, error } = useField<string | null | undefined>(props)
  const text = control.value ?? ''
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-textarea-box">
        <Textarea
          ref={attach}
          id={control.id}
          name={props.name}
          value={text}
          rows={rows}
          disabled={control.isDisabled}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-required={props.isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onBlur={control.onBlur}
          onChange={(event) => control.onChange(event.target.value)}
        />
        {maxLength !== undefined && text.length > 0 && (
          <span className="sp-count" aria-hidden>
            {text.length}/{maxLength}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
