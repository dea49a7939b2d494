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
