import { createContext, use, useCallback, type ReactNode } from 'react'

/** What a person may do: permission codes such as `department:edit`, or `all`. */
export type Permissions = readonly string[] | 'all'

const PermissionContext = createContext<Permissions>('all')

export interface PermissionProviderProps {
  permissions: Permissions
  children?: ReactNode
}

/** Tells the actions and pages below what the person may do. Without it everything shows. */
export function PermissionProvider({ permissions, children }: PermissionProviderProps) {
  return <PermissionContext value={permissions}>{children}</PermissionContext>
}

/**
 * Whether the person holds a permission: at least one of the codes (spec section 5, permission
 * directive). No code, or an empty list, needs none.
 */
export function usePermitted(): (codes: string | readonly string[] | undefined) => boolean {
  const permissions = use(PermissionContext)
  return useCallback(
    (codes) => {
      if (permissions === 'all' || codes === undefined) return true
      const asked = typeof codes === 'string' ? [codes] : codes
      return asked.length === 0 || asked.some((code) => permissions.includes(code))
    },
    [permissions],
  )
}
