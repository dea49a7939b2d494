import { ArrowDownRight, ArrowRight, ArrowUpRight, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { displayMessages } from './displayMessages.js'

/** How a figure has moved. @public */
export interface StatChange {
  /** A share: 0.12 is 12 %. Its sign says where to. */
  share: number
  /** Against what: 较上周. */
  label: string
  /** Less is better, as of failures. */
  isLessBetter?: boolean
}

/** @public */
export interface StatTileProps {
  /** What the figure counts. */
  label: string
  /** A number is written as the language writes it; nothing shows as --. */
  value: number | string | undefined
  /** What is counted; stands behind the number. */
  unit?: string
  /** How it changed, and against what. */
  change?: StatChange
  /** Bars stand for the figure. */
  isLoading?: boolean
  /** The figure could not be loaded. */
  isFailed?: boolean
  /** Asked to try again; without it nothing offers to. */
  onRetry?: () => void
  /** Leads to what the figure counts. */
  onOpen?: () => void
  /** Below, as a small chart. */
  children?: ReactNode
}

/** One figure with its name, and how it has moved in a word and an arrow, never by colour alone. @public */
export function StatTile(props: StatTileProps) {
  const { label, value, unit, change, isLoading = false, isFailed = false, onOpen } = props
  const messages = useMessages(displayMessages)
  const general = useMessages(uiMessages)
  const language = useLanguage()
  const text = typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  return (
    <article className="sp-stat" aria-label={label} aria-busy={isLoading || undefined}>
      <div className="sp-stat-head">
        <span className="sp-stat-label">{label}</span>
        {onOpen && (
          <button
            type="button"
            className="sp-icon-button sp-icon-button-small"
            aria-label={messages.open(label)}
            onClick={onOpen}
          >
            <ArrowUpRight size={14} aria-hidden />
          </button>
        )}
      </div>
      {isLoading ? (
        <>
          <span className="sp-skeleton sp-stat-skeleton" aria-hidden />
          <span className="sp-sr-only">{general.loading}</span>
        </>
      ) : isFailed ? (
        <div className="sp-stat-failed" role="alert">
          <span>{messages.statFailed}</span>
          {props.onRetry && (
            <button type="button" className="sp-text-button" onClick={props.onRetry}>
              <RotateCw size={12} aria-hidden /> {general.retry}
            </button>
          )}
        </div>
      ) : (
        <>
          <p className="sp-stat-value">
            {text === undefined || text === '' ? '--' : text}
            {unit && text && <span className="sp-stat-unit">{unit}</span>}
          </p>
          {change && <Change change={change} />}
          {props.children}
        </>
      )}
    </article>
  )
}

function Change({ change }: { change: StatChange }) {
  const messages = useMessages(displayMessages)
  const language = useLanguage()
  const { share, label, isLessBetter = false } = change
  const way = Math.sign(share)
  const Icon = way > 0 ? ArrowUpRight : way < 0 ? ArrowDownRight : ArrowRight
  const word = way > 0 ? messages.rising : way < 0 ? messages.falling : messages.unchanged
  const isGood = isLessBetter ? way < 0 : way > 0
  const size = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <p className="sp-stat-change" data-tone={way === 0 ? 'flat' : isGood ? 'good' : 'bad'}>
      <Icon size={14} aria-hidden />
      <span>
        {label} {word}
        {way !== 0 && ` ${size.format(Math.abs(share))}`}
      </span>
    </p>
  )
}
