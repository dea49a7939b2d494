import type { PermissionCode } from '@spruce/validators/permission'
import type { LucideIcon } from 'lucide-react'
import type { Text } from '../i18n/text.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ActionContext } from './ActionContext.js'

/**
 * Something a person can do, as data: toolbars, row menus, tree menus and bulk bars render it. The
 * permission check and the pending state live in those renderers, once.
 */
export interface Action<Target = void> {
  label: Text
  icon?: LucideIcon
  /** Code such as `department:edit`, or several of which one suffices. Not held: not shown. */
  permission?: PermissionCode | readonly PermissionCode[]
  /** Destroys something: red, last in menus. */
  danger?: boolean
  /** The one main action of a view. */
  primary?: boolean
  isVisible?: (target: Target) => boolean
  isDisabled?: (target: Target) => boolean
  /** Of a bulk action: how many rows it takes at once. */
  max?: number
  /**
   * Of a bulk action: does it to every row that the filters find, however many, in place of `run` with
   * their ids.
   */
  runAll?: (selection: WholeSelection, context: ActionContext) => unknown
  /** May return a promise: the action shows as pending until it settles, or opens a dialog. */
  run: (target: Target, context: ActionContext) => unknown
}

/** Every row that the filters of a list find, but those that were taken out. */
export interface WholeSelection {
  query: ResourceQuery
  except: ReadonlySet<string>
  /** How many they are. */
  count: number
}

/** Declares an action; gives `run` and the conditions their target's type. */
export function defineAction<Target = void>(action: Action<Target>): Action<Target> {
  return action
}
