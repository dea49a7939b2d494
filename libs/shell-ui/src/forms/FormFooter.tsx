import type { ReactNode } from 'react'

export interface FormFooterProps {
  /** Buttons, the primary one first. */
  children: ReactNode
}

/** What can be done with a long form, 66 px high at the foot of its page and always in reach (section 9). */
export function FormFooter({ children }: FormFooterProps) {
  return <div className="sp-operation-footer">{children}</div>
}
