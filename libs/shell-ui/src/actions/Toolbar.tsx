import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'

export interface ToolbarProps {
  /** What its buttons are about. */
  label: string
  /** Escape leads out of it, to what it works on; without this it is left to what is around. */
  onEscape?: () => void
  children: ReactNode
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

/** One stop of Tab; arrows, Home and End go through its buttons (WAI-ARIA toolbar pattern). Lays nothing out. */
export function Toolbar({ label, onEscape, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)

  function stops(): HTMLElement[] {
    return [...(bar.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  }

  function keepOneStop() {
    const all = stops()
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }

  useLayoutEffect(keepOneStop)

  function onFocus(event: FocusEvent) {
    last.current = event.target
    keepOneStop()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      event.stopPropagation() // out of the toolbar alone, not out of the dialog around it
      onEscape()
      return
    }
    const all = stops()
    const at = all.findIndex((one) => one === event.target)
    if (at < 0) return
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: -at - 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    all.at((at + step) % all.length)?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="sp-action-bar"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}
