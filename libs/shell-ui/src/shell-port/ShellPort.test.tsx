import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FakeShellPort } from '../testing/FakeShellPort.js'
import { isMadeStaleBy } from './isMadeStaleBy.js'
import type { LiveHandler, LiveKind } from './LiveListeners.js'
import { ShellPortProvider, useShellPort } from './ShellPort.js'
import { useLiveEvent } from './useLiveEvent.js'
import { useLiveFallback } from './useLiveFallback.js'

function Listener({ kind, handler }: { kind: LiveKind; handler: LiveHandler }) {
  useLiveEvent(kind, handler)
  return null
}

describe('useLiveEvent', () => {
  it('hears events of its kind, by the newest handler, while it is mounted', () => {
    const port = new FakeShellPort()
    const [first, second] = [vi.fn(), vi.fn()]
    const at = (handler: LiveHandler, kind: LiveKind = 'job') => (
      <ShellPortProvider value={port}>
        <Listener kind={kind} handler={handler} />
      </ShellPortProvider>
    )
    const { rerender, unmount } = render(at(first))
    port.live.tell('job', { jobId: 'j1' })
    port.live.tell('todo', {})
    rerender(at(second))
    port.live.tell('job', { jobId: 'j2' })
    port.live.tellGap()
    rerender(at(second, 'todo'))
    port.live.tell('job', { jobId: 'j3' })
    unmount()
    port.live.tell('todo', {})
    expect(first.mock.calls).toEqual([[{ jobId: 'j1' }]])
    expect(second.mock.calls).toEqual([[{ jobId: 'j2' }], [undefined]])
  })
})

describe('useLiveFallback', () => {
  const Asker = () => <output>{String(useLiveFallback(5000))}</output>

  it('asks only while no events come', () => {
    const port = new FakeShellPort()
    render(
      <ShellPortProvider value={port}>
        <Asker />
      </ShellPortProvider>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('false')
    act(() => port.live.setUp(false))
    expect(screen.getByRole('status')).toHaveTextContent('5000')
    act(() => port.live.setUp(true))
    expect(screen.getByRole('status')).toHaveTextContent('false')
  })

  it('asks where there is no shell', () => {
    render(<Asker />)
    expect(screen.getByRole('status')).toHaveTextContent('5000')
  })
})

describe('useShellPort', () => {
  it('says what is missing where there is no shell', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Lost = () => <p>{useShellPort().tabs.length}</p>
    expect(() => render(<Lost />)).toThrow('ShellPortProvider is missing')
    silent.mockRestore()
  })
})

describe('isMadeStaleBy', () => {
  it('finds the queries whose meta.live names the kind', async () => {
    const client = new QueryClient()
    const ask = (key: string, meta?: Record<string, unknown>) =>
      client.query({ queryKey: [key], queryFn: () => key, ...(meta && { meta }) })
    await Promise.all([
      ask('plain'),
      ask('both', { live: ['job', 'todo'] }),
      ask('odd', { live: 'job' }),
    ])
    await client.invalidateQueries({ predicate: isMadeStaleBy('job') })
    const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    expect(stale.map(({ queryKey }) => queryKey)).toEqual([['both']])
  })
})
