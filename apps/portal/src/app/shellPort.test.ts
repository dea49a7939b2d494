import { createTestApi } from '@spruce/api-client/testing'
import { menuFixture, systemDataFixture } from '@spruce/session/testing'
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
  const base = '/yunbu-app/spruce-web-enterprise-console'
  const framed = (url: string) => `${base}/dynamic?url=${encodeURIComponent(url)}`

  it('opens applications by their kind, never another site in its own place, and nothing unsafe', () => {
    const openTab = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
    const openWindow = vi.fn()
    vi.stubGlobal('open', openWindow)
    const port = shellPort(shell, [])
    port.openApp({ path: base })
    port.openApp({ path: 'https://other.example/app' })
    port.openApp({ path: 'https://window.example/', kind: 'window' })
    for (const path of ['javascript:alert(1)', '//other.example', 'data:,x', 'https:\\\\x']) {
      for (const kind of ['frame', 'window']) port.openApp({ path, kind })
      port.open(path)
    }
    port.open('https://elsewhere.example/')
    expect(openTab.mock.calls).toEqual([
      [base],
      [framed('https://other.example/app')],
      [framed('https://elsewhere.example/')],
    ])
    expect(openWindow.mock.calls).toEqual([
      ['https://window.example/', '_blank', 'noopener,noreferrer'],
    ])
  })

  it('opens a favourite as its menu opens, of two at one page each its own', () => {
    const openTab = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
    const openWindow = vi.fn()
    vi.stubGlobal('open', openWindow)
    const menu = (id: string, path: string, openType: 0 | 1 | 2) =>
      menuFixture({ id, name: id, path, openType, baseUrl: null })
    const menus = [
      menu('one', 'https://one.example/', 2),
      menu('two', 'https://two.example/', 2),
      menu('apart', 'https://apart.example/', 0),
    ]
    shell.session.menus = { x: menus }
    const port = shellPort(shell, [])
    for (const { id, path } of menus) {
      port.openFavorite({ menuId: id, appCode: 'x', name: id, path: path ?? '' })
    }
    port.openFavorite({ menuId: 'gone', appCode: 'x', name: 'gone', path: 'javascript:alert(1)' })
    expect(openTab.mock.calls).toEqual([
      [`${framed('https://one.example/')}&name=one`],
      [`${framed('https://two.example/')}&name=two`],
    ])
    expect(openWindow.mock.calls, 'led once the server has answered').toEqual([['', '_blank']])
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
