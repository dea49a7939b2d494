import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { uiMessages } from '../messages.js'
import { fieldErrorsOf, statusOf, useErrorText } from './errors.js'
import { ShellProvider } from './ShellProvider.js'
import { toast, toastDuration } from './toast.js'
import { useLater } from './useLater.js'
import { useDensity, useMedia } from './useMedia.js'

/** Lets fake time pass. */
function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset['density']
})

describe('ShellProvider', () => {
  it('writes neither reset nor tokens: they come as a file', () => {
    render(<ShellProvider>page</ShellProvider>)
    const sheets = [...document.head.querySelectorAll('style')].map((style) => style.textContent)
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    )
    const all = [...sheets, ...rules].join('\n')
    expect(all).not.toContain(':where(html')
    expect(all).not.toContain('--sp-colors-bg-subtle:')
  })
})

function Said({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>
}

describe('errors', () => {
  it('are said by the portal first, then by themselves, then in general', () => {
    const describeError = (error: unknown) =>
      statusOf(error) === 404 ? '您访问的资源不存在' : undefined
    render(
      <ShellProvider describeError={describeError}>
        <Said error={Object.assign(new Error('raw'), { status: 404 })} />
        <Said error={new Error('自己的话')} />
        <Said error="nothing to say" />
      </ShellProvider>,
    )
    expect(screen.getByText('您访问的资源不存在')).toBeVisible()
    expect(screen.getByText('自己的话')).toBeVisible()
    expect(screen.getByText(uiMessages['zh-CN'].requestFailed)).toBeVisible()
  })

  it('give their fields only when they are well-formed', () => {
    expect(fieldErrorsOf(undefined)).toEqual([])
    expect(fieldErrorsOf({ fields: 'name' })).toEqual([])
    expect(fieldErrorsOf({ fields: [null, { path: 'a' }, { path: 'a', message: 'b' }] })).toEqual([
      { path: 'a', message: 'b' },
    ])
    expect(statusOf(null)).toBeUndefined()
  })
})

describe('toast', () => {
  afterEach(() => {
    act(() => toast.clear())
  })

  it('stays 3000 ms, an error 5 s (spec section 9)', () => {
    expect(toastDuration('success')).toBe(3000)
    expect(toastDuration('warning')).toBe(3000)
    expect(toastDuration('error')).toBe(5000)
  })

  it('says a repeated failure once', async () => {
    renderInShell(<p>page</p>)
    act(() => toast.error('断网', { id: 'network' }))
    await screen.findByText('断网')
    act(() => toast.error('断网', { id: 'network' }))
    expect(screen.getAllByText('断网')).toHaveLength(1)
  })
})

function Seen({ isOn }: { isOn: boolean }) {
  return <p>{`${String(useLater(isOn))} ${useDensity()} ${String(useMedia('print'))}`}</p>
}

describe('what components follow', () => {
  it('the density of the document', async () => {
    render(<Seen isOn={false} />)
    expect(screen.getByText('false comfortable false')).toBeVisible()
    act(() => {
      document.documentElement.dataset['density'] = 'compact'
    })
    expect(await screen.findByText('false compact false')).toBeVisible()
    act(() => {
      document.documentElement.dataset['density'] = 'huge'
    })
    expect(await screen.findByText('false comfortable false')).toBeVisible()
  })

  it('what lasts, and not what flashes', () => {
    vi.useFakeTimers()
    const { rerender } = render(<Seen isOn />)
    advance(100)
    rerender(<Seen isOn={false} />)
    advance(100)
    rerender(<Seen isOn />)
    advance(149)
    expect(screen.getByText(/^false/)).toBeVisible()
    advance(1)
    expect(screen.getByText(/^true/)).toBeVisible()
    rerender(<Seen isOn={false} />)
    expect(screen.getByText(/^false/)).toBeVisible()
  })
})
