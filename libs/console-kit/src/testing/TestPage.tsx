import { type ReactNode, useState } from 'react'
import { TestPortal, type TestPortalProps } from './TestPortal.js'

/** @public */
export interface TestPageProps<Query extends object> extends Omit<TestPortalProps, 'children'> {
  initialQuery: Query
  /** The page with its address: `query` and what changes it. */
  children: (query: Query, onQueryChange: (patch: Partial<Query>) => void) => ReactNode
}

/** A page with an address of its own, which its filters change as the router's would. @public */
export function TestPage<Query extends object>(props: TestPageProps<Query>) {
  const { initialQuery, children, ...rest } = props
  const [query, setQuery] = useState(initialQuery)
  return (
    <TestPortal {...rest}>
      {children(query, (patch) => setQuery((former) => ({ ...former, ...patch })))}
    </TestPortal>
  )
}
