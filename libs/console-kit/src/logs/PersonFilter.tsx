import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { X } from 'lucide-react'
import { logMessages } from './logMessages.js'

export interface PersonFilterProps {
  /** Id of the account; nothing shows nothing. */
  userId: string | undefined
  /** Lines on show, to say the person's name. */
  rows: readonly { userId: string | null; userName: string | null }[]
  /** Everybody is wanted again. */
  onClear: () => void
}

/** Says that only one person's lines are on show, and takes that back. It is set by a row's action. */
export function PersonFilter({ userId, rows, onClear }: PersonFilterProps) {
  const t = useMessages(logMessages)
  if (userId === undefined) return null
  const name = rows.find((row) => row.userId === userId)?.userName ?? userId
  const text = t.clearPerson(name)
  return (
    <Button
      variant="subtle"
      colorPalette="gray"
      maxW="full"
      h="auto"
      minH="control"
      whiteSpace="normal"
      aria-label={t.clearFilter(text)}
      onClick={onClear}
    >
      {text}
      <X aria-hidden />
    </Button>
  )
}
