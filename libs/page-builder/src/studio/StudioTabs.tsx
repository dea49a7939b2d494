import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from '../containers/nextTab.js'

/** One panel of several. */
export interface StudioTab<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly render: () => ReactNode
}

interface StudioTabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly StudioTab<Key>[]
  readonly current: Key
  readonly onChoose: (key: Key) => void
}

/** Panels of which one is seen (WAI-ARIA tabs). */
export function StudioTabs<Key extends string>(props: StudioTabsProps<Key>) {
  const { label, tabs, current, onChoose } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ key }) => key === current) ?? tabs[0]
  if (!shown) return null

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab === shown)
    const next = nextTab(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }

  return (
    <div className="sp-studio-tabs">
      <div ref={list} role="tablist" aria-label={label} className="sp-studio-tab-list">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="sp-page-tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChoose(tab.key)}
            onKeyDown={press}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.key}`}
        className="sp-studio-tab-panel"
      >
        {shown.render()}
      </div>
    </div>
  )
}
