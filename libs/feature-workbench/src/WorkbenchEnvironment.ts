import type { SubApp, SystemData } from '@spruce/session'
import type { MessageSummary } from '@spruce/shell-ui'
import { createContext, use, type ComponentType } from 'react'
import type { WorkbenchCustomiserProps } from './customise/WorkbenchCustomiserProps.js'
import type { WorkbenchViewProps } from './workbench/WorkbenchViewProps.js'

/** Messages of the person, as far as they are known. */
export interface MessageList {
  /** Undefined while they are on their way. */
  readonly items?: readonly MessageSummary[]
  /** How many there are in all. Default: as many as the items. */
  readonly total?: number
  /** There are more than the items, and nobody knows how many. */
  readonly hasMore?: boolean
  /** How many there are in all, in words. */
  readonly note?: string
  /** Why there are none; what came before stays. */
  readonly error?: unknown
  readonly onRetry?: () => void
}

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
  /** A hook: the messages that wait. */
  readonly useUnread: () => MessageList
  /** A hook: the newest notices, read ones too. */
  readonly useNotices: () => MessageList
  /** Opens the global search with a keyword; an empty one opens it as its keys do. */
  readonly openSearch: (keyword: string) => void
  /** Shows a designed workbench: `WorkbenchView` of the entry `./view`, loaded where there is one. */
  readonly View: ComponentType<WorkbenchViewProps>
  /** Fetches what `View` needs, while nobody knows which workbench it is. */
  readonly preloadView?: () => Promise<unknown>
  /** Arranges one: `WorkbenchCustomiser` of the entry `./customise`, loaded when somebody begins to. */
  readonly Customiser: ComponentType<WorkbenchCustomiserProps>
}

const WorkbenchContext = createContext<WorkbenchEnvironment | undefined>(undefined)

/** Gives the pages of the workbench what they need. Keep the value stable. */
export const WorkbenchProvider = WorkbenchContext.Provider

export function useWorkbench(): WorkbenchEnvironment {
  const environment = use(WorkbenchContext)
  if (!environment) throw new Error('WorkbenchProvider is missing above this component')
  return environment
}
