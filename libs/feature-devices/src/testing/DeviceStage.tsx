import type { ApiClient } from '@spruce/api-client'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import {
  ApiProvider,
  DialogViewport,
  PermissionProvider,
  type Permissions,
  ShellPortProvider,
} from '@spruce/shell-ui'
import { FakeShellPort, useTestApi } from '@spruce/shell-ui/testing'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export interface DeviceStageProps {
  /** Makes the server, once. */
  api: () => ApiClient
  /** Default: all. */
  permissions?: Permissions
  /** Tells of live events. Default: a shell where nothing happens. */
  port?: FakeShellPort
  children: ReactNode
}

/** What the portal gives a page: client, session, permissions, live events, dialogs. */
export function DeviceStage({ api, permissions = 'all', port, children }: DeviceStageProps) {
  const client = useTestApi(api)
  const [made] = useState(() => ({
    session: createTestSession(),
    queryClient: createQueryClient(),
    port: port ?? new FakeShellPort(),
  }))
  return (
    <QueryClientProvider client={made.queryClient}>
      <SessionProvider session={made.session} api={client}>
        <ApiProvider api={client}>
          <PermissionProvider permissions={permissions}>
            <ShellPortProvider value={made.port}>
              {children}
              <DialogViewport />
            </ShellPortProvider>
          </PermissionProvider>
        </ApiProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

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
