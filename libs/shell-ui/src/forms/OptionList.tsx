import { Check, Search } from 'lucide-react'
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { FieldControl } from './FieldFrame.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useTypeAhead } from '../type-ahead/useTypeAhead.js'

/** Something to choose. */
export interface Option {
  value: string
  label: string
  /** Second line. */
  description?: string
  isDisabled?: boolean
}

/** The search of a list as it stands. */
export interface OptionSearch {
  keyword: string
  setKeyword: (keyword: string) => void
  isLoading: boolean
  isFailed: boolean
}

export interface OptionListProps {
  label: string
  options: readonly Option[]
  chosen: ReadonlySet<string>
  isMultiple: boolean
  onChoose: (option: Option) => void
  /** Shown above the list when given. */
  search: OptionSearch | undefined
  /** Takes the element that gets the focus when the list opens. */
  attach: (element: HTMLElement | null) => void
  /** Of a list that is itself a field's control: what ties label, help and error to it. */
  control?: Pick<FieldControl<never>, 'id' | 'isDisabled' | 'isInvalid' | 'describedBy'>
}

/** A listbox, with a search above it when there is much to choose from. At most 300 px high (spec section 9). */
export function OptionList(props: OptionListProps) {
  const { label, options, chosen, isMultiple, onChoose, search, attach, control } = props
  const messages = useMessages(uiMessages)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.has(value)),
    ),
  )
  const at = Math.min(active, options.length - 1)
  const hasSearch = search !== undefined
  const setList = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element
      if (!hasSearch) attach(element)
    },
    [hasSearch, attach],
  )
  const optionId = (index: number) => `${listId}-${String(index)}`
  const activeId = at >= 0 ? optionId(at) : undefined

  function go(index: number) {
    const next = Math.min(Math.max(index, 0), options.length - 1)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  // Without a search, letters go to the next option that begins with them.
  const typeAhead = useTypeAhead((starts, isMore) => {
    const from = isMore ? at : at + 1
    const turned = [...options.keys()].map((step) => (from + step) % options.length)
    const next = turned.find((index) => starts(options[index]?.label ?? ''))
    if (next !== undefined) go(next)
    return next !== undefined
  })

  function isLetter(key: string) {
    return !search && key.length === 1 && key !== ' '
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 10,
      PageUp: at - 10,
      ...(search ? {} : { Home: 0, End: options.length - 1 }),
    }
    const option = options[at]
    const step = steps[event.key]
    const isChoice = event.key === 'Enter' || (event.key === ' ' && !search)
    if (step !== undefined) go(step)
    else if (isChoice && option && !option.isDisabled) onChoose(option)
    else if (isLetter(event.key)) typeAhead.type(event.key)
    else if (!isChoice) return
    event.preventDefault()
  }

  return (
    <>
      {search && (
        <div className="sp-picker-search">
          <Search size={16} aria-hidden className="sp-search-icon" />
          <input
            ref={attach}
            id={control?.id}
            disabled={control?.isDisabled}
            aria-invalid={control?.isInvalid || undefined}
            aria-describedby={control?.describedBy}
            role="combobox"
            aria-label={messages.searchOptions}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            className="sp-picker-input"
            placeholder={messages.search}
            value={search.keyword}
            onChange={(event) => {
              search.setKeyword(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      <div
        ref={setList}
        id={listId}
        role="listbox"
        tabIndex={search ? -1 : 0}
        className="sp-options"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-activedescendant={search ? undefined : activeId}
        aria-busy={search?.isLoading || undefined}
        onKeyDown={search ? undefined : onKeyDown}
      >
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the listbox or its search has the keys and the focus
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            className={index === at ? 'sp-option sp-active' : 'sp-option'}
            aria-selected={chosen.has(option.value)}
            aria-disabled={option.isDisabled || undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => {
              if (!option.isDisabled) onChoose(option)
            }}
          >
            <span className="sp-option-text">
              <span>{option.label}</span>
              {option.description && (
                <span className="sp-option-description">{option.description}</span>
              )}
            </span>
            {chosen.has(option.value) && <Check size={16} aria-hidden />}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className="sp-options-empty" role="status">
          {search?.isLoading
            ? messages.loading
            : search?.isFailed
              ? messages.optionsFailed
              : messages.noOptions}
        </p>
      )}
    </>
  )
}
