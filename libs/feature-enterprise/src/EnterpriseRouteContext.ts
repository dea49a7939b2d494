import type { ApiClient } from '@spruce/api-client'
import type { QueryClient } from '@tanstack/react-query'

/** What the router's context must hold for the console's pages to load their data. @public */
export interface EnterpriseRouteContext {
  readonly api: ApiClient
  readonly queryClient: QueryClient
}
