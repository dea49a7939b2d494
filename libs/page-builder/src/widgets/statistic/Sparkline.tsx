import type { Cell } from '../../data/Frame.js'

const width = 100
const height = 24

/** How a number came about, in one line; its numbers are in the table of the widget. */
export function Sparkline({ values }: { readonly values: readonly Cell[] }) {
  const numbers = values.map((value) => (typeof value === 'number' ? value : null))
  const known = numbers.filter((value) => value !== null)
  if (known.length < 2) return null
  const least = Math.min(...known)
  const most = Math.max(...known)
  const step = width / (numbers.length - 1)
  const points = numbers.flatMap((value, at) => {
    if (value === null) return []
    const share = most === least ? 0.5 : (value - least) / (most - least)
    return [`${(at * step).toFixed(2)},${((1 - share) * (height - 2) + 1).toFixed(2)}`]
  })
  return (
    <svg
      className="sp-page-sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
