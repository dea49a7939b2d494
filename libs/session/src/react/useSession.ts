import type { ApiClient } from '@spruce/api-client'
import { useContext } from 'react'
import type { SessionStore } from '../store/SessionStore.js'
import { SessionContext, type SessionContextValue } from './SessionContext.js'

/** The session. Components that read it wrap themselves in `observer`. @public */
export function useSession(): SessionStore {
  return useProvided().session
}

/** The client, which carries the headers of this tab. @public */
export function useApi(): ApiClient {
  return useProvided().api
}

function useProvided(): SessionContextValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('SessionProvider is missing above this component')
  return value
}
