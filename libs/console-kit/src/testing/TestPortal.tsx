import type { ApiClient } from '@spruce/api-client'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession, systemDataFixture } from '@spruce/session/testing'
import { ApiProvider, DialogViewport, PermissionProvider, type Permissions } from '@spruce/shell-ui'
import { useFixtureTranslation, useTestApi } from '@spruce/shell-ui/testing'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** @public */
export interface TestPortalProps {
  /** Makes the client once; its server is an array in memory. */
  api: () => ApiClient
  /** Default: every permission. */
  permissions?: Permissions
  children?: ReactNode
}

/** What the portal gives a page of a console: client, session, cache, permissions, dialogs. @public */
export function TestPortal({ api, permissions = 'all', children }: TestPortalProps) {
  const client = useTestApi(api)
  const say = useFixtureTranslation()
  const [{ session, queryClient }] = useState(() => ({
    session: createTestSession(say(systemDataFixture())),
    queryClient: createQueryClient(),
  }))
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} api={client}>
        <ApiProvider api={client}>
          <PermissionProvider permissions={permissions}>
            {children}
            <DialogViewport />
          </PermissionProvider>
        </ApiProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** Invalidates as the portal's does, and never retries. */
function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) =>
        queryClient.invalidateQueries({ queryKey: meta?.['invalidates'] as string[] }),
    }),
  })
  return queryClient
}
