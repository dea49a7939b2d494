import type { ReactNode } from 'react'

export interface PublicAlertProps {
  /** Default: `danger`. */
  tone?: 'danger' | 'warning' | 'success' | 'info'
  /** What is said. */
  children?: ReactNode
}

const icons = { danger: '!', warning: '!', success: '✓', info: 'i' }

/** A message above a form. Errors and warnings are announced at once, the rest politely. */
export function PublicAlert({ tone = 'danger', children }: PublicAlertProps) {
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <div className={`ui-alert ui-alert-${tone}`} role={isUrgent ? 'alert' : 'status'}>
      <span className="ui-alert-icon" aria-hidden>
        {icons[tone]}
      </span>
      <div>{children}</div>
    </div>
  )
}
