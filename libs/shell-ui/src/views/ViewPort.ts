import type { PermissionCode } from '@spruce/validators/permission'
import { createContext, use } from 'react'
import type { NamedView } from './tableView.js'

/** Names one view of a table: `''` is the one that the page declares. */
export type ViewKey = '' | `mine/${string}` | `shared/${string}`

/** What is kept of a table's views. */
export interface ViewSet {
  /** The person's own. */
  mine: readonly NamedView[]
  /** Those that all of the tenant see. */
  shared: readonly NamedView[]
  /** The shared one that those start with who have chosen none. */
  defaultName: string | undefined
  /** The one the person has chosen last, on whatever device. */
  lastUsed: ViewKey | undefined
}

/** Where views are kept. shell-ui names no endpoint: whoever uses it fills this in. */
export interface ViewPort {
  /** The table is one of the page's own names: letters, digits, dots, dashes. */
  load: (table: string, signal?: AbortSignal) => Promise<ViewSet>
  /** Keeps the person's own views, and which one was chosen last, in the place of the former ones. */
  saveMine: (table: string, set: Pick<ViewSet, 'mine' | 'lastUsed'>) => Promise<ViewSet>
  /** Keeps the shared ones in the place of the former ones. */
  saveShared: (table: string, set: Pick<ViewSet, 'shared' | 'defaultName'>) => Promise<ViewSet>
  /** The permission that `saveShared` asks for. */
  sharePermission: PermissionCode
  /** Views may be chosen, and nothing is kept: somebody else is signed in as this person. */
  isReadOnly?: boolean
  /** How many of a kind the server keeps, and how long a name may be. */
  limits: { views: number; name: number }
}

const ViewPortContext = createContext<ViewPort | undefined>(undefined)

/** Gives every table below it a place for its views. Keep the value stable. */
export const ViewPortProvider = ViewPortContext.Provider

/** The place for views; undefined where there is none, and tables forget what was done to them. */
export function useViewPort(): ViewPort | undefined {
  return use(ViewPortContext)
}

/** The view that a key names. */
export function findView(set: ViewSet | undefined, key: ViewKey): NamedView | undefined {
  const [kind, name] = splitKey(key)
  return kind && set?.[kind].find((view) => view.name === name)
}

/** `mine/In work`: the kind, and the name, which may hold slashes. */
export function splitKey(key: ViewKey): ['mine' | 'shared' | undefined, string] {
  if (key === '') return [undefined, '']
  const at = key.indexOf('/')
  return [key.slice(0, at) as 'mine' | 'shared', key.slice(at + 1)]
}
