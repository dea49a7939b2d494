import type { Schemas } from '@spruce/api-client'
import { useMessages } from '@spruce/shell-ui'
import { useRef, type KeyboardEvent } from 'react'
import { workbenchMessages } from '../messages.js'

export interface WorkbenchTabsProps {
  /** In the order in which they count. */
  given: readonly Schemas['GivenWorkbench'][]
  /** The place of the one on show. */
  at: number
  /** Begins the ids: `-tab-0` and so on, and `-panel` of what is on show. */
  id: string
  /** Told the id of the workbench. */
  onChoose: (workbenchId: string) => void
}

/** The workbenches of a person, of which one is on show. */
export function WorkbenchTabs({ given, at, id, onChoose }: WorkbenchTabsProps) {
  const messages = useMessages(workbenchMessages)
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const next = nextPlace(event.key, at, given.length)
    const workbench = next === undefined ? undefined : given[next]
    if (!workbench) return
    event.preventDefault()
    onChoose(workbench.workbenchId)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    <div ref={list} className="home-tabs" role="tablist" aria-label={messages.workbenches}>
      {given.map(({ workbenchId, name }, place) => (
        <button
          key={workbenchId}
          type="button"
          role="tab"
          id={`${id}-tab-${String(place)}`}
          className="home-tab"
          aria-selected={place === at}
          aria-controls={place === at ? `${id}-panel` : undefined}
          tabIndex={place === at ? 0 : -1}
          onClick={() => onChoose(workbenchId)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
