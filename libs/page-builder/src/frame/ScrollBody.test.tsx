import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollBody } from './ScrollBody.js'

/** What the browser calls after it has laid out the page. */
let afterLayout = new Set<() => void>()
let height = 0
const readHeight = vi.fn(() => height)

beforeEach(() => {
  afterLayout = new Set()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        afterLayout.add(this.callback)
      }
      disconnect() {
        afterLayout.delete(this.callback)
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(readHeight)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The browser lays out the page. */
const layOut = () => act(() => afterLayout.forEach((callback) => callback()))

it('is reached by the keyboard once it is too small, and asks the size of nothing before the layout', async () => {
  height = 90
  const { rerender } = render(<ScrollBody name="水温">36.5</ScrollBody>)
  layOut()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  readHeight.mockClear()
  afterLayout.clear()
  height = 120
  rerender(<ScrollBody name="水温">36.5 ℃, 高于上限</ScrollBody>)
  await act(() => Promise.resolve())
  expect(readHeight).not.toHaveBeenCalled()
  layOut()
  expect(screen.getByRole('group', { name: '水温' })).toHaveAttribute('tabindex', '0')
})

it('asks nothing of the layout where only digits change, as with live values', async () => {
  height = 90
  const { rerender } = render(<ScrollBody name="水温">36.5 ℃</ScrollBody>)
  layOut()
  afterLayout.clear()
  rerender(<ScrollBody name="水温">48.1 ℃</ScrollBody>)
  await act(() => Promise.resolve())
  expect(afterLayout.size).toBe(0)
  rerender(<ScrollBody name="水温">148.1 ℃</ScrollBody>)
  await act(() => Promise.resolve())
  expect(afterLayout.size).toBe(1)
})
