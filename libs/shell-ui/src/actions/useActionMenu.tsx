import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useId, useState, type ReactNode } from 'react'
import type { Action } from './defineAction.js'
import { useActions, type ReadyAction } from './useActions.js'

interface Opened<Target> {
  target: Target
  anchor: HTMLElement
  anchorId: string
  label: string
  /** Where the pointer asked for it; at the anchor's edge without one. */
  point: { x: number; y: number } | undefined
  focusBack: HTMLElement
}

/** How to open a shared menu. */
export interface OpenMenuOptions {
  label: string
  point?: { x: number; y: number }
  /** Gets the focus when the menu closes. Default: the anchor. */
  focusBack?: HTMLElement | null
}

/** One menu for a whole list, and the way to open it. */
export interface ActionMenu<Target> {
  /** Opens the menu for a target, beside an element. Does nothing when no action is allowed. */
  open: (target: Target, anchor: HTMLElement, options: OpenMenuOptions) => void
  /** True when at least one action may be shown for the target. */
  hasActions: (target: Target) => boolean
  /** Render it once, outside the list. */
  element: ReactNode
}

/** A menu of actions that a list of any length shares: a thousand rows, one menu. `pick` narrows them. */
export function useActionMenu<Target>(
  actions: readonly Action<Target>[],
  pick: (ready: readonly ReadyAction[]) => readonly ReadyAction[] = (ready) => ready,
): ActionMenu<Target> {
  const allFor = useActions(actions)
  const readyFor = (target: Target) => pick(allFor(target))
  const generated = useId()
  const [opened, setOpened] = useState<Opened<Target>>()
  const [isOpen, setOpen] = useState(false)
  const ready = opened ? readyFor(opened.target) : []

  function open(target: Target, anchor: HTMLElement, options: OpenMenuOptions) {
    if (readyFor(target).length === 0) return
    const anchorId = anchor.id || generated
    anchor.id = anchorId
    setOpened({
      target,
      anchor,
      anchorId,
      label: options.label,
      point: options.point,
      focusBack: options.focusBack ?? anchor,
    })
    setOpen(true)
  }

  function close() {
    setOpen(false)
    requestAnimationFrame(() => {
      if (isFocusLost()) opened?.focusBack.focus({ preventScroll: true })
    })
  }

  function rectOf({ anchor, point }: Opened<Target>) {
    return point ? { ...point, width: 0, height: 0 } : anchor.getBoundingClientRect()
  }

  const element = opened && (
    <Menu.Root
      open={isOpen}
      ids={{ trigger: opened.anchorId }}
      positioning={{
        placement: opened.point ? 'bottom-start' : 'bottom-end',
        getAnchorRect: () => rectOf(opened),
      }}
      onOpenChange={(details) => {
        if (!details.open) close()
      }}
      onSelect={({ value }) => ready.find(({ key }) => key === value)?.run()}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-labelledby={`${generated}-label`}>
            {ready
              .toSorted((a, b) => Number(a.isDanger) - Number(b.isDanger))
              .map(({ key, label, icon: Icon, isDanger, isDisabled }) => (
                <Menu.Item
                  key={key}
                  value={key}
                  disabled={isDisabled}
                  className={isDanger ? 'sp-menu-danger' : undefined}
                >
                  {Icon && <Icon aria-hidden />}
                  {label}
                </Menu.Item>
              ))}
          </Menu.Content>
          {/* After it: the positioner takes its z-index from its first child. */}
          <span id={`${generated}-label`} hidden>
            {opened.label}
          </span>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
  return { open, hasActions: (target) => readyFor(target).length > 0, element }
}

/** Nothing has it, or only the menu that is about to go. */
function isFocusLost() {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || !activeElement.isConnected) return true
  return activeElement.closest('[role=menu]') !== null
}
