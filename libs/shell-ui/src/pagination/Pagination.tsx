import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { NativeSelect } from '../forms/NativeSelect.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useIsNarrow } from '../provider/useMedia.js'
import { offeredSizes, pageCount, pageItems } from './pages.js'

export interface PaginationProps {
  /** From 1. */
  page: number
  /** Rows on a page. */
  size: number
  /** Rows in all; the control is hidden at 0 (spec section 9). */
  total: number
  /** A change of size comes with page 1 (spec section 9). */
  onChange: (next: { page: number; size: number }) => void
  /** 20 px high, with a page-jump input and '/ total pages' (spec section 9). */
  isCompact?: boolean
}

/** Which page of a list, and how much of it (spec section 9). */
export function Pagination(props: PaginationProps) {
  const { page, size, total, onChange, isCompact = false } = props
  const messages = useMessages(uiMessages)
  const isNarrow = useIsNarrow()
  if (total === 0) return null
  const count = pageCount(total, size)
  const go = (next: number) => {
    const target = Math.min(Math.max(next, 1), count)
    if (target !== page) onChange({ page: target, size })
  }
  const isShort = isCompact || isNarrow
  return (
    <nav
      className={isCompact ? 'sp-pagination sp-pagination-compact' : 'sp-pagination'}
      aria-label={messages.pagination}
    >
      {!isCompact && <span className="sp-pagination-total">{messages.total(total)}</span>}
      <div className="sp-pagination-pages">
        <button
          type="button"
          className="sp-page-number"
          aria-label={messages.previousPage}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        {isShort ? (
          <PageJump page={page} count={count} onJump={go} />
        ) : (
          <PageNumbers page={page} count={count} onGo={go} />
        )}
        <button
          type="button"
          className="sp-page-number"
          aria-label={messages.nextPage}
          disabled={page >= count}
          onClick={() => go(page + 1)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
      {!isCompact && (
        <NativeSelect
          isSmall
          label={messages.pageSize}
          value={size}
          onChange={(chosen) => onChange({ page: 1, size: Number(chosen) })}
        >
          {offeredSizes(size).map((offered) => (
            <option key={offered} value={offered}>
              {messages.perPage(offered)}
            </option>
          ))}
        </NativeSelect>
      )}
    </nav>
  )
}

interface PageNumbersProps {
  page: number
  count: number
  onGo: (page: number) => void
}

function PageNumbers({ page, count, onGo }: PageNumbersProps) {
  const messages = useMessages(uiMessages)
  return pageItems(page, count).map((item) =>
    typeof item === 'number' ? (
      <button
        key={item}
        type="button"
        className="sp-page-number"
        aria-label={messages.page(item)}
        aria-current={item === page ? 'page' : undefined}
        onClick={() => onGo(item)}
      >
        {item}
      </button>
    ) : (
      <span key={item} className="sp-page-gap" aria-hidden>
        …
      </span>
    ),
  )
}

interface PageJumpProps {
  page: number
  count: number
  onJump: (page: number) => void
}

function PageJump({ page, count, onJump }: PageJumpProps) {
  const messages = useMessages(uiMessages)
  const [draft, setDraft] = useState<string>()
  function jump(event: SyntheticEvent) {
    event.preventDefault()
    const target = Number(draft)
    if (Number.isInteger(target) && target >= 1) onJump(target)
    setDraft(undefined)
  }
  return (
    <form className="sp-page-jump" onSubmit={jump}>
      <input
        className="sp-page-input"
        inputMode="numeric"
        aria-label={messages.jumpTo}
        value={draft ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={jump}
      />
      <span>{messages.totalPages(count)}</span>
    </form>
  )
}
