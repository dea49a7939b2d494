import { useMemo } from 'react'
import { ActionBar } from '../actions/ActionBar.js'
import type { ActionContext } from '../actions/ActionContext.js'
import type { Action } from '../actions/defineAction.js'
import { progressDialog } from '../dialogs/ProgressDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { toast } from '../provider/toast.js'
import { useLatest } from '../provider/useLatest.js'
import { selectionMessages } from './selectionMessages.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ResourceState } from './useResourceList.js'

export interface SelectionBarProps {
  state: ResourceState<ResourceQuery, object>
  bulk: readonly Action<ReadonlySet<string>>[]
  /** How many rows an action takes; undefined: the whole result cannot be selected. */
  limit: number | undefined
}

/** Slides over the toolbar while rows are selected: how many, more of them, what can be done. */
export function SelectionBar({ state, bulk, limit }: SelectionBarProps) {
  const messages = useMessages(uiMessages)
  const words = useMessages(selectionMessages)
  const { chosen, chosenCount, selection, rows, total } = state
  const isPage = chosen.kind === 'ids' && rows.length > 0 && selection.size === rows.length
  const canChooseAll = limit !== undefined && isPage && total > rows.length
  const latest = useLatest({ state, limit })

  /** In place of the ids of this page an action gets those of the whole result. */
  const actions = useMemo(() => {
    async function everyId(): Promise<ReadonlySet<string> | undefined> {
      const { state: now, limit: max = 0 } = latest.current
      if (now.chosen.kind === 'ids') return now.chosen.ids
      if (now.chosenCount > max) {
        toast.warning(words.tooMany(now.chosenCount, max))
        return undefined
      }
      const { except } = now.chosen
      const found = await progressDialog.open({
        title: words.collecting,
        sayProgress: words.progress,
        run: (onProgress, signal) => now.loadAll({ onProgress, signal }),
      })
      if (!found) return undefined
      const ids = found.map(idOf).filter((id) => !except.has(id))
      return new Set(ids)
    }
    return bulk.map((action) => ({
      ...action,
      run: async (_selection: ReadonlySet<string>, context: ActionContext) => {
        const { chosen: now, chosenCount: count } = latest.current.state
        if (now.kind === 'all' && action.runAll) {
          await action.runAll({ query: now.query, except: now.except, count }, context)
          return
        }
        const ids = await everyId()
        if (ids && ids.size > 0) await action.run(ids, context)
      },
    }))
  }, [bulk, latest, words])

  return (
    <div className="sp-bulk" role="region" aria-label={messages.bulkActions}>
      <span role="status">{textOf()}</span>
      {canChooseAll && (
        <button type="button" className="sp-row-action" onClick={state.chooseAll}>
          {words.chooseAll(total)}
        </button>
      )}
      <ActionBar actions={actions} target={selection} size="xs" label={messages.bulkActions} />
      <button type="button" className="sp-row-action" onClick={state.clearSelection}>
        {messages.clearSelection}
      </button>
    </div>
  )

  function textOf(): string {
    if (chosen.kind === 'all') {
      const { size } = chosen.except
      return size === 0 ? words.selectedAll(chosenCount) : words.selectedAllBut(chosenCount, size)
    }
    return canChooseAll ? words.selectedPage(chosenCount) : words.selectedRows(chosenCount)
  }
}

function idOf(row: object): string {
  return String(Reflect.get(row, 'id'))
}
