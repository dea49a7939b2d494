import { createContext, use, useCallback, type ReactNode } from 'react'

/** What a person may do: permission codes such as `department:edit`, or `all`. */
export type Permissions = readonly string[] | 'all'

const PermissionContext = createContext<Permissions>('all')

/** What the states "no access" say of the permission that is missing, and where they lead. */
export interface PermissionHelp {
  /** Its name, in the language on show; undefined: nobody has named it. */
  nameOf: (code: string) => string | undefined
  /** The page that says whom to ask. */
  hrefOf: (code: string) => string
  /** Follows that address inside the product. */
  onFollow: (href: string) => void
}

const HelpContext = createContext<PermissionHelp | undefined>(undefined)

export interface PermissionProviderProps {
  permissions: Permissions
  /** Without it a missing permission is shown by its code alone. */
  help?: PermissionHelp
  children?: ReactNode
}

/** Tells the actions and pages below what the person may do. Without it everything shows. */
export function PermissionProvider({ permissions, help, children }: PermissionProviderProps) {
  return (
    <PermissionContext value={permissions}>
      <HelpContext value={help}>{children}</HelpContext>
    </PermissionContext>
  )
}

/** What to say of a missing permission; undefined outside a product that knows. */
export function usePermissionHelp(): PermissionHelp | undefined {
  return use(HelpContext)
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
