import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewVersionNotice } from './NewVersionNotice.js'
import { OfflineBanner } from './OfflineBanner.js'

let isOnline = true
beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setOnline(value: boolean) {
  isOnline = value
  act(() => {
    window.dispatchEvent(new Event(value ? 'online' : 'offline'))
  })
}

describe('OfflineBanner', () => {
  it('speaks while there is no network, and for 3 s when it is back', () => {
    const onReturn = vi.fn()
    render(<OfflineBanner onReturn={onReturn} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    setOnline(false)
    expect(screen.getByRole('status')).toHaveTextContent('网络已断开')
    expect(onReturn).not.toHaveBeenCalled()
    setOnline(true)
    expect(screen.getByRole('status')).toHaveTextContent('网络已恢复')
    expect(onReturn).toHaveBeenCalledOnce()
    act(() => {
      vi.advanceTimersByTime(3000)
    })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says that it is gone again at once', () => {
    render(<OfflineBanner />)
    setOnline(false)
    setOnline(true)
    setOnline(false)
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.getByRole('status')).toHaveTextContent('网络已断开')
  })
})

describe('NewVersionNotice', () => {
  it('reloads by its button alone, once at a time', async () => {
    let answer: (value?: unknown) => void = () => undefined
    const onReload = vi.fn(() => new Promise((resolve) => (answer = resolve)))
    const onDismiss = vi.fn()
    render(<NewVersionNotice isThere onReload={onReload} onDismiss={onDismiss} />)
    expect(screen.getByRole('status')).toHaveTextContent('新版本已发布，刷新后使用')
    const button = screen.getByRole('button', { name: '刷新' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onReload).toHaveBeenCalledOnce()
    await act(async () => {
      answer()
      await Promise.resolve()
    })
    fireEvent.click(button)
    expect(onReload).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: '稍后刷新' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('says nothing of the same version', () => {
    render(<NewVersionNotice isThere={false} onReload={vi.fn()} onDismiss={vi.fn()} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
