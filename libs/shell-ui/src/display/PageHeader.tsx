import type { ReactNode } from 'react'

export interface PageHeaderProps {
  /** Stands at the top. */
  title: string
  /** One sentence. */
  lead?: ReactNode
  /** Beside the title: a status, a count. */
  aside?: ReactNode
  /** At the end: the primary action. */
  actions?: ReactNode
}

/** One title line with its primary action. */
export function PageHeader({ title, lead, aside, actions }: PageHeaderProps) {
  return (
    <header className="sp-page-header">
      <div className="sp-page-heading">
        <h1 className="sp-page-title">{title}</h1>
        {aside}
        {lead && <p className="sp-page-lead">{lead}</p>}
      </div>
      {actions && <div className="sp-page-actions">{actions}</div>}
    </header>
  )
}
