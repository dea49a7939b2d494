import { useMemo, useRef } from 'react'
import type { PageConfig } from '../index.js'
import type { GridGeometry } from './geometry.js'
import { useWidth } from './useWidth.js'

/** The grid of one slot on the screen: the margins of a page, or of a panel for what lies in one. */
export function useSlotGeometry(config: PageConfig, parent: string | null, rowHeight: number) {
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref)
  const { gridColNum: columns, pageMargin, panelMargin } = config
  const [x, y] = parent === null ? pageMargin : panelMargin
  const geometry = useMemo(
    (): GridGeometry => ({ columns, width, rowHeight, margin: [x, y] }),
    [columns, width, rowHeight, x, y],
  )
  return { ref, geometry }
}
