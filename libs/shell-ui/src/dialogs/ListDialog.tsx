import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { layout } from '../theme/layout.js'
import { DialogFrame } from './DialogFrame.js'
import { useDiscardQuestion } from './useDiscardQuestion.js'

export interface ListDialogProps {
  /** Stands at the top. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** Something is chosen in it that closing would lose: it asks before. */
  hasInput?: boolean
  /** Asked to close. */
  onClose: () => void
  /** Buttons at the bottom. Default: 关闭. */
  footer?: ReactNode
  /** What it holds. */
  children?: ReactNode
}

/** A list, a table or a record to look at: 800 px. */
export function ListDialog(props: ListDialogProps) {
  const { title, lead, hasInput = false, onClose, footer, children } = props
  const messages = useMessages(uiMessages)
  const { dismiss, question } = useDiscardQuestion(hasInput, onClose)

  return (
    <>
      <DialogFrame
        title={title}
        lead={lead}
        width={layout.dialog}
        closesOutside
        hasInput={hasInput}
        onDismiss={dismiss}
        footer={
          footer ?? (
            <Button variant="outline" colorPalette="gray" onClick={dismiss}>
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
      {question}
    </>
  )
}
