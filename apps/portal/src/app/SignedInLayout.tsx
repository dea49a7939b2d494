import '@spruce/shell-ui/tokens.css'
import './portal.css'
import { describeError } from '@spruce/api-client'
import { ComponentSurfacesProvider } from '@spruce/console-kit'
import { WorkbenchSurfacesProvider } from '@spruce/feature-enterprise'
import { PersonalProvider } from '@spruce/feature-personal'
import { WorkbenchProvider } from '@spruce/feature-workbench'
import {
  ApiProvider,
  LoadingOverlay,
  PermissionProvider,
  ShellPortProvider,
  ShellProvider,
  ViewPortProvider,
} from '@spruce/shell-ui'
import { SessionProvider } from '@spruce/session/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { PortalContext } from '../entry/PortalContext.js'
import { useEntryState } from '../entry/useEntryState.js'
import { PageDialogs } from './PageDialogs.js'
import { permissionHelp } from './permissionHelp.js'
import { personalEnvironment } from './personalEnvironment.js'
import { PortalShell } from './PortalShell.js'
import { savedViews } from './savedViews.js'
import { Shell } from './Shell.js'
import { useShellPortOf } from './useShellPortOf.js'
import {
  componentSurfaces,
  workbenchEnvironment,
  workbenchSurfaces,
} from './workbenchEnvironment.js'

export { createShell } from './Shell.js'
export { makeSubAppRoutes } from './makeSubAppRoutes.js'

/** The layout of every signed-in page: providers and frame, anew for each tenant. */
export function SignedInLayout() {
  const { entry } = useRouter().options.context as PortalContext
  const { shell: handle, language } = useEntryState(entry)
  const shell = handle instanceof Shell ? handle : undefined
  return (
    <ShellProvider
      language={language}
      describeError={(error, spoken) => shell && describeError(error, spoken)}
      onError={(error) => shell?.errors.report(error)}
    >
      {shell ? <TenantProviders key={shellKey(shell)} shell={shell} /> : <LoadingOverlay />}
    </ShellProvider>
  )
}

const TenantProviders = observer(function TenantProviders({ shell }: { shell: Shell }) {
  const { session, queryClient, entry } = shell
  const port = useShellPortOf(shell)
  const personal = useMemo(() => personalOf(shell), [shell])
  const workbench = useMemo(() => workbenchEnvironment(shell), [shell])
  const help = useMemo(
    () => permissionHelp(() => shell.entry.state.language, shell.leaving.leaveFor),
    [shell],
  )
  const { isMockLogin, isActingAsPerson } = session
  // A person's views are theirs, not the actor's: nothing changes them by accident.
  const views = useMemo(() => savedViews(entry.api, isMockLogin), [entry, isMockLogin])
  useEffect(() => {
    void shell.greet()
  }, [shell])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} api={entry.api}>
        <ApiProvider api={entry.api}>
          <PermissionProvider
            permissions={session.heldPermissions}
            isMockLogin={isActingAsPerson}
            help={help}
          >
            <ShellPortProvider value={port}>
              <PersonalProvider value={personal}>
                <WorkbenchProvider value={workbench}>
                  <WorkbenchSurfacesProvider value={workbenchSurfaces}>
                    <ComponentSurfacesProvider value={componentSurfaces}>
                      <ViewPortProvider value={views}>
                        <PortalShell shell={shell} />
                        <PageDialogs />
                      </ViewPortProvider>
                    </ComponentSurfacesProvider>
                  </WorkbenchSurfacesProvider>
                </WorkbenchProvider>
              </PersonalProvider>
            </ShellPortProvider>
          </PermissionProvider>
        </ApiProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
})

const personalOf = ({ entry, leaving, person }: Shell) =>
  personalEnvironment({ entry, leaveFor: leaving.leaveFor, reload: person.reload })

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
