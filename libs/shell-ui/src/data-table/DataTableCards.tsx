import { useState } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useText } from '../i18n/text.js'
import { uiMessages } from '../messages.js'
import { cellContent } from './columns.js'
import { ActionsOfRow, rowTitle, SelectRow, type RowContext } from './DataTableRow.js'
import type { TableViewProps } from './TableGrid.js'

/** How many cards come at once: what a thumb can scroll, and a phone can draw. */
const portion = 100

/** The rows as cards, for narrow screens: a hundred, then more on request. */
export function DataTableCards<Row>(props: TableViewProps<Row>) {
  const { label, rows, rowId, context, selecting, isSkeleton } = props
  const messages = useMessages(uiMessages)
  const [limit, setLimit] = useState(portion)
  const left = rows.length - limit
  return (
    <ul className="sp-cards" aria-label={label}>
      {isSkeleton && <CardSkeletons />}
      {rows.slice(0, limit).map((row) => {
        const id = rowId(row)
        return (
          <li key={id} className={selecting.selection.has(id) ? 'sp-card sp-selected' : 'sp-card'}>
            <Card row={row} id={id} isSelected={selecting.selection.has(id)} context={context} />
          </li>
        )
      })}
      {left > 0 && (
        <li className="sp-card">
          <button type="button" className="sp-row-action" onClick={() => setLimit(limit + portion)}>
            {messages.showMore(Math.min(left, portion))}
          </button>
        </li>
      )}
    </ul>
  )
}

interface CardProps<Row> {
  row: Row
  id: string
  isSelected: boolean
  context: RowContext<Row>
}

function Card<Row>({ row, id, isSelected, context }: CardProps<Row>) {
  const say = useText()
  const { columns, hasActions, onSelect } = context
  const [first, ...rest] = columns
  const name = context.rowName(row)
  return (
    <>
      <div className="sp-card-head">
        {onSelect && <SelectRow name={name} id={id} isSelected={isSelected} onSelect={onSelect} />}
        <div className="sp-card-title">
          {first && rowTitle(cellContent(first, row, context.language), row, context.onOpen)}
        </div>
      </div>
      <dl className="sp-card-facts">
        {rest.map((column) => (
          <div key={column.id}>
            <dt>{say(column.header)}</dt>
            <dd>{cellContent(column, row, context.language)}</dd>
          </div>
        ))}
      </dl>
      {hasActions && <ActionsOfRow row={row} name={name} context={context} />}
    </>
  )
}

function CardSkeletons() {
  return [0, 1, 2, 3].map((key) => (
    <li key={key} className="sp-card" aria-hidden>
      <span className="sp-skeleton" style={{ width: '40%' }} />
      <span className="sp-skeleton" style={{ width: '75%' }} />
      <span className="sp-skeleton" style={{ width: '60%' }} />
    </li>
  ))
}
