import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { PublicField, type PublicFieldProps } from './PublicField.js'
import { publicMessages } from './publicMessages.js'

export type PublicPasswordFieldProps = Omit<PublicFieldProps, 'type' | 'end'>

/** A password that can be shown while typing. `autoComplete` defaults to `current-password`. */
export function PublicPasswordField(props: PublicPasswordFieldProps) {
  const messages = useMessages(publicMessages)
  const [isShown, setShown] = useState(false)
  return (
    <PublicField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="ui-icon-button"
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="ui-stroke">
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  )
}
