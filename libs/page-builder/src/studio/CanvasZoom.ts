import { action, makeObservable, observable } from 'mobx'

/** In per cent of the real size, or so that all of the page is in sight. */
export type Zoom = number | 'fit'

/** What is offered, in per cent. */
export const zoomSteps: readonly number[] = [50, 75, 100, 125, 150, 200]
const least = 50
const realSize = 100

/** How large a canvas shows its page. */
export class CanvasZoom {
  /** What was chosen. */
  chosen: Zoom = realSize
  /** What shows all of the page, as far as that is not too small. */
  fit = realSize

  constructor() {
    makeObservable(this, { chosen: observable, fit: observable, choose: action, setFit: action })
  }

  /** What it comes to. */
  get percent(): number {
    return this.chosen === 'fit' ? this.fit : this.chosen
  }

  choose(zoom: Zoom): void {
    this.chosen = zoom
  }

  /** To the next step that is offered; at the last one nothing happens. */
  step(direction: 1 | -1): void {
    const { percent } = this
    const next =
      direction === 1
        ? zoomSteps.find((one) => one > percent)
        : zoomSteps.findLast((one) => one < percent)
    if (next !== undefined) this.choose(next)
  }

  /** @param room in px that there is @param height in px of the page in its real size */
  setFit(room: number, height: number): void {
    const share = Math.floor((room / Math.max(1, height)) * 100)
    this.fit = Math.min(realSize, Math.max(least, share))
  }
}

/** Of a grid at a zoom: its gaps stay, so that steps from cell to cell are as large as they should be. */
export function zoomedRowHeight(percent: number, rowHeight: number, gap: number): number {
  return Math.max(4, ((rowHeight + gap) * percent) / 100 - gap)
}

/** The width of a page at a zoom, in CSS; 100 % is the room that there is. */
export function zoomedWidth(percent: number, gap: number): string {
  return `calc((100% - ${String(gap)}px) * ${String(percent / 100)} + ${String(gap)}px)`
}
