import { useLanguage, useMessages } from '@spruce/shell-ui'
import { useState, type ReactNode } from 'react'
import { pageMessages } from '../messages.js'
import { OpenLink } from '../work/OpenLink.js'

/** So many more are drawn at a time. */
const step = 200

/** Where all of a list is shown. @public */
export interface WholeList {
  /** For a window of its own; without one it is a button. */
  readonly href?: string
  open(): void
}

interface FirstRowsProps {
  /** How many there are to show. */
  readonly count: number
  /** So many are shown at first. */
  readonly limit: number
  /** How many there are in all, where not all of them came. Default: `count`. */
  readonly total?: number | undefined
  /** More than `count` exist, and nobody knows how many. */
  readonly hasMore?: boolean | undefined
  /** Leads to all of them; without it the rest is shown in place. */
  readonly whole?: WholeList | undefined
  /** Draws so many of them. */
  readonly children: (shown: number) => ReactNode
}

/** The first of a list; where there are more, it says how many, and leads to them. */
export function FirstRows({ count, limit, whole, children, ...rest }: FirstRowsProps) {
  const [added, setAdded] = useState(0)
  const shown = Math.min(count, limit + added)
  const { total = count, hasMore = false } = rest
  const isAll = shown >= total && !hasMore
  return (
    <>
      {children(shown)}
      {(!isAll || added > 0) && (
        <div className="sp-page-rest">
          <span>
            <Shown shown={shown} total={Math.max(total, count)} hasMore={hasMore} />
          </span>
          {whole ? (
            <OpenLink className="sp-text-button" href={whole.href} onOpen={() => whole.open()}>
              <SeeAll total={hasMore ? undefined : total} />
            </OpenLink>
          ) : (
            (shown < count || added > 0) && (
              <button
                type="button"
                className="sp-text-button"
                onClick={() => setAdded(shown < count ? shown - limit + step : 0)}
              >
                <ShowMore shown={shown} count={count} />
              </button>
            )
          )}
        </div>
      )}
    </>
  )
}

interface ShownProps {
  readonly shown: number
  readonly total: number
  readonly hasMore: boolean
}

function Shown({ shown, total, hasMore }: ShownProps) {
  const messages = useMessages(pageMessages)
  const number = new Intl.NumberFormat(useLanguage())
  const say = hasMore ? messages.shownOfMore : messages.shownOf
  return say(number.format(shown), number.format(total))
}

function SeeAll({ total }: { readonly total: number | undefined }) {
  const messages = useMessages(pageMessages)
  const number = new Intl.NumberFormat(useLanguage())
  return total === undefined ? messages.seeAll : messages.seeAllOf(number.format(total))
}

function ShowMore({ shown, count }: { readonly shown: number; readonly count: number }) {
  const messages = useMessages(pageMessages)
  const number = new Intl.NumberFormat(useLanguage())
  if (shown >= count) return messages.showFewer
  if (shown + step >= count) return messages.showAll(number.format(count))
  return messages.showMore(number.format(step))
}
