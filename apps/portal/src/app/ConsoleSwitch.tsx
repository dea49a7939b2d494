import { Menu, Portal } from '@chakra-ui/react'
import type { MenuItem } from '@spruce/session'
import { useMessages } from '@spruce/shell-ui'
import { portalMessages } from '../messages.js'

export interface ConsoleSwitchProps {
  /** Menus of the app MT0001, "management entry". */
  consoles: readonly MenuItem[]
  onOpen: (menu: MenuItem) => void
}

/** The way into the consoles, for those who have the management entry; one console needs no list. */
export function ConsoleSwitch({ consoles, onOpen }: ConsoleSwitchProps) {
  const messages = useMessages(portalMessages)
  const [first, ...others] = consoles
  if (!first) return null
  if (others.length === 0) {
    return (
      <button
        type="button"
        className="shell-tool"
        aria-label={first.name}
        title={first.name}
        onClick={() => onOpen(first)}
      >
        <ConsoleIcon />
        <span className="shell-tool-text">{first.name}</span>
      </button>
    )
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <button type="button" className="shell-tool" aria-label={messages.console}>
          <ConsoleIcon />
          <span className="shell-tool-text">{messages.console}</span>
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {consoles.map((menu) => (
              <Menu.Item key={menu.id} value={menu.id} onClick={() => onOpen(menu)}>
                {menu.name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

/** All that is left of the button on a narrow screen. */
function ConsoleIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
      <rect x="2" y="2.5" width="12" height="9" rx="1.5" strokeWidth="1.4" />
      <path d="M5.5 14h5M8 11.5V14" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}
