import { rowCount, type Frame } from '../data/Frame.js'
import { FirstRows } from './FirstRows.js'
import { labelOf } from './sayCell.js'
import { useSayCell } from './useSayCell.js'

/** So many rows a table of a widget's data draws at first; a file has them all. */
const mostRows = 200

export interface FrameTableProps {
  /** Names the table and the region around it. */
  readonly title: string
  /** What it shows. */
  readonly frame: Frame
}

/** A frame as a table: what a widget says, for who does not see it. */
export function FrameTable({ title, frame }: FrameTableProps) {
  const say = useSayCell()
  const count = rowCount(frame)
  return (
    <div
      className="sp-page-table-scroll"
      role="region"
      aria-label={title}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
      tabIndex={0}
    >
      <FirstRows count={count} limit={mostRows} hasMore={frame.isCut}>
        {(shown) => (
          <table className="sp-page-table">
            <caption className="sp-sr-only">{title}</caption>
            <thead>
              <tr>
                {frame.columns.map((column) => (
                  <th key={column.name} scope="col" data-type={column.type}>
                    {labelOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: shown }, (_, row) => (
                <tr key={row}>
                  {frame.columns.map((column) => (
                    <td key={column.name} data-type={column.type}>
                      {say(column, column.values[row])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FirstRows>
    </div>
  )
}
