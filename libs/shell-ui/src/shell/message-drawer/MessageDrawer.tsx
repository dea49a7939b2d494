import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { CheckCheck, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useOpenDialog } from '../../dialogs/useOpenDialog.js'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { drawerMessages } from './drawerMessages.js'
import type { MessageGroup, MessageSummary, MessageTab, OpenedMessage } from './drawerTypes.js'
import { MessageList } from './MessageList.js'
import { MessageTabs } from './MessageTabs.js'
import { MessageView } from './MessageView.js'

/** @public */
export interface MessageDrawerProps {
  /** Whether it is on show. */
  isOpen: boolean
  /** Asked to close. */
  onClose: () => void
  /** Whose messages are on show. */
  tab: MessageTab
  /** Another tab was pressed. */
  onTabChange: (tab: MessageTab) => void
  /** How many are unread, letters and notices together. */
  unread: number
  /** Notices and letters of the tab on show, in the order of their headings. */
  groups: readonly MessageGroup[]
  /** The message on show in the place of the list; null shows the list. */
  opened: OpenedMessage | null
  /** A line was pressed. Reading it marks it as read: that is the caller's to do. */
  onOpen: (message: MessageSummary) => void
  /** Back to the list. */
  onBack: () => void
  /** Marks all as read but what asks to be confirmed. Without it the button is left out. */
  onReadAll?: () => unknown
  /** Confirms a notice that asks for it. Without it nothing can be confirmed here. */
  onConfirm?: (message: MessageSummary) => unknown
  /** Follows a path of the product that a message leads to; other addresses open beside. */
  onFollow?: (path: string) => void
  /** Where the focus goes at the end. Default: where it was before. */
  returnFocusTo?: () => HTMLElement | null
}

/**
 * Letters and notices at the right edge (specification 2.6): unread, read or all, one of them opened in
 * the place of the list. Arrows move along tabs and lines, Enter opens, Escape closes; the focus goes
 * back to whence it came. @public
 */
export function MessageDrawer(props: MessageDrawerProps) {
  const { isOpen, onClose, opened, tab, returnFocusTo } = props
  const id = useId()
  useOpenDialog({ isOpen, onDismiss: onClose, isOfFrame: true })
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      placement="end"
      initialFocusEl={() =>
        document.querySelector<HTMLElement>(
          opened ? '.shell-message-name' : `[id="${id}-tab-${tab}"]`,
        )
      }
      {...(returnFocusTo && { finalFocusEl: returnFocusTo })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content className="shell-messages">
            <DrawerContent {...props} id={id} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function DrawerContent(props: MessageDrawerProps & { id: string }) {
  const { id, tab, onTabChange, unread, groups, opened, onOpen, onBack, onClose } = props
  const messages = useMessages(drawerMessages)
  const panel = useRef<HTMLDivElement>(null)
  const lastOpened = useRef<string | undefined>(undefined)
  const lastFocused = useRef<HTMLElement>(null)

  // Back from a message the focus is on its line again, or on the list where the line has gone.
  useLayoutEffect(() => {
    const last = lastOpened.current
    lastOpened.current = opened ? `${opened.message.kind}-${opened.message.id}` : undefined
    if (opened || last === undefined) return
    const lines = [...(panel.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
    const line = lines.find((one) => one.dataset['message'] === last)
    ;(line ?? document.getElementById(`${id}-tab-${tab}`))?.focus()
  }, [opened, id, tab])

  // A line leaves the list, for it has been read: the focus it had stays in the drawer.
  useLayoutEffect(() => {
    const line = lastFocused.current
    if (!line || line.isConnected || opened) return
    lastFocused.current = null
    const { activeElement } = document
    const isLost = !activeElement || activeElement.matches('body, [role=dialog]')
    if (isLost) document.getElementById(`${id}-tab-${tab}`)?.focus()
  }, [groups, opened, id, tab])

  return (
    <>
      <header className="shell-message-head">
        <Drawer.Title>{messages.title}</Drawer.Title>
        {props.onReadAll && <ReadAllButton onReadAll={props.onReadAll} isOff={unread === 0} />}
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.close}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      {opened ? (
        <MessageView
          opened={opened}
          onBack={onBack}
          onConfirm={props.onConfirm}
          onFollow={props.onFollow}
        />
      ) : (
        <>
          <MessageTabs tab={tab} onTabChange={onTabChange} unread={unread} id={id} />
          <div
            className="shell-message-panel"
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab-${tab}`}
            ref={panel}
            onFocus={({ target }) => {
              lastFocused.current = target
            }}
          >
            <MessageList tab={tab} groups={groups} onOpen={onOpen} />
          </div>
        </>
      )}
    </>
  )
}

function ReadAllButton({ onReadAll, isOff }: { onReadAll: () => unknown; isOff: boolean }) {
  const messages = useMessages(drawerMessages)
  const [isPending, setPending] = useState(false)
  async function readAll() {
    setPending(true)
    try {
      await onReadAll()
    } finally {
      setPending(false)
    }
  }
  const isRefused = isOff || isPending
  return (
    <button
      type="button"
      className="shell-tool"
      aria-disabled={isRefused || undefined} // not `disabled`: the focus would be lost with its own press
      onClick={() => {
        if (!isRefused) void readAll()
      }}
    >
      <CheckCheck size={16} aria-hidden />
      {messages.readAll}
    </button>
  )
}
