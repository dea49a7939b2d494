import type { ObservableDesigner } from '@spruce/designer-engine/mobx'
import { useMessages } from '@spruce/shell-ui'
import { useEffect, type RefObject } from 'react'
import type { CanvasZoom } from './CanvasZoom.js'
import { rowHeight } from './PageCanvas.js'
import { isTyping } from './useReplayKeys.js'
import { zoomMessages } from './zoomMessages.js'

type Step = (zoom: CanvasZoom) => void

const larger: Step = (zoom) => zoom.step(1)
const smaller: Step = (zoom) => zoom.step(-1)
const keys: Readonly<Record<string, Step>> = {
  '+': larger,
  '=': larger,
  '-': smaller,
  '0': (zoom) => zoom.choose(100),
  '9': (zoom) => zoom.choose('fit'),
}
/** So far a wheel turns, or two fingers go, for one step. */
const wheelStep = 60

interface Zoomed {
  readonly zoom: CanvasZoom
  readonly design: ObservableDesigner
  /** Told of every step by keys and wheel. */
  readonly say: (text: string) => void
}

/** Keeps a zoom that fits up to date, and takes steps by the keys of the canvas and the wheel with Ctrl. */
export function useCanvasZoom(
  canvas: RefObject<HTMLElement | null>,
  { zoom, design, say }: Zoomed,
): void {
  const { said } = useMessages(zoomMessages)
  const isFit = zoom.chosen === 'fit'
  useEffect(() => {
    const element = canvas.current
    if (!element || !isFit) return
    const look = () => zoom.setFit(roomOf(element), heightOf(design))
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    sizes?.observe(element)
    look()
    // Not while something is carried: cells would change their size under the pointer.
    const stop = design.designer.on('change', (_, { isPreview }) => {
      if (!isPreview) look()
    })
    return () => {
      sizes?.disconnect()
      stop()
    }
  }, [canvas, zoom, design, isFit])

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const step = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (step === undefined || ctrlKey || metaKey || altKey) return
      if (event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      go(step)
    }
    let turned = 0
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault() // the window would zoom
      turned += event.deltaY
      if (Math.abs(turned) < wheelStep) return
      go(turned < 0 ? larger : smaller)
      turned = 0
    }
    const go = (step: Step) => {
      step(zoom)
      say(said(zoom.percent))
    }
    element.addEventListener('keydown', press)
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      element.removeEventListener('keydown', press)
      element.removeEventListener('wheel', turn)
    }
  }, [canvas, zoom, say, said])
}

function roomOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return element.clientHeight - (parseFloat(paddingTop) || 0) - (parseFloat(paddingBottom) || 0)
}

/** Of the page in its real size. */
function heightOf(design: ObservableDesigner): number {
  const gap = design.settings.config.pageMargin[1]
  return ['titleBar', 'main', 'dialogs']
    .map((slot) => Math.max(2, design.rows(null, slot)) * (rowHeight + gap) + gap)
    .reduce((sum, height) => sum + height, 0)
}
