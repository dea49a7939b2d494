import { Input } from '@chakra-ui/react/input'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type CompositionEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useLatest } from '../provider/useLatest.js'
import { type FilterBinding, useFilter } from '../resource-page/useFilter.js'
import { times } from '../theme/layout.js'

/**
 * The text that is searched for: `name` binds it to the query of the page around. It changes after a pause
 * of `delay`, at once on Enter and on clearing; `undefined` for an empty text.
 */
export interface SearchFieldProps extends FilterBinding<string> {
  /** What can be searched for. */
  placeholder?: string
  /** Accessible name. Default: the placeholder, else 搜索. */
  label?: string
  /** Milliseconds. Default: 500 (spec section 9). */
  delay?: number
  /** Shown, and not to be used. */
  isDisabled?: boolean
}

/** A search text that waits for a pause and for the input method: half-typed pinyin is not searched. */
export function SearchField(props: SearchFieldProps) {
  const { placeholder, label, delay = times.debounce, isDisabled } = props
  const { value = '', onChange: change } = useFilter(props)
  const messages = useMessages(uiMessages)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isComposing = useRef(false)
  const onChange = useLatest(change)
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== told) setDraft(value) // from outside: a reset, a link, the Back button
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const name = label ?? placeholder ?? messages.search

  function tell(text: string) {
    clearTimeout(timer.current)
    const trimmed = text.trim()
    if (trimmed === value) return
    setTold(trimmed)
    onChange.current(trimmed || undefined)
  }

  function tellLater(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(text), delay)
  }

  function clear() {
    setDraft('')
    tell('')
    input.current?.focus()
  }

  return (
    <div className="sp-search" role="search" aria-label={name}>
      <Search size={16} aria-hidden className="sp-search-icon" />
      <Input
        ref={input}
        type="search"
        value={draft}
        disabled={isDisabled}
        placeholder={placeholder ?? messages.search}
        aria-label={name}
        ps="8"
        pe="8"
        onChange={(event) => {
          setDraft(event.target.value)
          if (!isComposing.current) tellLater(event.target.value)
        }}
        onCompositionStart={() => {
          isComposing.current = true
          clearTimeout(timer.current)
        }}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          isComposing.current = false
          tellLater(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') tell(draft)
          if (event.key === 'Escape' && draft) {
            event.stopPropagation()
            clear()
          }
        }}
      />
      {draft && !isDisabled && (
        <button
          type="button"
          className="sp-input-end sp-icon-button"
          aria-label={messages.clear}
          onClick={clear}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}
