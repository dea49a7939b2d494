import { useState, type ReactNode } from 'react'
import { DiscardQuestion } from './DiscardQuestion.js'

/**
 * Closes a dialog, after a question when something in it would be lost.
 * @returns what asks, and the question to render beside the dialog
 */
export function useDiscardQuestion(
  hasInput: boolean,
  onClose: () => void,
): { dismiss: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const dismiss = () => {
    if (hasInput) setAsking(true)
    else onClose()
  }
  const question = isAsking && (
    <DiscardQuestion
      onAnswer={(isDiscarded) => {
        setAsking(false)
        if (isDiscarded) onClose()
      }}
    />
  )
  return { dismiss, question }
}
