import { holdsPermission, type PermissionCode } from '@spruce/validators/permission'
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'

/** What a person may do: permission codes such as `department:edit`, or `all`. */
export type Permissions = readonly string[] | 'all'

interface Holder {
  permissions: Permissions
  isMockLogin: boolean
}

const PermissionContext = createContext<Holder>({ permissions: 'all', isMockLogin: false })

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
  /** Somebody acts as the person who holds them. Default: false. */
  isMockLogin?: boolean
  /** Without it a missing permission is shown by its code alone. */
  help?: PermissionHelp
  children?: ReactNode
}

/** Tells the actions and pages below what the person may do. Without it everything shows. */
export function PermissionProvider(props: PermissionProviderProps) {
  const { permissions, isMockLogin = false, help, children } = props
  const holder = useMemo(() => ({ permissions, isMockLogin }), [permissions, isMockLogin])
  return (
    <PermissionContext value={holder}>
      <HelpContext value={help}>{children}</HelpContext>
    </PermissionContext>
  )
}

/** What to say of a missing permission; undefined outside a product that knows. */
export function usePermissionHelp(): PermissionHelp | undefined {
  return use(HelpContext)
}

/**
 * Whether the person holds a permission: at least one of the codes, by the rule of
 * `@spruce/validators/permission`. What names no permission needs none.
 */
export function usePermitted(): (
  codes: PermissionCode | readonly PermissionCode[] | undefined,
) => boolean {
  const { permissions, isMockLogin } = use(PermissionContext)
  return useCallback(
    (codes) => {
      if (codes === undefined) return true
      const held = permissions === 'all' ? () => true : permissions
      return holdsPermission(held, typeof codes === 'string' ? [codes] : codes, { isMockLogin })
    },
    [permissions, isMockLogin],
  )
}
