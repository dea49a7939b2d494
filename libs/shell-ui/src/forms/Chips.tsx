import { X } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

/** A chosen thing. */
export interface Chip {
  value: string
  label: string
}

export interface ChipsProps {
  label: string
  chips: readonly Chip[]
  isDisabled: boolean
  onRemove: (value: string) => void
}

/** What is chosen, each to be removed. */
export function Chips({ label, chips, isDisabled, onRemove }: ChipsProps) {
  const messages = useMessages(uiMessages)
  if (chips.length === 0) return null
  return (
    <ul className="sp-chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.value} className="sp-chip">
          <span className="sp-chip-text" title={chip.label}>
            {chip.label}
          </span>
          {!isDisabled && (
            <button
              type="button"
              className="sp-chip-remove"
              aria-label={messages.removeChoice(chip.label)}
              onClick={() => onRemove(chip.value)}
            >
              <X size={12} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
