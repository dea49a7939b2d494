import { useEffect, useMemo, useState } from 'react'
import { useLatest } from '../provider/useLatest.js'
import { times } from '../theme/layout.js'
import type { Option, OptionSearch } from './OptionList.js'

/** Asks a server for options; aborts when the person types on. */
export type FindOptions = (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>

/** From so many options on, a list has a search. */
const searchFrom = 9

/**
 * The options to show: those in hand, narrowed by what is typed, or a server's answer. Each opening
 * begins without a search.
 */
export function useOptions(
  options: readonly Option[],
  find: FindOptions | undefined,
  isOpen: boolean,
): { options: readonly Option[]; search: OptionSearch | undefined } {
  const [keyword, setKeyword] = useState('')
  const [answer, setAnswer] = useState<{ of: string; options?: readonly Option[] }>()
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setKeyword('')
      if (answer?.of) setAnswer(undefined) // of a search that is over
    }
  }
  const latestFind = useLatest(find)
  const isRemote = find !== undefined

  useEffect(() => {
    if (!isRemote || !isOpen) return
    const controller = new AbortController()
    const delay = keyword ? times.debounce : 0
    const timer = setTimeout(() => {
      latestFind
        .current?.(keyword, controller.signal)
        .then((found) => {
          if (!controller.signal.aborted) setAnswer({ of: keyword, options: found })
        })
        .catch(() => {
          if (!controller.signal.aborted) setAnswer({ of: keyword })
        })
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isRemote, isOpen, keyword, latestFind])

  const shown = useMemo(() => {
    if (isRemote) return answer?.options ?? options
    const text = keyword.trim().toLowerCase()
    return text ? options.filter((option) => matches(option, text)) : options
  }, [isRemote, answer, options, keyword])
  const isAnswered = answer?.of === keyword
  const hasSearch = isRemote || options.length >= searchFrom
  return {
    options: shown,
    search: hasSearch
      ? {
          keyword,
          setKeyword,
          isLoading: isRemote && !isAnswered,
          isFailed: isRemote && isAnswered && answer.options === undefined,
        }
      : undefined,
  }
}

function matches({ label, description = '' }: Option, text: string) {
  return label.toLowerCase().includes(text) || description.toLowerCase().includes(text)
}
