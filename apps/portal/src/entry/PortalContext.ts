import type { ApiClient } from '@spruce/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { PortalEntry } from './PortalEntry.js'

/** What loaders of pages find in the router's context. */
export interface PortalContext {
  readonly entry: PortalEntry
  readonly api: ApiClient
  readonly queryClient: QueryClient | undefined
}
