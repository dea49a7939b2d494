import type { ReactNode } from 'react'

/** Props of CustomiseTool. */
export interface CustomiseToolProps {
  label: string
  /** As `aria-keyshortcuts` says them. */
  keys?: string
  isDisabled: boolean
  onPress: () => void
  children: ReactNode
}

/** A button with an icon, which keeps the focus while it has nothing to do. */
export function CustomiseTool(props: CustomiseToolProps) {
  const { label, keys, isDisabled, onPress, children } = props
  return (
    <button
      type="button"
      className="sp-icon-button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      {children}
    </button>
  )
}
