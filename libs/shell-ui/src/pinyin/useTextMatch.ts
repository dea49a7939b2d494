import { useCallback, useEffect, useState } from 'react'
import { matchText, readyText } from './matchText.js'
import { loadReadings, noReadings, type Readings } from './pinyinReadings.js'

/** Says whether a text holds a keyword. @public */
export type TextMatcher = (text: string, keyword: string) => boolean

/**
 * Finds texts by characters, full pinyin or initials, each word of the keyword by itself. The dictionary of
 * pinyin comes with the first keyword; until then texts are found as they are written.
 */
export function useTextMatch(keyword: string | undefined): TextMatcher {
  const [readings, setReadings] = useState<Readings>(() => noReadings)
  const isAsked = keyword !== undefined && keyword.trim() !== ''
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    void loadReadings().then((loaded) => {
      if (!isGone) setReadings(() => loaded)
    })
    return () => {
      isGone = true
    }
  }, [isAsked])
  return useCallback(
    (text, wanted) =>
      wanted
        .trim()
        .toLowerCase()
        .split(/\s+/)
        .every((word) => word === '' || matchText(readyText(text, readings), word) !== undefined),
    [readings],
  )
}
