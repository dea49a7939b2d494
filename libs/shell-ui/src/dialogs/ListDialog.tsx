import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { layout } from '../theme/layout.js'
import { DialogFrame } from './DialogFrame.js'

export interface ListDialogProps {
  /** Stands at the top. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** Asked to close. */
  onClose: () => void
  /** Buttons at the bottom. Default: 关闭. */
  footer?: ReactNode
  /** What it holds. */
  children?: ReactNode
}

/** A list, a table or a record to look at: 800 px. */
export function ListDialog({ title, lead, onClose, footer, children }: ListDialogProps) {
  const messages = useMessages(uiMessages)
  return (
    <DialogFrame
      title={title}
      lead={lead}
      width={layout.dialog}
      closesOutside
      onDismiss={onClose}
      footer={
        footer ?? (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {messages.close}
          </Button>
        )
      }
    >
      {/* It may scroll, so the keyboard must reach it. */}
      <Dialog.Body role="region" aria-label={title} tabIndex={0} className="sp-dialog-list">
        {children}
      </Dialog.Body>
    </DialogFrame>
  )
}
