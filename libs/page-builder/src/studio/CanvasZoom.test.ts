import { describe, expect, it } from 'vitest'
import { CanvasZoom, zoomedRowHeight, zoomedWidth } from './CanvasZoom.js'

describe('the zoom of a canvas', () => {
  it('goes from step to step, and no further than the last', () => {
    const zoom = new CanvasZoom()
    const seen: number[] = []
    for (const direction of [1, 1, 1, 1, -1, -1, -1, -1, -1, -1] as const) {
      zoom.step(direction)
      seen.push(zoom.percent)
    }
    expect(seen).toEqual([125, 150, 200, 200, 150, 125, 100, 75, 50, 50])
  })

  it('fits a page between half of its size and all of it, and goes on from there', () => {
    const zoom = new CanvasZoom()
    zoom.choose('fit')
    zoom.setFit(600, 1000)
    expect(zoom.percent).toBe(60)
    zoom.setFit(600, 10_000)
    expect(zoom.percent).toBe(50)
    zoom.setFit(600, 200)
    expect(zoom.percent).toBe(100)
    zoom.setFit(600, 1000)
    zoom.step(1)
    expect([zoom.chosen, zoom.percent]).toEqual([75, 75])
  })

  it('leaves a page of its real size as it is, and scales steps from cell to cell', () => {
    expect(zoomedRowHeight(100, 30, 10)).toBe(30)
    expect(zoomedRowHeight(50, 30, 10) + 10).toBe(20)
    expect(zoomedRowHeight(200, 30, 10) + 10).toBe(80)
    expect(zoomedRowHeight(50, 30, 40)).toBe(4)
    expect(zoomedWidth(75, 10)).toBe('calc((100% - 10px) * 0.75 + 10px)')
  })
})
