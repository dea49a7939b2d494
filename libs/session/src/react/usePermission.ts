import { computed, reaction } from 'mobx'
import { useMemo, useSyncExternalStore } from 'react'
import type { PermissionCode } from '../permission.js'
import { useSession } from './useSession.js'

/**
 * Whether the user holds at least one of the codes; follows a change of tenant. A value that is no
 * array is an error (spec section 5). @public
 */
export function usePermission(codes: readonly PermissionCode[]): boolean {
  const session = useSession()
  if (!Array.isArray(codes)) session.hasPermission(codes)
  const key = codes.join('\n')
  const holds = useMemo(() => {
    const wanted = (key === '' ? [] : key.split('\n')) as PermissionCode[]
    const answer = computed(() => session.hasPermission(wanted))
    return {
      get: () => answer.get(),
      subscribe: (listener: () => void) => reaction(() => answer.get(), listener),
    }
  }, [session, key])
  return useSyncExternalStore(holds.subscribe, holds.get, holds.get)
}
