import '@spruce/shell-ui/tokens.css'
import './portal.css'
import { PersonalProvider } from '@spruce/feature-personal'
import {
  DialogViewport,
  LoadingOverlay,
  PermissionProvider,
  ShellProvider,
  ViewPortProvider,
} from '@spruce/shell-ui'
import { SessionProvider } from '@spruce/session/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { PortalContext } from '../entry/createPortalRouter.js'
import { useEntryState } from '../entry/useEntryState.js'
import { permissionHelp } from './permissionHelp.js'
import { personalEnvironment } from './personalEnvironment.js'
import { PortalShell } from './PortalShell.js'
import { savedViews } from './savedViews.js'
import type { Shell } from './Shell.js'
import { ShellContext } from './ShellContext.js'

export { createShell } from './Shell.js'
export { makeSubAppRoutes } from './makeSubAppRoutes.js'

/** The layout of every signed-in page: providers and frame, anew for each tenant. */
export function SignedInLayout() {
  const { entry } = useRouter().options.context as PortalContext
  const { shell, language } = useEntryState(entry)
  return (
    <ShellProvider
      language={language}
      describeError={(error, spoken) => shell?.describeError(error, spoken)}
      onError={(error) => shell?.reportError(error)}
    >
      {shell ? <TenantProviders key={shellKey(shell)} shell={shell} /> : <LoadingOverlay />}
    </ShellProvider>
  )
}

const TenantProviders = observer(function TenantProviders({ shell }: { shell: Shell }) {
  const { session, queryClient, entry } = shell
  const personal = useMemo(() => personalEnvironment(shell), [shell])
  const help = useMemo(() => permissionHelp(shell), [shell])
  const { isMockLogin } = session
  // A person's views are theirs, not the actor's: nothing changes them by accident.
  const views = useMemo(() => savedViews(entry.api, isMockLogin), [entry, isMockLogin])
  useEffect(() => {
    void shell.greet()
  }, [shell])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} api={entry.api}>
        <PermissionProvider
          permissions={session.heldPermissions}
          isMockLogin={isMockLogin}
          help={help}
        >
          <ShellContext value={shell}>
            <PersonalProvider value={personal}>
              <ViewPortProvider value={views}>
                <PortalShell shell={shell} />
                <DialogViewport />
              </ViewPortProvider>
            </PersonalProvider>
          </ShellContext>
        </PermissionProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
})

const keys = new WeakMap<Shell, number>()
let count = 0

/** Each shell gets a tree of its own: no state of a component outlives its tenant. */
function shellKey(shell: Shell): number {
  let key = keys.get(shell)
  if (key === undefined) {
    count += 1
    key = count
    keys.set(shell, key)
  }
  return key
}
