import { AuthProvider } from '@spruce/feature-auth'
import { LanguageProvider } from '@spruce/shell-ui/public'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { authEnvironment } from './authEnvironment.js'
import type { PortalContext } from './PortalContext.js'
import { useEntryState } from './useEntryState.js'

/** The root of every page: language, and what the light pages need. */
export function PortalRoot() {
  const { entry } = useRouter().options.context as PortalContext
  const state = useEntryState(entry)
  const environment = useMemo(() => authEnvironment(entry, state), [entry, state])
  return (
    <LanguageProvider language={state.language}>
      <AuthProvider value={environment}>
        <Outlet />
      </AuthProvider>
    </LanguageProvider>
  )
}
