import { type DialogProps, MessageDrawer } from '@spruce/shell-ui'
import { useState } from 'react'
import type { Notice, NoticeLevel } from './noticeSource.js'

/** What a reader sees of a notice. */
export interface PreviewedNotice {
  title: string
  content: string
  level: NoticeLevel
  mustConfirm: boolean
  /** When it comes out: ISO 8601. */
  at: string
  attachments: readonly Pick<Notice['attachments'][number], 'id' | 'name' | 'bytes' | 'url'>[]
}

export interface NoticePreviewProps extends DialogProps {
  /** The notice. */
  notice: PreviewedNotice
}

/** A notice as its readers get it: in their own message drawer, which keeps nothing here. */
export function NoticePreview({ notice, onClose }: NoticePreviewProps) {
  const { title, content, level, mustConfirm, at, attachments } = notice
  const [isOpen, setOpen] = useState(true)
  const [isConfirmed, setConfirmed] = useState(false)
  function close() {
    setOpen(false)
    onClose()
  }
  return (
    <MessageDrawer
      isOpen={isOpen}
      onClose={close}
      tab="all"
      onTabChange={close}
      unread={0}
      groups={[]}
      opened={{
        message: {
          id: 'preview',
          kind: 'notice',
          isSystem: true,
          read: true,
          confirmed: isConfirmed,
          ...{ title, at, level, mustConfirm },
        },
        content: { html: content, attachments },
      }}
      onOpen={close}
      onBack={close}
      onConfirm={() => setConfirmed(true)}
    />
  )
}
