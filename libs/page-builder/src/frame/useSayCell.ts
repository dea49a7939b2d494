import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useMemo } from 'react'
import { pageMessages } from '../messages.js'
import { sayCellIn, type SayCell } from './sayCell.js'

/** Writes cells in the language to speak here. */
export function useSayCell(): SayCell {
  const language = useLanguage()
  const { yes, no } = useMessages(pageMessages)
  return useMemo(() => sayCellIn(language, { yes, no }), [language, yes, no])
}
