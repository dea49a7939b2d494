import { expect, it } from 'vitest'
import { cellsOf, columnStep, heightOf, pxOf } from './geometry.js'

const page = { columns: 24, width: 1210, rowHeight: 30, margin: [10, 10] } as const

it('V-10 lays cells out with the margins between them and around', () => {
  expect(columnStep(page)).toBe(50)
  expect(pxOf({ x: 0, y: 0, w: 1, h: 1 }, page)).toEqual({
    left: 10,
    top: 10,
    width: 40,
    height: 30,
  })
  expect(pxOf({ x: 2, y: 3, w: 4, h: 2 }, page)).toEqual({
    left: 110,
    top: 130,
    width: 190,
    height: 70,
  })
  expect(heightOf(5, page)).toBe(210)
})

it('V-10 leaves gaps of one width at any width of the page', () => {
  for (let width = 300; width < 1500; width += 7) {
    const geometry = { ...page, width }
    for (let x = 0; x < 23; x += 1) {
      const [a, b] = [
        pxOf({ x, y: 0, w: 1, h: 1 }, geometry),
        pxOf({ x: x + 1, y: 0, w: 1, h: 1 }, geometry),
      ]
      expect(b.left - a.left - a.width).toBe(10)
    }
    const last = pxOf({ x: 23, y: 0, w: 1, h: 1 }, geometry)
    expect(width - last.left - last.width).toBe(10)
  }
})

it('V-11 counts a way in whole cells, to the nearest', () => {
  expect(cellsOf({ x: 24, y: -19 }, page)).toEqual({ x: 0, y: 0 })
  expect(cellsOf({ x: 26, y: -21 }, page)).toEqual({ x: 1, y: -1 })
})

// Numbers of react-grid-layout's own cases (MIT), where its padding is its margin.
it.each([
  [8, 800, 0, 100],
  [12, 1200, 10, 89.17],
  [12, 1200, 15, 83.75],
  [12, 1200, 0, 100],
])(
  'V-10 a column of %i in %i px with a margin of %i px has %f px',
  (columns, width, margin, px) => {
    const geometry = { columns, width, rowHeight: 30, margin: [margin, margin] as const }
    expect(columnStep(geometry) - margin).toBeCloseTo(px, 2)
    const [first, second] = [0, 1].map((x) => pxOf({ x, y: x, w: 1, h: 1 }, geometry))
    expect(first).toMatchObject({ left: margin, top: margin, height: 30 })
    expect(second!.left).toBeGreaterThan(first!.left)
    expect(second!.top).toBe(margin + 30 + margin)
    expect(pxOf({ x: 0, y: 0, w: 2, h: 1 }, geometry).width).toBe(Math.round(2 * px + margin))
  },
)

it('V-11 a cell is left for the next one in the middle between them', () => {
  const geometry = { columns: 4, width: 500, rowHeight: 100, margin: [20, 20] } as const
  expect(cellsOf({ x: 59, y: 50 }, geometry)).toEqual({ x: 0, y: 0 })
  expect(cellsOf({ x: 61, y: -50 }, geometry)).toEqual({ x: 1, y: 0 })
  expect(cellsOf({ x: 0, y: 120 }, geometry)).toEqual({ x: 0, y: 1 })
})
