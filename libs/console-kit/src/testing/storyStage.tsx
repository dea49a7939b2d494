import type { ComponentProps, ComponentType, JSXElementConstructor, ReactElement } from 'react'
import { TestPortal, type TestPortalProps } from './TestPortal.js'
import { TestPage } from './TestPage.js'

/** What stands behind a story: who answers it, and what its person may do. @public */
export type Behind = Omit<TestPortalProps, 'children'>

/** The arguments of a story: the component's own props, and what stands behind it. @public */
export type Staged<
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- React's own bound of what has props
  Component extends JSXElementConstructor<any>,
> = ComponentProps<Component> & Behind

/** The component of stories whose arguments go to a stage around it, which gives it its props. @public */
export function staged<Args>(component: unknown): ComponentType<Args> {
  return component as ComponentType<Args>
}

/** Keeps what stands behind a story out of the table of its component's props. @public */
export const behindStory = {
  api: { table: { disable: true } },
  permissions: { table: { disable: true } },
} as const

/** Renders a dialog or a part of a page with what the portal gives it. @public */
export function inPortal<Props extends object>(
  Component: ComponentType<Props>,
): (args: Props & Behind) => ReactElement {
  return function Stage({ api, permissions, ...props }) {
    return (
      <TestPortal api={api} {...(permissions && { permissions })}>
        <Component {...(props as unknown as Props)} />
      </TestPortal>
    )
  }
}

/** The props of a page with an address. @public */
export interface PageProps<Query> {
  query: Query
  onQueryChange: (patch: Partial<Query>) => void
}

/** Renders a page with an address of its own, which its filters change; `query` says where it begins. @public */
export function inPage<Query extends object, More extends object>(
  Page: ComponentType<PageProps<Query> & More>,
): (args: PageProps<Query> & More & Behind) => ReactElement {
  return function Stage({ query: initialQuery, onQueryChange, api, permissions, ...more }) {
    return (
      <TestPage<Query> api={api} {...(permissions && { permissions })} initialQuery={initialQuery}>
        {(query, change) => (
          <Page
            {...(more as unknown as More)}
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
