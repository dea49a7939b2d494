import type { LucideIcon } from 'lucide-react'

/** Props of StudioTool. */
export interface StudioToolProps {
  icon: LucideIcon
  /** What it does, and to what. */
  label: string
  isDisabled?: boolean
  onPress: () => void
}

/** A small button with an icon; a disabled one keeps the focus, and does nothing. */
export function StudioTool({ icon: Icon, label, isDisabled = false, onPress }: StudioToolProps) {
  return (
    <button
      type="button"
      className="sp-icon-button sp-icon-button-small"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      <Icon size={14} aria-hidden />
    </button>
  )
}
