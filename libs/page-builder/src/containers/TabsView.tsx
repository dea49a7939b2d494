import type { PageNode } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { usePage } from '../runtime/PageContext.js'
import { useShownNodes } from '../runtime/useShownNodes.js'
import { containerMessages } from './containerMessages.js'
import { bodySlot, tabsSlot, titleOf } from './containers.js'
import { nextTab } from './nextTab.js'

/** Groups of which one is seen; the others neither ask nor draw. */
export function TabsView({ node }: { readonly node: PageNode }) {
  const { renderGrid } = usePage()
  const messages = useMessages(containerMessages)
  const groups = useShownNodes(node.id, tabsSlot)
  const [chosen, setChosen] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const current = groups.find((group) => group.id === chosen) ?? groups[0]
  if (!current) return null

  function move(event: KeyboardEvent) {
    const at = groups.findIndex((group) => group === current)
    const next = nextTab(event.key, at, groups.length)
    const group = next === undefined ? undefined : groups[next]
    if (!group) return
    event.preventDefault()
    setChosen(group.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    <div className="sp-page-tabs">
      <div
        ref={list}
        role="tablist"
        className="sp-page-tab-list"
        aria-label={titleOf(node) || messages.tabs}
      >
        {groups.map((group, at) => (
          <button
            key={group.id}
            type="button"
            role="tab"
            id={`${id}-tab-${group.id}`}
            className="sp-page-tab"
            aria-selected={group === current}
            aria-controls={group === current ? `${id}-panel` : undefined}
            tabIndex={group === current ? 0 : -1}
            onClick={() => setChosen(group.id)}
            onKeyDown={move}
          >
            {titleOf(group) || messages.tab(at + 1)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.id}`}>
        {renderGrid(current.id, bodySlot)}
      </div>
    </div>
  )
}
