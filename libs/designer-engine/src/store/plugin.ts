import type { CommandName, PluginReason } from '../commands/reasons.js'
import type { ChangeSet, PageNode } from '../document/types.js'
import type { ChangeInfo, Transaction } from './Transaction.js'

/** What another team adds to the rules of a designer. */
export interface DesignerPlugin {
  readonly id: string
  /** Asked before each command; a reason refuses it. */
  readonly guard?: (command: CommandName, nodes: readonly PageNode[]) => PluginReason | undefined
  /**
   * At the end of each transaction but replays: may change more, as a part of it, and take everything
   * back by throwing.
   */
  readonly beforeChange?: (tx: Transaction, changes: ChangeSet, info: ChangeInfo) => void
  /** After each transaction, before the listeners. */
  readonly afterChange?: (changes: ChangeSet, info: ChangeInfo) => void
}

/** Checks a plugin's type where it is written. */
export function definePlugin(plugin: DesignerPlugin): DesignerPlugin {
  if (plugin.id === '') throw new RangeError('A plugin needs an id')
  return plugin
}
