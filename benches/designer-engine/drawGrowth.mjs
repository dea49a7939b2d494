const [width, height] = [60, 15]

/**
 * Milliseconds by items, both in powers of ten: what grows in proportion rises by one box for each box to the right.
 * @param {Record<string, Record<string, number>>} medians with measures named `ms at 1000`
 */
export function drawGrowth(medians) {
  const lines = Object.entries(medians).map(([name, measures]) => ({
    name,
    points: Object.entries(measures).flatMap(([key, ms]) => {
      const size = /^ms at (\d+)$/.exec(key)?.[1]
      return size === undefined ? [] : [{ x: Math.log10(Number(size)), y: Math.log10(ms) }]
    }),
  }))
  const all = lines.flatMap(({ points }) => points)
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const low = Math.floor(Math.min(...all.map(({ y }) => y)))
  const high = Math.ceil(Math.max(...all.map(({ y }) => y)))
  const cells = Array.from({ length: height + 1 }, () => new Array(width + 1).fill(' '))
  lines.forEach(({ points }, index) => {
    const sign = signs[index] ?? '?'
    points.forEach((point, at) => {
      const next = points[at + 1] ?? point
      for (let part = 0; part <= 20; part += 1) {
        const x = point.x + ((next.x - point.x) * part) / 20
        const y = point.y + ((next.y - point.y) * part) / 20
        const row = cells[Math.round(((high - y) / (high - low)) * height)]
        const column = Math.round(((x - left) / (right - left)) * width)
        if (row && (row[column] === ' ' || part === 0)) row[column] = part === 0 ? sign : '.'
      }
    })
  })
  const label = (row) => {
    const power = high - (row * (high - low)) / height
    const isWhole = Math.abs(power - Math.round(power)) < (high - low) / height / 2
    return (isWhole ? `${10 ** Math.round(power)} ms` : '').padStart(9)
  }
  return [
    ...cells.map((row, index) => `${label(index)} |${row.join('').trimEnd()}`),
    `${' '.repeat(10)}+${'-'.repeat(width)}`,
    `${' '.repeat(10)} 100 items${'10,000 items'.padStart(width - 9)}`,
    '',
    ...lines.map(({ name }, index) => `${signs[index] ?? '?'} ${name}`),
  ].join('\n')
}

const signs = ['S', 'R', 'F', 'G']
