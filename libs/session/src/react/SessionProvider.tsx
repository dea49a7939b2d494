import type { ApiClient } from '@spruce/api-client'
import { useMemo, type ReactNode } from 'react'
import type { SessionStore } from '../store/SessionStore.js'
import { SessionContext } from './SessionContext.js'

/** @public */
export interface SessionProviderProps {
  session: SessionStore
  api: ApiClient
  children: ReactNode
}

/** Gives the session and the client to everything below. @public */
export function SessionProvider({ session, api, children }: SessionProviderProps) {
  const value = useMemo(() => ({ session, api }), [session, api])
  return <SessionContext value={value}>{children}</SessionContext>
}
