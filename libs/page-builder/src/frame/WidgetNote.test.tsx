import { act, render, screen } from '@testing-library/react'
import { ShellProvider } from '@spruce/shell-ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WidgetWait } from './WidgetNote.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is still at first, and moves while it is waited for long', () => {
  render(
    <ShellProvider language="zh-CN">
      <WidgetWait />
    </ShellProvider>,
  )
  const wait = screen.getByRole('status').parentElement
  expect(wait).not.toHaveAttribute('data-long')
  act(() => void vi.advanceTimersByTime(1000))
  expect(wait).toHaveAttribute('data-long', 'true')
})
