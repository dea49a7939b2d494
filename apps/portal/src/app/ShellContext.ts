import { createContext, use } from 'react'
import type { Shell } from './Shell.js'

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The shell of the signed-in person. Pages of the portal itself use it; sub-applications do not. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('The page stands outside the signed-in layout')
  return shell
}
