import type { GridRect, PageNode } from '@spruce/designer-engine'

interface TemplatePreviewProps {
  readonly nodes: readonly PageNode[]
}

/** Units of the drawing that a column is wide and a row is high. */
const columnWidth = 10
const rowHeight = 7
const columns = 24
/** So many rows are drawn at most: the beginning of the page says enough. */
const mostRows = 24
const space = 3

/** The layout of a page in outline: where components lie and of which kind they are. Says nothing by itself. */
export function TemplatePreview({ nodes }: TemplatePreviewProps) {
  const roots = nodes.filter(({ parent }) => parent === null)
  return (
    <svg
      className="sp-studio-template-preview"
      viewBox={`0 0 ${String(columns * columnWidth)} ${String(mostRows * rowHeight)}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      {roots.map((node) => (
        <Outline key={node.id} type={node.type} rect={boxOf(node)} />
      ))}
    </svg>
  )
}

/** Where a component is drawn. */
function boxOf({ x, y, w, h }: GridRect): GridRect {
  return {
    ...{ x: x * columnWidth + space, y: y * rowHeight + space },
    ...{ w: w * columnWidth - 2 * space, h: h * rowHeight - 2 * space },
  }
}

interface OutlineProps {
  readonly type: string
  readonly rect: GridRect
}

function Outline({ type, rect }: OutlineProps) {
  const { x, y, w, h } = rect
  const isContainer = type === 'spruce.section'
  return (
    <g>
      <rect {...{ x, y, rx: 3 }} width={w} height={h} data-container={isContainer} />
      {isContainer ? (
        <path d={`M${String(x + 5)} ${String(y + 7)}h${String(w / 4)}`} />
      ) : (
        <path d={marks(type, rect)} />
      )}
    </g>
  )
}

/** Lines that stand for what a component shows. */
function marks(type: string, { x, y, w, h }: GridRect): string {
  const inner = { x: x + 6, y: y + 6, w: w - 12, h: h - 12 }
  const line = (dx: number, dy: number, length: number) =>
    `M${String(inner.x + dx)} ${String(inner.y + dy)}h${String(length)}`
  switch (type) {
    case 'spruce.statistic':
    case 'spruce.clock':
      return line(0, 0, inner.w / 2) + line(0, inner.h, inner.w / 4)
    case 'spruce.chart': {
      const heights = [0.4, 0.7, 0.5, 0.9, 0.6, 0.8]
      const step = inner.w / heights.length
      return heights
        .map((share, at) => {
          const left = inner.x + step * (at + 0.5)
          return `M${String(left)} ${String(inner.y + inner.h)}v${String(-share * inner.h)}`
        })
        .join('')
    }
    case 'spruce.pie': {
      const r = Math.min(inner.w, inner.h) / 2
      const left = inner.x + inner.w / 2 - r
      const arc = `a${String(r)} ${String(r)} 0 1 0`
      return `M${String(left)} ${String(inner.y + inner.h / 2)}${arc} ${String(2 * r)} 0${arc} ${String(-2 * r)} 0`
    }
    case 'spruce.app-launcher': {
      const count = Math.max(1, Math.floor(inner.w / 22))
      const tiles = Array.from({ length: count }, (_, at) => line(at * 22, inner.h / 2, 10))
      return tiles.join('')
    }
    default: {
      const count = Math.max(1, Math.floor(inner.h / 9))
      const lengths = [1, 0.8, 0.9, 0.6]
      return Array.from({ length: count }, (_, at) =>
        line(0, at * 9, inner.w * (lengths[at % lengths.length] ?? 1)),
      ).join('')
    }
  }
}
