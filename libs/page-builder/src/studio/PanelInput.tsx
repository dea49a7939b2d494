import { useState } from 'react'

/** Props of PanelInput. */
export interface PanelInputProps {
  /** Its accessible name, and what stands in it while it is empty. */
  label: string
  value: string
  isDisabled: boolean
  /** Told of what was typed, when it ends. */
  onChange: (value: string) => void
}

/** A text of the property panel: what is typed counts as one edit, by Enter or when the field is left. */
export function PanelInput({ label, value, isDisabled, onChange }: PanelInputProps) {
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(undefined)
  }

  function commit() {
    if (typed !== undefined && typed !== value) onChange(typed)
    setTyped(undefined)
  }

  return (
    <input
      aria-label={label}
      placeholder={label}
      title={label}
      value={typed ?? value}
      disabled={isDisabled}
      autoComplete="off"
      maxLength={2000}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) commit()
      }}
    />
  )
}
