import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DeviceValuesOptions, useDeviceValues } from './useDeviceValues.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Listener({ onChange, ...options }: DeviceValuesOptions & { onChange: () => unknown }) {
  useDeviceValues(onChange, options)
  return null
}

function listen(options: DeviceValuesOptions = {}) {
  const port = new FakeShellPort()
  const onChange = vi.fn()
  const { unmount } = render(
    <ShellPortProvider value={port}>
      <Listener onChange={onChange} {...options} />
    </ShellPortProvider>,
  )
  const tell = (...deviceIds: string[]) => act(() => port.live.tell('deviceValues', { deviceIds }))
  return { port, onChange, tell, unmount }
}

it('calls four times a second at most, and once more for the last', () => {
  const { onChange, tell } = listen()
  // At 0, 250, 500 and 750 ms, of a value every 10 ms.
  for (let tick = 0; tick < 99; tick += 1) {
    tell('d1')
    vi.advanceTimersByTime(10)
  }
  expect(onChange).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1_000)
  expect(onChange).toHaveBeenCalledTimes(5)
})

it('hears of its own device, and of what nobody named', () => {
  const { port, onChange, tell } = listen({ deviceId: 'd1' })
  tell('d2')
  expect(onChange).not.toHaveBeenCalled()
  tell('d2', 'd1')
  expect(onChange).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  act(() => port.live.tell('deviceValues', undefined))
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('waits for what the call before has begun', async () => {
  let end: () => void = () => undefined
  const onChange = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const port = new FakeShellPort()
  render(
    <ShellPortProvider value={port}>
      <Listener onChange={onChange} />
    </ShellPortProvider>,
  )
  act(() => port.live.tell('deviceValues', undefined))
  act(() => port.live.tell('deviceValues', undefined))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(300)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('says nothing once it is gone', () => {
  const { onChange, tell, unmount } = listen()
  tell('d1')
  tell('d1')
  unmount()
  vi.advanceTimersByTime(1_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})
