/** A cell by its row and column; column -1 is the name of the row. */
export interface GridPlace {
  row: number
  column: number
}

const pageStep = 10

/** Where a key leads (WAI-ARIA grid pattern); undefined for other keys. */
export function moveInGrid(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPlace,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | undefined {
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(-1, Math.min(columns - 1, nextColumn)),
  })
  switch (key) {
    case 'ArrowRight':
      return to(row, column + 1)
    case 'ArrowLeft':
      return to(row, column - 1)
    case 'ArrowDown':
      return to(row + 1, column)
    case 'ArrowUp':
      return to(row - 1, column)
    case 'PageDown':
      return to(row + pageStep, column)
    case 'PageUp':
      return to(row - pageStep, column)
    case 'Home':
      return to(ctrlKey ? 0 : row, -1)
    case 'End':
      return to(ctrlKey ? rows - 1 : row, columns - 1)
    default:
      return undefined
  }
}
