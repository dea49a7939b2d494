import { emptyCell, maskEmail, maskMobile } from '@spruce/validators'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

export interface MaskedTextProps {
  /** The full text, or one that the server has masked already. */
  value: string | null | undefined
  kind: 'email' | 'mobile'
  /** The person may see it in full: a button shows and hides it. */
  canReveal?: boolean
}

const masks = { email: maskEmail, mobile: maskMobile }

/** A contact with its middle starred (spec section 5, "Display masking"). */
export function MaskedText({ value, kind, canReveal = false }: MaskedTextProps) {
  const messages = useMessages(uiMessages)
  const [isShown, setShown] = useState(false)
  if (!value) return emptyCell
  const text = isShown || value.includes('*') ? value : masks[kind](value)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="sp-masked">
      {text}
      {canReveal && !value.includes('*') && (
        <button
          type="button"
          className="sp-icon-button sp-icon-button-small"
          aria-label={isShown ? messages.hide : messages.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}
