import { Button } from '@chakra-ui/react/button'
import { type FilterBinding, useFilter, useMessages } from '@spruce/shell-ui'
import { X } from 'lucide-react'
import { logMessages } from './logMessages.js'

/** Holds the id of the account; nothing shows nothing. */
export interface PersonFilterProps extends FilterBinding<string> {
  /** Lines on show, to say the person's name. */
  rows: readonly { userId: string | null; userName: string | null }[]
}

/** Says that only one person's lines are on show, and takes that back. It is set by a row's action. */
export function PersonFilter(props: PersonFilterProps) {
  const t = useMessages(logMessages)
  const { value: userId, onChange } = useFilter(props)
  if (userId === undefined) return null
  const name = props.rows.find((row) => row.userId === userId)?.userName ?? userId
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
      onClick={() => onChange(undefined)}
    >
      {text}
      <X aria-hidden />
    </Button>
  )
}
