import { FailedState, useLater } from '@spruce/shell-ui'
import { useId, type ReactNode, type Ref } from 'react'

/** @public */
export interface SectionProps {
  title: string
  lead?: string
  /** Takes the heading, which may be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** At the end of the title's line. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of the page with a heading of its own. */
export function Section({ title, lead, headingRef, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="personal-section" aria-labelledby={id}>
      <header className="personal-head">
        <div>
          <h2 ref={headingRef} id={id} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** The part of a query's state that a list shows. */
export interface ListState<Row> {
  data?: readonly Row[] | undefined
  error: unknown
  refetch: () => unknown
}

/** @public */
export interface SectionListProps<Row> {
  /** Accessible name. */
  label: string
  state: ListState<Row>
  /** Said when there is none. */
  empty: string
  children: (row: Row) => ReactNode
}

/** Rows in each of their states: loading, failed, none, some. */
export function SectionList<Row>({ label, state, empty, children }: SectionListProps<Row>) {
  const { data, error, refetch } = state
  if (data === undefined && error) {
    return <FailedState error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <PendingRows label={label} />
  if (data.length === 0) return <p className="personal-empty">{empty}</p>
  return (
    <ul className="personal-rows" aria-label={label}>
      {data.map(children)}
    </ul>
  )
}

/** Where rows will be; a skeleton when they take long. */
export function PendingRows({ label }: { label: string }) {
  const isSkeleton = useLater(true)
  return (
    <div className="personal-rows" role="status" aria-busy="true" aria-label={label}>
      {isSkeleton &&
        [0, 1].map((row) => (
          <div key={row} className="personal-row">
            <span className="sp-skeleton" style={{ width: '40%' }} />
          </div>
        ))}
    </div>
  )
}

/** @public */
export interface RowProps {
  title: ReactNode
  /** Beside the title: a status. */
  aside?: ReactNode
  /** Below it, a fact each. */
  facts?: readonly ReactNode[]
  action?: ReactNode
}

/** What one row of a section says, and its one action. */
export function Row({ title, aside, facts = [], action }: RowProps) {
  return (
    <li className="personal-row">
      <div className="personal-row-text">
        <span className="personal-row-title">
          {title}
          {aside}
        </span>
        {facts.length > 0 && (
          <span className="personal-facts">
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </span>
        )}
      </div>
      {action}
    </li>
  )
}
