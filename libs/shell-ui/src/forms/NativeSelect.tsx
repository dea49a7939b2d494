import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NativeSelectProps {
  label: string
  value: string | number
  onChange: (value: string) => void
  /** Drawn in the accent colour: a filter that is set. */
  isSet?: boolean
  isSmall?: boolean
  /** The options. */
  children: ReactNode
}

/** The browser's select in our dress. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, value, onChange, isSet = false, isSmall = false, children } = props
  return (
    <span className={isSmall ? 'sp-select sp-select-small' : 'sp-select'}>
      <select
        aria-label={label}
        value={value}
        data-set={isSet || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  )
}
