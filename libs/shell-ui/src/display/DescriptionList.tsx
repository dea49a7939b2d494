import type { ReactNode } from 'react'
import { emptyCell } from '@spruce/validators'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

/** A property and its value. @public */
export interface Description {
  label: string
  /** Nothing shows as -- (spec section 5, "Formatting"). */
  value: ReactNode
  /** Takes a whole line. */
  isWide?: boolean
}

/** @public */
export interface DescriptionListProps {
  /** Each with its name and its value. */
  items: readonly Description[]
  /** On a wide screen; fewer where there is no room. Default: 2. */
  columns?: 1 | 2 | 3
  /** Bars stand for the values. */
  isLoading?: boolean
}

/** A record's properties to read, in columns that fold together where it is narrow. @public */
export function DescriptionList({ items, columns = 2, isLoading = false }: DescriptionListProps) {
  const messages = useMessages(uiMessages)
  return (
    <dl className="sp-descriptions" data-columns={columns} aria-busy={isLoading || undefined}>
      {items.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? 'sp-description sp-wide' : 'sp-description'}>
          <dt>{label}</dt>
          <dd>
            {isLoading ? (
              <>
                <span className="sp-skeleton" aria-hidden />
                <span className="sp-sr-only">{messages.loading}</span>
              </>
            ) : (
              shown(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' || value === false
    ? emptyCell
    : value
}
