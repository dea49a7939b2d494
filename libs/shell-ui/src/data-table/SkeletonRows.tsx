export interface SkeletonRowsProps {
  columnCount: number
}

const rowCount = 8

/** Grey bars in the shape of rows; hidden from screen readers, which hear `aria-busy`. */
export function SkeletonRows({ columnCount }: SkeletonRowsProps) {
  return Array.from({ length: rowCount }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columnCount }, (_cell, cell) => (
        <td key={cell}>
          <span
            className="sp-skeleton"
            style={{ width: `${45 + ((row * 7 + cell * 13) % 5) * 10}%` }}
          />
        </td>
      ))}
    </tr>
  ))
}
