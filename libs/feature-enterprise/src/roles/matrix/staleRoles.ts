import { ApiError } from '@spruce/api-client'

/** A role that somebody else changed meanwhile, as the refused save describes it. */
export interface StaleRole {
  id: string
  name: string
  codes: string[]
  changedBy: string | null
  changedAt: string
}

/** What a refused save says of the roles it came too late for; undefined: it was refused for something else. */
export function staleRolesOf(error: unknown): StaleRole[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined
  const { roles = [] } = (error.current ?? {}) as { roles?: StaleRole[] }
  return roles
}
