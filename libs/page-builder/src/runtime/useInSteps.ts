import { startTransition, useEffect, useState } from 'react'
import type { Placed } from './layOut.js'

/** Up to so many components are shown at once. */
const few = 60

interface GridSteps {
  /** What is shown now, in the order of reading. */
  readonly shown: readonly Placed[]
  /** Whether a component begins within the height of a window from the top of the grid; none does in a hidden window. */
  readonly isFirst: (placed: Placed) => boolean
  /** The height of all of them in px, while not all are shown; else undefined. */
  readonly minHeight: number | undefined
}

/**
 * Shows a long grid in two steps: at once what may be in sight, and the others as soon as that is painted, in slices that give way to
 * what the person does.
 * @param sizes of the grid, in px
 */
export function useInSteps(
  placed: readonly Placed[],
  { rowHeight, gapY }: { readonly rowHeight: number; readonly gapY: number },
): GridSteps {
  const [isWhole, setWhole] = useState(placed.length <= few)
  useEffect(() => {
    if (isWhole) return
    // A task behind the next frame: an effect alone may come before the first step is painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => startTransition(() => setWhole(true))
    const frame = requestAnimationFrame(() => port2.postMessage(undefined))
    return () => {
      cancelAnimationFrame(frame)
      port1.close()
    }
  }, [isWhole])
  const step = rowHeight + gapY
  const isNear = ({ place }: Placed) => place.y * step < window.innerHeight
  const isFirst = (one: Placed) => !document.hidden && isNear(one)
  if (isWhole) return { shown: placed, isFirst, minHeight: undefined }
  const rows = placed.reduce((most, { place }) => Math.max(most, place.y + place.h), 0)
  return { shown: placed.filter(isNear), isFirst, minHeight: rows * step - gapY }
}
