import { ApiError, type Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { menuFixture, systemDataFixture } from '@spruce/session/testing'
import { toast } from '@spruce/shell-ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appWindowMessages } from '../lazy/appWindowMessages.js'
import { noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

const t = appWindowMessages['zh-CN']
const url = 'https://bi.example/portal'
const link = `${url}?sso_token=t`
const expiresAt = '2026-11-20T08:01:00.000Z'

/** What the server says of the application's address. */
function answer(signsOn: boolean): Schemas['AppAtAddress'] {
  const embed: Schemas['AppEmbed'] = {
    ...{ memoryClass: 'normal', keepAlive: true, sandbox: [], allow: [] },
    ...{ connect: [], frame: [], signOn: signsOn ? 'link' : 'none' },
  }
  const app = { appCode: 'bi', appName: '报表', kind: 'window', openType: 0 } as const
  return { state: 'registered', url, app: { ...app, embed, signsOn } }
}

/** An empty window of the browser, which writes down what is followed in it. */
function emptyWindow() {
  const document = globalThis.document.implementation.createHTMLDocument()
  const followed: (readonly [string, string])[] = []
  document.addEventListener('click', ({ target }) => {
    const { href, rel } = target as HTMLAnchorElement
    followed.push([href, rel])
  })
  const opened = {
    ...{ document, opener: {} as unknown, closed: false },
    sessionStorage: { clear: vi.fn() },
    close: vi.fn(),
  }
  return { opened, followed }
}

const openWindow = vi.fn<(url?: string, target?: string, features?: string) => unknown>()
const said = vi.spyOn(toast, 'error')
let shell: Shell | undefined
beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
  vi.stubGlobal('open', openWindow)
})
afterEach(() => {
  shell?.dispose()
  openWindow.mockReset()
  said.mockReset()
  vi.unstubAllGlobals()
})

function show(handlers: TestHandlers) {
  const app = { appCode: 'bi', appName: '报表', icon: null, path: url, kind: 'window' } as const
  const data = systemDataFixture({ apps: [{ ...app, status: 0, enable: 1, openType: 0 }] })
  shell = openShell(data, createTestApi(handlers))
  return shell
}

describe('a window of an application', () => {
  it('opens empty with the click, and is led by a one-time link', async () => {
    const asked = vi.fn((_call: unknown) => ({ url: link, expiresAt }))
    const { windows } = show({
      'GET /spruce/api/v1/apps/address': () => answer(true),
      'GET /aba-base/api/generateSSOLink': asked,
    })
    const { opened, followed } = emptyWindow()
    openWindow.mockReturnValue(opened)
    windows.openApp({ path: url, kind: 'window' })
    expect(openWindow.mock.calls, 'before anything was awaited').toEqual([['', '_blank']])
    await vi.waitFor(() => expect(followed).toEqual([[link, 'noreferrer']]))
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ query: { appCode: 'bi', redirectUri: url } })
    expect(opened.opener).toBeNull()
    expect(opened.sessionStorage.clear).toHaveBeenCalled()
    expect(opened.document.title).toBe(t.opening('bi.example'))
    expect(opened.close).not.toHaveBeenCalled()
  })

  it('goes to the plain address where the application signs nobody on', async () => {
    const asked = vi.fn(() => ({ url: link, expiresAt }))
    const { windows } = show({
      'GET /spruce/api/v1/apps/address': () => answer(false),
      'GET /aba-base/api/generateSSOLink': asked,
    })
    const { opened, followed } = emptyWindow()
    openWindow.mockReturnValue(opened)
    windows.open(url)
    await vi.waitFor(() => expect(followed).toEqual([[url, 'noreferrer']]))
    expect(asked).not.toHaveBeenCalled()
  })

  it('closes when the portal is left while it waits, and stays once it is led', async () => {
    let send: (answered: Schemas['AppAtAddress']) => void = () => undefined
    const waiting = new Promise<Schemas['AppAtAddress']>((resolve) => (send = resolve))
    const { windows } = show({ 'GET /spruce/api/v1/apps/address': () => waiting })
    const { opened, followed } = emptyWindow()
    openWindow.mockReturnValue(opened)
    windows.open(url)
    dispatchEvent(new Event('pagehide'))
    expect(opened.close).toHaveBeenCalledOnce()
    send(answer(false))
    await vi.waitFor(() => expect(followed).toHaveLength(1)) // the window of the test cannot close
    await new Promise((resolve) => setTimeout(resolve))
    dispatchEvent(new Event('pagehide'))
    expect(opened.close).toHaveBeenCalledOnce()
  })

  it('closes where the server lets the address of a menu pass no more', async () => {
    const { windows } = show({
      'GET /spruce/api/v1/apps/address': () => ({ state: 'refused', url: null, app: null }),
    })
    const { opened, followed } = emptyWindow()
    openWindow.mockReturnValue(opened)
    windows.openMenu(menuFixture({ path: 'https://evil.example/x', openType: 0, baseUrl: null }))
    await vi.waitFor(() => expect(opened.close).toHaveBeenCalled())
    expect(followed).toEqual([])
    expect(said).toHaveBeenCalledWith(
      t.notOpened('evil.example'),
      expect.objectContaining({ description: t.refused }),
    )
  })

  it.each([
    'javascript:alert(1)',
    'https://bi.example@evil.example/',
    'https://user@bi.example/portal',
    'https:\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '//evil.example',
  ])('opens none for %j, whatever asks for it', (path) => {
    const { windows } = show({})
    windows.openMenu(menuFixture({ path, openType: 0, baseUrl: null }))
    windows.openApp({ path, kind: 'window' })
    windows.openMenuWindow(path)
    windows.open(path)
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('closes where there is no link; the portal says why and offers to try again', async () => {
    const message = '模拟登录中不能进行此操作'
    let isRefused = true
    const { windows } = show({
      'GET /spruce/api/v1/apps/address': () => answer(true),
      'GET /aba-base/api/generateSSOLink': () => {
        if (isRefused) throw new ApiError({ kind: 'http', status: 403, code: 403, message })
        return { url: link, expiresAt }
      },
    })
    const first = emptyWindow()
    openWindow.mockReturnValue(first.opened)
    windows.open(url)
    await vi.waitFor(() => expect(first.opened.close).toHaveBeenCalled())
    expect(first.followed).toEqual([])
    expect(said).toHaveBeenCalledExactlyOnceWith(
      t.notOpened('报表'),
      expect.objectContaining({ description: message }),
    )
    isRefused = false
    const second = emptyWindow()
    openWindow.mockReturnValue(second.opened)
    said.mock.calls[0]?.[1]?.action?.onClick()
    expect(openWindow).toHaveBeenCalledTimes(2)
    await vi.waitFor(() => expect(second.followed).toEqual([[link, 'noreferrer']]))
  })

  it('asks for no link when the browser allows no window, and leads none that was closed', async () => {
    const asked = vi.fn(() => ({ url: link, expiresAt }))
    const { opened, followed } = emptyWindow()
    const address = vi.fn(() => {
      opened.closed = true
      return answer(true)
    })
    const { windows } = show({
      'GET /spruce/api/v1/apps/address': address,
      'GET /aba-base/api/generateSSOLink': asked,
    })
    openWindow.mockReturnValue(null)
    windows.open(url)
    await vi.waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        t.notOpened('bi.example'),
        expect.objectContaining({ description: t.blocked }),
      ),
    )
    expect(address).not.toHaveBeenCalled()
    openWindow.mockReturnValue(opened)
    windows.open(url)
    await vi.waitFor(() => expect(address).toHaveBeenCalled())
    await new Promise((done) => setTimeout(done, 50))
    expect(asked).not.toHaveBeenCalled()
    expect(followed).toEqual([])
  })
})
