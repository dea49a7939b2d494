import type { ApiClient } from '@spruce/api-client'

declare module '@spruce/shell-ui' {
  /** Lists and actions get the client of the product. */
  interface Register {
    api: ApiClient
  }
}
