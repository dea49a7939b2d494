import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import {
  AppWindow,
  Building2,
  FileText,
  LayoutGrid,
  Mail,
  Network,
  Search,
  Settings2,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useOpenDialog } from '../../dialogs/useOpenDialog.js'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { searchMessages } from './searchMessages.js'
import type { SearchEntry, SearchIcon, SearchRange, SearchSource } from './searchTypes.js'
import { useSearch, type SearchGroup, type SourcedHit } from './useSearch.js'

/** @public */
export interface CommandPaletteProps {
  /** Whether it is on show. */
  isOpen: boolean
  /** Asked to close. */
  onClose: () => void
  /** In the order of their headings. The same array while nothing about it changes. */
  sources: readonly SearchSource[]
  /** What was chosen lately, `<source>:<entry>`, the last first. Default: nothing. */
  recent?: readonly string[]
  /** Takes what `recent` is to be. */
  onRecentChange?: (recent: readonly string[]) => void
}

/** So many choices are remembered. */
const mostRecent = 5
/** PageUp and PageDown go so far. */
const pageStep = 8

/**
 * The global search: pages, people, settings and whatever the sources have, found while typing by
 * characters, full pinyin and initials. A combobox with a listbox (WAI-ARIA): the focus stays with the
 * words while the arrows go through the results; Enter opens, Escape closes. @public
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose } = props
  const messages = useMessages(searchMessages)
  const id = useId()
  useOpenDialog({ isOpen, onDismiss: onClose, isOfFrame: true })
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      placement="top"
      scrollBehavior="inside"
      initialFocusEl={() => document.getElementById(`${id}-words`)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner className="shell-palette-place">
          <Dialog.Content className="shell-palette" aria-label={messages.title}>
            <Palette {...props} id={id} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Palette(props: CommandPaletteProps & { id: string }) {
  const { sources, recent = [], onRecentChange, onClose, id } = props
  const messages = useMessages(searchMessages)
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const isEmpty = keyword.trim() === ''
  const results = useSearch(sources, keyword)
  const remembered = useRemembered(sources, recent)
  const groups = useMemo((): readonly SearchGroup[] => {
    const answering = results.groups.filter(({ hits, isFailed }) => hits.length > 0 || isFailed)
    if (!isEmpty || remembered.length === 0) return answering
    const group = { id: 'recent', title: messages.recent, hits: remembered, isFailed: false }
    return [group, ...answering]
  }, [results.groups, remembered, isEmpty, messages])
  const hits = groups.flatMap((group) => group.hits)
  const at = Math.min(active, hits.length - 1)
  const firstOf = (nth: number) =>
    groups.slice(0, nth).reduce((count, group) => count + group.hits.length, 0)
  const optionId = (index: number) => `${id}-option-${String(index)}`

  function go(index: number) {
    const next = Math.min(Math.max(index, 0), hits.length - 1)
    setActive(next)
    list.current
      ?.querySelectorAll('[role="option"]')
      .item(next)
      .scrollIntoView({ block: 'nearest' })
  }

  function choose(hit: SourcedHit) {
    const { source, entry } = hit
    const chosen = `${source.id}:${entry.id}`
    onRecentChange?.([chosen, ...recent.filter((one) => one !== chosen)].slice(0, mostRecent))
    onClose()
    source.onChoose(entry)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while it composes.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari tells its last key by nothing else than 229
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const last = hits.length - 1
    const steps: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: at + pageStep,
      PageUp: at - pageStep,
      Home: 0,
      End: last,
    }
    const step = steps[event.key]
    const hit = hits[at]
    if (step !== undefined && hits.length > 0) go(step)
    else if (event.key === 'Enter' && hit) choose(hit)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="shell-palette-head">
        <Search size={18} aria-hidden />
        <input
          id={`${id}-words`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={messages.title}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          placeholder={messages.placeholder}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setActive(0)
            if (list.current) list.current.scrollTop = 0
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.close}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <div
        className="shell-palette-list"
        role="listbox"
        id={`${id}-list`}
        aria-label={messages.results}
        aria-busy={results.isBusy}
        ref={list}
      >
        {groups.map((group, nth) => (
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className="shell-palette-group"
          >
            <div className="shell-palette-heading" id={`${id}-${group.id}`} role="presentation">
              {group.title}
            </div>
            {group.hits.map((hit, place) => {
              const own = firstOf(nth) + place
              return (
                <Result
                  key={`${hit.source.id}:${hit.entry.id}`}
                  id={optionId(own)}
                  hit={hit}
                  isActive={own === at}
                  onPoint={() => setActive(own)}
                  onChoose={() => choose(hit)}
                />
              )
            })}
            {group.isFailed && (
              <div className="shell-palette-failed" role="presentation">
                {messages.failed(group.title)}
              </div>
            )}
          </div>
        ))}
      </div>
      {groups.length === 0 && (
        <div className="shell-palette-none">
          {isEmpty ? (
            <p>{messages.start}</p>
          ) : results.isBusy ? (
            <p>{messages.searching}</p>
          ) : (
            <>
              <p className="shell-palette-nothing">{messages.nothing(keyword.trim())}</p>
              <p>{messages.nothingHint}</p>
            </>
          )}
        </div>
      )}
      <footer className="shell-palette-foot" aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {messages.keyMove}
        </span>
        <span>
          <kbd>Enter</kbd> {messages.keyOpen}
        </span>
        <span>
          <kbd>Esc</kbd> {messages.keyClose}
        </span>
      </footer>
      <span className="shell-only-read" role="status">
        {statusText()}
      </span>
    </>
  )

  function statusText(): string {
    if (isEmpty) return ''
    if (hits.length > 0) return messages.found(hits.length)
    return results.isBusy ? messages.searching : messages.nothing(keyword.trim())
  }
}

const icons: Readonly<Record<SearchIcon, LucideIcon>> = {
  page: FileText,
  menu: LayoutGrid,
  app: AppWindow,
  person: UserRound,
  department: Network,
  message: Mail,
  setting: Settings2,
  tenant: Building2,
}

interface ResultProps {
  id: string
  hit: SourcedHit
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Result({ id, hit, isActive, onPoint, onChoose }: ResultProps) {
  const { entry, ranges } = hit
  const { title, subtitle, icon = 'page' } = entry
  const Icon = icons[icon]
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- the focus stays with the words, whose keys choose it (aria-activedescendant)
    <div
      className="shell-palette-option"
      role="option"
      id={id}
      aria-selected={isActive}
      onPointerMove={() => {
        if (!isActive) onPoint()
      }}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus where it is
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <span className="shell-palette-title" title={title}>
        <Marked text={title} ranges={ranges} />
      </span>
      {subtitle && <span className="shell-palette-sub">{subtitle}</span>}
    </div>
  )
}

/** The text with what was found in it. */
function Marked({ text, ranges }: { text: string; ranges: readonly SearchRange[] }) {
  if (ranges.length === 0) return text
  const characters = Array.from(text)
  const isMarked = (index: number) => ranges.some(([from, to]) => index >= from && index < to)
  const parts: { text: string; marked: boolean; at: number }[] = []
  for (const [index, character] of characters.entries()) {
    const marked = isMarked(index)
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += character
    else parts.push({ text: character, marked, at: index })
  }
  return parts.map((part) =>
    part.marked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  )
}

/** What was chosen lately and is still there, among the sources whose entries are at hand. */
function useRemembered(
  sources: readonly SearchSource[],
  recent: readonly string[],
): readonly SourcedHit[] {
  const [remembered] = useState(() =>
    recent.flatMap((chosen) => {
      const source = sources.find(({ id }) => chosen.startsWith(`${id}:`))
      const entries = source?.entries?.()
      if (!source || !isAtHand(entries)) return []
      const entry = entries.find(({ id }) => `${source.id}:${id}` === chosen)
      return entry ? [{ source, entry, ranges: [] }] : []
    }),
  )
  return remembered
}

function isAtHand(
  entries: readonly SearchEntry[] | Promise<readonly SearchEntry[]> | undefined,
): entries is readonly SearchEntry[] {
  return Array.isArray(entries)
}
