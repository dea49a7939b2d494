import { useMemo, useRef } from 'react'
import { startsWith } from '../pinyin/matchText.js'
import { loadReadings, noReadings } from '../pinyin/pinyinReadings.js'
import { useLatest } from '../provider/useLatest.js'
import { TypedText } from './TypedText.js'

/** Says whether a name begins with what was typed. */
export type StartsTyped = (label: string) => boolean

export interface TypeAhead {
  /** Takes a letter. */
  type: (key: string) => void
  /** Another key came between: what is typed next is a new beginning. */
  clear: () => void
}

/**
 * Letters typed on a list or a tree go to what begins with them (WAI-ARIA: type-ahead), as it is written
 * or by its pinyin: no input method writes Chinese where there is no field. The dictionary is fetched
 * when letters are typed that nothing begins with as it is written.
 *
 * @param find goes to what it finds from where it stands (`isMore`) or after it, and says whether there is any
 */
export function useTypeAhead(find: (starts: StartsTyped, isMore: boolean) => boolean): TypeAhead {
  const typed = useRef(new TypedText())
  const readings = useRef(noReadings)
  const latest = useLatest(find)
  return useMemo(
    () => ({
      type(key) {
        const text = typed.current.add(key)
        const look = () => latest.current(startsWith(text, readings.current), text.length > 1)
        if (look() || readings.current !== noReadings || !/[a-z]/.test(text)) return
        void loadReadings().then((known) => {
          readings.current = known
          if (typed.current.current === text) look()
        })
      },
      clear: () => typed.current.clear(),
    }),
    [latest],
  )
}
