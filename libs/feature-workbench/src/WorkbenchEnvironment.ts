import type { SubApp, SystemData } from '@spruce/session'
import { createContext, use, type ComponentType } from 'react'

/** What the workbench needs from the portal beside its `ShellPort`. */
export interface WorkbenchEnvironment {
  /** Whose waiting work is counted. */
  readonly subApps: readonly SubApp[]
  /** The path of the menu that a page belongs to: its own, unless its route names another. */
  readonly menuPathOf: (path: string) => string
  /** Whether an application has something for the person. */
  readonly hasPages: (app: SystemData['apps'][number]) => boolean
  /** Which messages wait. */
  readonly Unread: ComponentType
}

const WorkbenchContext = createContext<WorkbenchEnvironment | undefined>(undefined)

/** Gives the pages of the workbench what they need. Keep the value stable. */
export const WorkbenchProvider = WorkbenchContext.Provider

export function useWorkbench(): WorkbenchEnvironment {
  const environment = use(WorkbenchContext)
  if (!environment) throw new Error('WorkbenchProvider is missing above this component')
  return environment
}
