import type { ApiClient } from '@spruce/api-client'
import { createContext } from 'react'
import type { SessionStore } from '../store/SessionStore.js'

/** What every component below the provider may use. */
export interface SessionContextValue {
  readonly session: SessionStore
  readonly api: ApiClient
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined)
