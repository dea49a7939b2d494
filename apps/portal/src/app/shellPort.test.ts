import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'
import { shellPort } from './shellPort.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

let shell: Shell
beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
  shell = openShell(systemDataFixture(), createTestApi({}))
})
afterEach(() => {
  shell.dispose()
  vi.unstubAllGlobals()
})

describe('shellPort', () => {
  it('opens an application of the platform in a tab, another site in a window, and nothing unsafe', () => {
    const openTab = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
    const openWindow = vi.fn()
    vi.stubGlobal('open', openWindow)
    const port = shellPort(shell, [])
    port.openApp({ path: '/yunbu-app/spruce-web-enterprise-console' })
    port.openApp({ path: 'https://other.example/app' })
    for (const path of ['javascript:alert(1)', '//other.example', 'data:,x']) port.openApp({ path })
    expect(openTab.mock.calls).toEqual([['/yunbu-app/spruce-web-enterprise-console']])
    expect(openWindow.mock.calls).toEqual([
      ['https://other.example/app', '_blank', 'noopener,noreferrer'],
    ])
  })

  it('names open pages, and the recent ones without the home page, the newest first', () => {
    const port = shellPort(shell, [])
    shell.tabs.open({ name: 'dashboard', url: '/dashboard' })
    shell.tabs.open({ name: 'personal', url: '/personal' })
    shell.tabs.open({ name: 'other', url: '/other' })
    expect(port.tabs.map(({ title }) => title)).toEqual(['首页', '个人信息', 'other'])
    expect(port.recent.map(({ name }) => name)).toEqual(['other', 'personal'])
  })

  it('opens the messages, and passes live events on', () => {
    const port = shellPort(shell, [])
    port.openMessage()
    expect(shell.inbox.isOpen).toBe(true)
    const heard = vi.fn()
    port.live.on('job', heard)
    shell.live.events.tell('job', { jobId: 'j1' })
    expect(heard).toHaveBeenCalledExactlyOnceWith({ jobId: 'j1' })
  })
})
