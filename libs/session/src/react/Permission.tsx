import type { ReactNode } from 'react'
import type { PermissionCode } from '../permission.js'
import { usePermission } from './usePermission.js'

/** @public */
export interface PermissionProps {
  /** At least one of them must be held. */
  codes: readonly PermissionCode[]
  children: ReactNode
  /** Shown instead; nothing by default. */
  fallback?: ReactNode
}

/** Removes its children unless the user holds at least one of the codes (spec section 5). @public */
export function Permission({ codes, children, fallback = null }: PermissionProps) {
  return usePermission(codes) ? children : fallback
}
