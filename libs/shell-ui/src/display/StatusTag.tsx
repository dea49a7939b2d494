import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a status means, not how it looks. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface StatusTagProps {
  /** How good or bad it is; said by colour and icon. */
  tone: Tone
  /** Before the text. Default: by tone. */
  icon?: LucideIcon
  /** The word: colour alone says nothing. */
  children: ReactNode
}

/**
 * A status in a word, with a dot or icon of its tone. Longer than its place it goes on in a second line;
 * in a cell, which has one line, it ends in an ellipsis.
 */
export function StatusTag({ tone, icon: Icon, children }: StatusTagProps) {
  return (
    <span className={`sp-tag sp-tag-${tone}`}>
      {Icon ? <Icon size={12} aria-hidden /> : <span className="sp-tag-dot" aria-hidden />}
      <span className="sp-tag-text">{children}</span>
    </span>
  )
}
