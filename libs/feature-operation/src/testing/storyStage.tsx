import type { ComponentProps, ComponentType, JSXElementConstructor, ReactElement } from 'react'
import { TestOperation, type TestOperationProps } from './TestOperation.js'
import { TestPage } from './TestPage.js'

/** What stands behind a story: who answers it, and what its person may do. */
export type Behind = Omit<TestOperationProps, 'children'>

/** The arguments of a story: the component's own props, and what stands behind it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- React's own bound of what has props
export type Staged<Component extends JSXElementConstructor<any>> = ComponentProps<Component> &
  Behind

/** The component of stories whose arguments go to a stage around it, which gives it its props. */
export function staged<Args>(component: unknown): ComponentType<Args> {
  return component as ComponentType<Args>
}

/** Keeps what stands behind a story out of the table of its component's props. */
export const behindStory = {
  api: { table: { disable: true } },
  permissions: { table: { disable: true } },
} as const

/** Renders a dialog or a part of a page with what the portal gives it. */
export function inOperation<Props extends object>(
  Component: ComponentType<Props>,
): (args: Props & Behind) => ReactElement {
  return function Stage({ api, permissions, ...props }) {
    return (
      <TestOperation api={api} {...(permissions && { permissions })}>
        <Component {...(props as unknown as Props)} />
      </TestOperation>
    )
  }
}

/** The props of a page with an address. */
export interface PageProps<Query> {
  query: Query
  onQueryChange: (patch: Partial<Query>) => void
}

/** Renders a page with an address of its own, which its filters change; `query` says where it begins. */
export function inPage<Query extends object>(
  Page: ComponentType<PageProps<Query>>,
): (args: PageProps<Query> & Behind) => ReactElement {
  return function Stage({ query: initialQuery, onQueryChange, ...behind }) {
    return (
      <TestPage<Query> {...behind} initialQuery={initialQuery}>
        {(query, change) => (
          <Page
            query={query}
            onQueryChange={(patch) => {
              onQueryChange(patch)
              change(patch)
            }}
          />
        )}
      </TestPage>
    )
  }
}
