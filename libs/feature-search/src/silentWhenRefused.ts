import { ApiError } from '@spruce/api-client'
import type { SearchSource } from '@spruce/shell-ui'

/** What the person may not search is left out rather than told as a failure. */
export function silentWhenRefused(
  find: NonNullable<SearchSource['find']>,
): NonNullable<SearchSource['find']> {
  return async (keyword, signal) => {
    try {
      return await find(keyword, signal)
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return []
      throw error
    }
  }
}
