/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** @param {readonly number[]} values @param {number} part 0 to 1 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? NaN
}

/** @param {number} ours @param {number} peer */
export function ratio(ours, peer) {
  return peer === 0 ? (ours === 0 ? 1 : Infinity) : ours / peer
}

/** @param {number} value */
export function formatFigure(value) {
  if (Number.isNaN(value)) return '-'
  if (value !== 0 && Math.abs(value) < 0.95) return String(Number(value.toPrecision(2)))
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1)
}

/** A ratio that two decimals would print as nothing keeps its first digits. @param {number} value */
export function formatRatio(value) {
  if (!Number.isFinite(value)) return '-'
  return value !== 0 && Math.abs(value) < 0.01
    ? String(Number(value.toPrecision(2)))
    : value.toFixed(2)
}

/**
 * One row per measure: each variant's figure, and ours divided by it.
 * @param {Record<string, Record<string, number>>} medians @param {string} ours
 * @returns {string} Markdown
 */
export function drawTable(medians, ours) {
  const names = Object.keys(medians)
  const header = ['measure', ...names.map((name) => (name === ours ? name : `${name} (ours ÷ it)`))]
  const rows = Object.keys(medians[ours] ?? {}).map((measure) => [
    measure,
    ...names.map((name) => {
      const value = medians[name]?.[measure] ?? NaN
      if (name === ours) return formatFigure(value)
      const quotient = ratio(medians[ours]?.[measure] ?? NaN, value)
      return `${formatFigure(value)} (${formatRatio(quotient)})`
    }),
  ])
  const widths = header.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(header), rule, ...rows.map(line)].join('\n')
}
