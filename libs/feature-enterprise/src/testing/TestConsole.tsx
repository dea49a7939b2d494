import { type ApiClient, describeError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { type ManifestPermission, platformManifest } from '@spruce/session'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import {
  ApiProvider,
  DialogViewport,
  type PermissionHelp,
  PermissionProvider,
  ShellProvider,
  toast,
  useLanguage,
} from '@spruce/shell-ui'
import { useTestApi } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { enterpriseManifest } from '../manifest.js'
import { organizationHandlers } from './organizationHandlers.js'

/** @public */
export interface TestSessionProps {
  /** Default: an organisation in memory of its own. */
  api?: ApiClient
  /** Default: every permission of the enterprise console. */
  permissions?: readonly string[]
  children?: ReactNode
}

const everyPermission = [
  ...enterpriseManifest.permissions.map(({ code }) => code),
  ...(enterpriseManifest.platformPermissions ?? []),
]
const named: readonly ManifestPermission[] = [
  ...enterpriseManifest.permissions,
  ...platformManifest.permissions,
]

/** As the portal names permissions, without a page to lead to. */
function helpIn(language: Language): PermissionHelp {
  return {
    nameOf: (wanted) => named.find(({ code }) => code === wanted)?.name[language],
    hrefOf: (code) => `/403?permission=${code}`,
    onFollow: () => undefined,
  }
}

/** Session, client, cache, permissions and dialogs, without a server. Stands inside a ShellProvider. @public */
export function TestSession(props: TestSessionProps) {
  const { permissions = everyPermission, children } = props
  const api = useTestApi(() => props.api ?? createTestApi(organizationHandlers()))
  const [client] = useState(createTestQueryClient)
  const language = useLanguage()
  const help = useMemo(() => helpIn(language), [language])
  const [session] = useState(() => createTestSession({ permissions: [...permissions], menus: {} }))
  return (
    <QueryClientProvider client={client}>
      <SessionProvider session={session} api={api}>
        <ApiProvider api={api}>
          <PermissionProvider permissions={permissions} help={help}>
            {children}
            <DialogViewport />
          </PermissionProvider>
        </ApiProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** @public */
export interface TestConsoleProps extends TestSessionProps {
  /** Default: zh-CN. */
  language?: Language
}

/** Everything that pages of the enterprise console need around them, without a server. @public */
export function TestConsole({ language = 'zh-CN', ...rest }: TestConsoleProps) {
  return (
    <ShellProvider
      language={language}
      describeError={describeError}
      onError={(error) => toast.error(describeError(error, language))}
    >
      <TestSession {...rest} />
    </ShellProvider>
  )
}

/** Invalidates as the portal's does, and never retries. */
function createTestQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        const key = meta?.['invalidates']
        if (Array.isArray(key)) void client.invalidateQueries({ queryKey: key as unknown[] })
      },
    }),
    defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
  })
  return client
}
