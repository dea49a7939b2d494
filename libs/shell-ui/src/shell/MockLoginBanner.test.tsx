import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { MockLoginBanner, type MockLoginBannerProps } from './MockLoginBanner.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(milliseconds: number, change: Partial<MockLoginBannerProps> = {}) {
  const props = {
    personName: '林建业',
    tenantName: '云杉制造集团',
    actingName: '运营小王',
    reason: '协助排查',
    expiresAt: new Date(Date.now() + milliseconds).toISOString(),
    onExit: vi.fn(),
    onExpire: vi.fn(),
    ...change,
  }
  renderInShell(<MockLoginBanner {...props} />)
  return props
}

function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}

describe('MockLoginBanner', () => {
  it('says who acts as whom, where and why', () => {
    show(600_000)
    const banner = screen.getByRole('complementary', { name: '模拟登录' })
    for (const text of ['运营小王', '林建业', '云杉制造集团', '协助排查'])
      expect(banner).toHaveTextContent(text)
  })

  it('counts down and tells once when the time is up', () => {
    const { onExpire } = show(61_000)
    expect(screen.getByRole('timer')).toHaveTextContent('01:01')
    pass(1)
    expect(screen.getByRole('timer')).toHaveTextContent('01:00')
    expect(screen.getByText('模拟登录将在一分钟内结束')).toBeInTheDocument()
    expect(onExpire).not.toHaveBeenCalled()
    pass(90)
    expect(screen.getByRole('timer')).toHaveTextContent('00:00')
    expect(onExpire).toHaveBeenCalledTimes(1)
  })

  it('never shows more than half an hour, whatever the clock says', () => {
    show(5 * 3_600_000)
    expect(screen.getByRole('timer')).toHaveTextContent('30:00')
  })

  it('leads out', () => {
    const { onExit } = show(600_000)
    fireEvent.click(screen.getByRole('button', { name: '退出模拟登录' }))
    expect(onExit).toHaveBeenCalledTimes(1)
  })
})
