import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RowWindow, type RowList } from './RowWindow.js'

const list: RowList = { count: 100_000, height: 40, overscan: 4, head: 0 }
let box: HTMLElement
let rowWindow: RowWindow
let detach: () => void

/** A box 400 px high whose content is as high as its rows. */
function boxOf(count: number, size = 400): HTMLElement {
  const element = document.createElement('div')
  let top = 0
  Object.defineProperties(element, {
    clientHeight: { get: () => size, configurable: true },
    scrollTop: {
      get: () => top,
      set: (to: number) => {
        top = Math.min(Math.max(0, to), count * list.height - size)
      },
    },
  })
  return element
}

function scrollTo(top: number) {
  box.scrollTop = top
  box.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  box = boxOf(list.count)
  rowWindow = new RowWindow()
  detach = rowWindow.attach(box)
})

afterEach(() => detach())

describe('the range', () => {
  it('holds what is in sight and at least the overscan on either side', () => {
    for (const top of [0, 39, 40, 1_000, 123_456, 3_999_600]) {
      scrollTo(top)
      const { from, to } = rowWindow.range(list)
      expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor(box.scrollTop / 40) - 4))
      expect(to).toBeGreaterThanOrEqual(
        Math.min(list.count, Math.ceil((box.scrollTop + 400) / 40) + 4),
      )
      expect(to - from).toBeLessThanOrEqual(10 + 1 + 2 * 4)
    }
  })

  it('is the same object until other rows are meant, so that nothing is rendered', () => {
    const heard = vi.fn()
    rowWindow.subscribe(heard)
    scrollTo(4_000)
    const before = rowWindow.range(list)
    scrollTo(4_001)
    expect(rowWindow.range(list)).toBe(before)
    scrollTo(8_000)
    expect(rowWindow.range(list)).not.toBe(before)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('stays within a list that has become shorter than the box was scrolled', () => {
    scrollTo(2_000_000)
    expect(rowWindow.range({ ...list, count: 30 })).toEqual({ from: 15, to: 30 })
    expect(rowWindow.range({ ...list, count: 3 })).toEqual({ from: 0, to: 3 })
    expect(rowWindow.range({ ...list, count: 0 })).toEqual({ from: 0, to: 0 })
  })

  it('counts a box without a height as 480 px high', () => {
    detach()
    box = boxOf(list.count, 0)
    detach = rowWindow.attach(box)
    expect(rowWindow.range({ ...list, overscan: 0 }).to).toBeGreaterThanOrEqual(12)
  })
})

describe('revealing a row', () => {
  it('scrolls no further than it takes, and the range knows it at once', () => {
    rowWindow.reveal(9, list)
    expect(box.scrollTop).toBe(0)
    rowWindow.reveal(10, list)
    expect(box.scrollTop).toBe(40)
    rowWindow.reveal(5_000, list)
    expect(box.scrollTop).toBe(5_001 * 40 - 400)
    expect(rowWindow.range(list).from).toBeLessThanOrEqual(5_000)
    expect(rowWindow.range(list).to).toBeGreaterThan(5_000)
    rowWindow.reveal(4_000, list)
    expect(box.scrollTop).toBe(4_000 * 40)
  })

  it('leaves room for the head that lies above the rows', () => {
    rowWindow.reveal(9, { ...list, head: 40 })
    expect(box.scrollTop).toBe(40)
  })

  it('tells nobody after it was let go', () => {
    const heard = vi.fn()
    rowWindow.subscribe(heard)
    detach()
    rowWindow.reveal(5_000, list)
    scrollTo(9_000)
    expect(heard).not.toHaveBeenCalled()
  })
})
