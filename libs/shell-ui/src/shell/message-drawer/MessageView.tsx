import { Button } from '@chakra-ui/react/button'
import { formatTime } from '@spruce/validators'
import { ArrowLeft, Paperclip } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../i18n/LanguageProvider.js'
import { FailedState } from '../../states/StateView.js'
import { isPlainClick } from '../TabLink.js'
import { drawerMessages } from './drawerMessages.js'
import type { MessageAttachment, MessageSummary, OpenedMessage } from './drawerTypes.js'
import { HtmlText, linkTarget } from './HtmlText.js'
import { MessageTags } from './MessageTags.js'

interface MessageViewProps {
  opened: OpenedMessage
  onBack: () => void
  onConfirm: ((message: MessageSummary) => unknown) | undefined
  onFollow: ((path: string) => void) | undefined
}

/** One message: what it says, what hangs on it, where it leads, and its confirmation. */
export function MessageView({ opened, onBack, onConfirm, onFollow }: MessageViewProps) {
  const messages = useMessages(drawerMessages)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { message, content, error, onRetry } = opened
  const hasFailed = Boolean(error)
  const kind = message.kind === 'notice' ? messages.notice : messages.letter
  const key = `${message.kind}-${message.id}`
  useEffect(() => heading.current?.focus(), [key])
  return (
    <>
      <div className="shell-message-bar">
        <button type="button" className="shell-message-back" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {messages.back}
        </button>
      </div>
      <article className="shell-message-view" aria-busy={!content && !hasFailed}>
        <h3 className="shell-message-name" tabIndex={-1} ref={heading}>
          {message.title}
        </h3>
        <p className="shell-message-meta">
          {!message.isSystem && <span className="shell-tag">{kind}</span>}
          <MessageTags message={message} />
          <time dateTime={message.at}>{formatTime(message.at, language)}</time>
        </p>
        {hasFailed ? (
          <FailedState error={error} onRetry={onRetry} />
        ) : (
          content && (
            <>
              {content.html.trim() ? (
                <HtmlText html={content.html} onFollow={onFollow} />
              ) : (
                <p className="shell-message-none">{messages.noText}</p>
              )}
              <Attachments attachments={content.attachments ?? []} />
              <MessageLink href={content.link} onFollow={onFollow} />
            </>
          )
        )}
      </article>
      {onConfirm && content && message.mustConfirm && !message.confirmed && (
        <ConfirmBar message={message} onConfirm={onConfirm} />
      )}
    </>
  )
}

interface ConfirmBarProps {
  message: MessageSummary
  onConfirm: (message: MessageSummary) => unknown
}

function ConfirmBar({ message, onConfirm }: ConfirmBarProps) {
  const messages = useMessages(drawerMessages)
  const [isPending, setPending] = useState(false)
  async function confirm() {
    setPending(true)
    try {
      await onConfirm(message)
    } finally {
      setPending(false)
    }
  }
  return (
    <footer className="shell-message-confirm">
      <p>{messages.confirmHint}</p>
      <Button loading={isPending} onClick={() => void confirm()}>
        {messages.confirm}
      </Button>
    </footer>
  )
}

function Attachments({ attachments }: { attachments: readonly MessageAttachment[] }) {
  const messages = useMessages(drawerMessages)
  if (attachments.length === 0) return null
  return (
    <section className="shell-message-files">
      <h4>{messages.attachments}</h4>
      <ul>
        {attachments.map(({ id, name, url, bytes }) => (
          <li key={id}>
            <Paperclip size={14} aria-hidden />
            <a className="ui-link" href={url} download={name}>
              {name}
            </a>
            <span>{sizeText(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MessageLinkProps {
  href: string | null | undefined
  onFollow: ((path: string) => void) | undefined
}

function MessageLink({ href, onFollow }: MessageLinkProps) {
  const messages = useMessages(drawerMessages)
  const target = linkTarget(href)
  if (!target) return null
  return (
    <a
      className="ui-link"
      href={target.href}
      {...(target.isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!target.isOwn || !onFollow || !isPlainClick(event)) return
        event.preventDefault()
        onFollow(target.href)
      }}
    >
      {messages.follow}
    </a>
  )
}

/** 1,536 → 1.5 KB. */
function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const size = bytes / 1024 ** power
  return `${String(Math.round(size * 10) / 10)} ${units[power] ?? 'B'}`
}
