import type { PageDocument, PageNode } from '@spruce/designer-engine'
import { useMessages } from '@spruce/shell-ui'
import { useMemo, useState } from 'react'
import { differenceMessages } from './differenceMessages.js'
import { drawnColumns, drawPage, rootOf, type DifferenceMark } from './drawPage.js'
import { historyMessages } from './historyMessages.js'
import { pageDifferences, type PageDifference } from './pageDifferences.js'
import { studioMessages } from './studioMessages.js'

/** Props of PageDifferenceView. */
export interface PageDifferenceViewProps {
  /** The page before. */
  from: PageDocument
  /** The page after. */
  to: PageDocument
  /** What the page before is called. */
  fromLabel: string
  /** What the page after is called. */
  toLabel: string
  /** What to say where nothing differs. */
  same: string
  /** What people call a component. */
  nameOf: (node: PageNode) => string
}

/** Pixels of a row, and of a whole drawing, at most. */
const rowHeight = 10
const drawingHeight = 360

/** One sign for each mark; the legend has its word. */
const signs: Readonly<Record<DifferenceMark, string>> = {
  ...{ added: '+', removed: '−', changed: '≠', moved: '→', inside: '…' },
}

/** What differs between two states of a page: both in outline, and a list; a press on its entry shows the box. */
export function PageDifferenceView(props: PageDifferenceViewProps) {
  const { from, to, fromLabel, toLabel, same, nameOf } = props
  const messages = useMessages(historyMessages)
  const words = useMessages(differenceMessages)
  const widths = useMessages(studioMessages)
  const [chosen, setChosen] = useState<string>()
  const differences = useMemo(() => pageDifferences(from, to), [from, to])
  const drawings = useMemo(
    () => [drawPage(from, differences), drawPage(to, differences)] as const,
    [from, to, differences],
  )
  if (differences.length === 0) return <p className="sp-studio-note">{same}</p>
  const marks = new Set(drawings.flatMap(({ boxes }) => boxes.flatMap(({ mark }) => mark ?? [])))
  const sides = [
    { page: from, label: fromLabel, drawing: drawings[0] },
    { page: to, label: toLabel, drawing: drawings[1] },
  ]
  return (
    <div className="sp-studio-difference">
      {sides.map(({ page, label, drawing: { boxes, rows } }, side) => {
        const shown = chosen === undefined ? undefined : rootOf(page, chosen)
        const height = Math.min(rowHeight, drawingHeight / Math.max(1, rows))
        return (
          <figure key={side} className="sp-studio-drawing">
            <figcaption>{label}</figcaption>
            <div
              role="img"
              aria-label={words.drawing(label, boxes.length)}
              className="sp-studio-drawing-page"
              style={{ height: rows * height }}
            >
              {boxes.map(({ node, rect: { x, y, w, h }, mark }) => (
                <span
                  key={node.id}
                  className="sp-studio-drawing-box"
                  data-mark={mark}
                  data-chosen={node.id === shown || undefined}
                  title={mark ? words.marked(words[mark], nameOf(node)) : nameOf(node)}
                  style={{
                    ...{ left: share(x), width: share(w) },
                    ...{ top: y * height, height: h * height },
                  }}
                >
                  {mark && <strong>{signs[mark]} </strong>}
                  {nameOf(node)}
                </span>
              ))}
            </div>
          </figure>
        )
      })}
      <div className="sp-studio-difference-list">
        {marks.size > 0 && (
          <ul className="sp-studio-drawing-legend" aria-label={words.legend}>
            {[...marks].map((mark) => (
              <li key={mark}>
                <span className="sp-studio-drawing-sign" data-mark={mark} aria-hidden>
                  {signs[mark]}
                </span>
                {words[mark]}
              </li>
            ))}
          </ul>
        )}
        <ul className="sp-studio-list">
          {differences.map((difference, at) => {
            const { kind, node, at: narrow } = difference
            const name = wordFor(difference, messages, nameOf)
            const where = narrow?.map((one) => widths[one])
            const line = messages[kind](where ? words.atWidths(name, where) : name)
            // Two components may have the same name.
            return (
              <li key={`${at} ${line}`}>
                {node ? (
                  <button
                    type="button"
                    className="sp-text-button"
                    aria-pressed={chosen === node.id}
                    onClick={() => setChosen(chosen === node.id ? undefined : node.id)}
                  >
                    {line}
                  </button>
                ) : (
                  line
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

interface ThingWords {
  readonly query: (name: string) => string
  readonly variable: (name: string) => string
  readonly page: string
}

/** What a difference is of. */
function wordFor(
  { of, node, name = '' }: PageDifference,
  words: ThingWords,
  nameOf: (node: PageNode) => string,
): string {
  if (of === 'component') return node ? nameOf(node) : ''
  return of === 'page' ? words.page : words[of](name)
}

function share(columns: number): string {
  return `${(columns / drawnColumns) * 100}%`
}
