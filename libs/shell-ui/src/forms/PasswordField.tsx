import { Input } from '@chakra-ui/react/input'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'

export interface PasswordFieldProps extends FieldProps {
  /** Default: `new-password`. */
  autoComplete?: 'new-password' | 'current-password'
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
}

/** A password that can be shown while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete = 'new-password', placeholder } = props
  const messages = useMessages(uiMessages)
  const [isShown, setShown] = useState(false)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div className="sp-input-box">
        <Input
          ref={attach}
          id={control.id}
          name={props.name}
          type={isShown ? 'text' : 'password'}
          value={control.value ?? ''}
          disabled={control.isDisabled}
          placeholder={placeholder}
          autoComplete={autoComplete}
          pe="9"
          aria-required={props.isRequired}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onBlur={control.onBlur}
          onChange={(event) => control.onChange(event.target.value)}
        />
        <button
          type="button"
          className="sp-input-end sp-icon-button"
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          aria-pressed={isShown}
          disabled={control.isDisabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
