import type { ReactNode } from 'react'

export interface OperationFooterProps {
  /** Buttons, the primary one first. */
  children: ReactNode
}

/** What can be done with a long form or record, 66 px high at the foot of the page and always in reach. */
export function OperationFooter({ children }: OperationFooterProps) {
  return <div className="sp-operation-footer">{children}</div>
}
