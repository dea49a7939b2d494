/** What a spreadsheet takes for the beginning of a formula, in both widths. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as spreadsheets open it: UTF-8 with its mark, lines ended by CR LF. No cell begins a formula:
 * a quote in front keeps it a text.
 */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
