import { Ellipsis } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import type { ReadyAction } from './useActions.js'

export interface RowActionsProps {
  /** Name of the row, for screen readers. */
  name: string
  actions: readonly ReadyAction[]
  /** Opens the shared menu at the button. */
  onMore: (button: HTMLElement, rest: readonly ReadyAction[]) => void
}

/** How many actions a row shows at once; the rest wait in its menu. */
export const visibleRowActions = 2

/** The actions of a table row: at most two as words, the rest in a menu. Plain elements: rows are many. */
export function RowActions({ name, actions, onMore }: RowActionsProps) {
  const messages = useMessages(uiMessages)
  const { shown, rest } = splitRowActions(actions)
  return (
    <div className="sp-row-actions">
      {shown.map(({ key, label, isDanger, isDisabled, isPending, run }) => (
        <button
          key={key}
          type="button"
          className={isDanger ? 'sp-row-action sp-danger' : 'sp-row-action'}
          disabled={isDisabled}
          aria-busy={isPending || undefined}
          onClick={run}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className="sp-row-more"
          aria-label={messages.moreOf(name)}
          aria-haspopup="menu"
          onClick={(event) => onMore(event.currentTarget, rest)}
        >
          <Ellipsis size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** What a row shows and what its menu holds: a menu never hides a single action. */
export function splitRowActions<Item>(actions: readonly Item[]) {
  const isAll = actions.length <= visibleRowActions
  return {
    shown: isAll ? actions : actions.slice(0, visibleRowActions),
    rest: isAll ? [] : actions.slice(visibleRowActions),
  }
}
