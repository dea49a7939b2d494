import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { Avatar, useLanguage, useMessages } from '@spruce/shell-ui'
import { presenceMessages } from './presenceMessages.js'
import type { StudioEditor } from './StudioPort.js'

/** So many faces are stacked; a number stands for the others. */
const mostFaces = 3

/** Props of OtherEditors. */
export interface OtherEditorsProps {
  /** Who else has the page open: those who were first come first. */
  editors: readonly StudioEditor[]
}

/** The faces of those who have the page open, too; a press shows who, since when, and what they saved last. */
export function OtherEditors({ editors }: OtherEditorsProps) {
  const messages = useMessages(presenceMessages)
  const language = useLanguage()
  if (editors.length === 0) return null
  const others = editors.filter(({ isSelf }) => !isSelf)
  const label = others.length === 0 ? messages.selfElsewhere : messages.others(others.length)
  const timeOf = (iso: string) => new Date(iso).toLocaleTimeString(language, timeFormat)
  const faces = editors.slice(0, mostFaces)
  const more = editors.length - faces.length
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <button type="button" className="sp-studio-editors" aria-label={label} title={label}>
          {faces.map(({ id, name, photo }) => (
            <Avatar key={id} name={name} src={photo} size={28} />
          ))}
          {more > 0 && <span aria-hidden>+{more}</span>}
          {others.length === 0 && <span>{messages.selfElsewhere}</span>}
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          {/* Focusable, so that the list is read and scrolled by keyboard. */}
          <Popover.Content
            className="sp-studio-editor-list"
            aria-label={messages.title}
            tabIndex={0}
          >
            <ul>
              {editors.map(({ id, name, photo, isSelf, since, savedAt }) => (
                <li key={id}>
                  <Avatar name={name} src={photo} size={32} />
                  <div>
                    <p className="sp-studio-editor-name">
                      {isSelf ? messages.selfElsewhere : name}
                    </p>
                    <p className="sp-studio-note">
                      {messages.since(timeOf(since))}
                      {!isSelf && ' · '}
                      {!isSelf &&
                        (savedAt === null
                          ? messages.savedNothing
                          : messages.savedAt(timeOf(savedAt)))}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

const timeFormat = { hour: '2-digit', minute: '2-digit', hour12: false } as const
