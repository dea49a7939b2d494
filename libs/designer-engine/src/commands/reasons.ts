/** Why a command was refused: a key of a message, for the texts of whoever shows it. */
export type Reason =
  | 'readOnly' // the designer is read only
  | 'previewing' // the page is only previewed
  | 'notPreviewing' // hiding works in the preview only (specification, 4)
  | 'nothing' // there is nothing to do it with
  | 'missing' // a component is not there any more
  | 'static' // a component is fixed
  | 'differentSlots' // the components do not lie in one slot
  | 'notAGrid' // the slot places its children without a grid
  | 'noRoom' // the grid's rules refuse that place
  | 'intoItself' // a component cannot lie in itself
  | 'notAllowed' // the slot takes no components of this type
  | 'slotFull' // the slot has its only child already
  | 'tooDeep' // components would lie in each other too deeply
  | 'notAGroup' // nothing of it is grouped, or too little to be
  | 'badValue' // a value that a page cannot hold
  | 'badClipboard' // what was copied is no component
  | 'over' // the gesture has ended
  | PluginReason

/** A reason of a plugin's own. */
export type PluginReason = `plugin.${string}`

/** What can be asked of `Designer.can`. */
export type CommandName =
  | 'move'
  | 'moveTo'
  | 'resize'
  | 'insert'
  | 'remove'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'setProps'
  | 'setSettings'
  | 'reorder'
  | 'moveInto'
  | 'group'
  | 'ungroup'
  | 'swap'

/** Whether a command may be given. */
export type Permission = { readonly ok: true } | { readonly ok: false; readonly reason: Reason }

/** What a command did: the components that are the result of it, or why it did nothing. */
export type CommandResult =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly reason: Reason }

/** Thrown within a transaction to take it back; commands turn it into their answer. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
    this.name = 'Refused'
  }
}

/** The answer of a refusal. */
export function refuse(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason }
}
