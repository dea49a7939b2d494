import type { Schemas } from '@spruce/api-client'
import type { SystemData } from '@spruce/session'
import { systemDataFixture, tenantInfoFixture, userFixture } from '@spruce/session/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeServer } from '../../testing/FakeServer.js'
import { giveWay, leave } from '../../session/endSession.js'
import { mockLoginFixture, noMedia, openShell } from '../../testing/openShell.js'
import type { Shell } from '../Shell.js'
import { signInAgainDialog, type SignInAgainDialogProps } from './SignInAgainDialog.js'

vi.mock('../../session/endSession.js')
vi.mock('@spruce/session/live', () => ({ openLiveStream: () => ({ close: () => undefined }) }))

const favorites = '/spruce-console-web/my/favorites'
const apps = '/spruce-console-web/api/app/my-app'
const data = systemDataFixture()
const renewed: Schemas['LoginResult'] = {
  access_token: 's-2',
  jti: 'b',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

let server: FakeServer
let shell: Shell
const open = vi.spyOn(signInAgainDialog, 'open')

/** The dialog's person: signs in as `person`, or gives up where there is none. */
function personSignsIn(person: SystemData | undefined, result = renewed) {
  open.mockImplementation(() => {
    server.person = person
    return Promise.resolve(person && result)
  })
}

const call = (path: typeof favorites | typeof apps = favorites) =>
  shell.entry.api.GET(path).then(({ response }) => response.status)

function isHidden() {
  return document.querySelector('[data-behind]') !== null
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('matchMedia', noMedia)
  document.body.innerHTML = '<div id="root"></div>'
  server = new FakeServer(data)
  server.install((name, value) => vi.stubGlobal(name, value))
  shell = openShell(data)
  shell.tabs.open({ name: 'personal', url: '/personal' })
  shell.tabs.setDirty('personal', true)
  vi.mocked(giveWay).mockReset()
  vi.mocked(leave).mockReset()
  open.mockReset()
})
afterEach(() => {
  shell.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('S-19 a call that is refused', () => {
  beforeEach(() => {
    server.person = undefined
  })

  it('asks once for all that are refused together, and sends each once more, once', async () => {
    personSignsIn(data)
    expect(await Promise.all([call(), call(apps), call()])).toEqual([200, 200, 200])
    expect(open).toHaveBeenCalledOnce()
    expect([server.count(favorites), server.count(apps)]).toEqual([4, 2])
    expect(shell.session.token).toBe('s-2')
    expect(isHidden()).toBe(false)
  })

  it('hides the page while it asks, and asks for the account of the page', async () => {
    const seen: boolean[] = []
    open.mockImplementation(({ loginName, hasUnsaved }) => {
      seen.push(isHidden(), loginName === 'admin', hasUnsaved())
      server.person = data
      return Promise.resolve(renewed)
    })
    await call()
    expect(seen).toEqual([true, true, true])
  })

  it('is answered by its second refusal', async () => {
    server.person = data
    server.refuse(favorites, 2)
    expect(await call()).toBe(401)
    expect(server.count(favorites)).toBe(2)
    expect(open).not.toHaveBeenCalled() // somebody is signed in: the server's own answer
  })

  it('asks anew when that session ends, too', async () => {
    personSignsIn(data)
    await call()
    server.person = undefined
    expect(await call()).toBe(200)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('goes on without a question when another tab has signed in', async () => {
    server.person = data
    server.refuse(favorites, 1)
    expect(await call()).toBe(200)
    expect(server.count(favorites)).toBe(2)
    expect(open).not.toHaveBeenCalled()
  })

  it.each<[string, Partial<SystemData>]>([
    ['somebody else', { userInfo: userFixture({ id: 'u-other' }) }],
    ['another tenant', { tenantInfo: tenantInfoFixture({ tenantId: 't-other' }) }],
  ])('gives way to %s, and sends nothing more', async (_, change) => {
    personSignsIn(systemDataFixture(change))
    expect(await call()).toBe(401)
    expect(giveWay).toHaveBeenCalledOnce()
    expect(server.count(favorites)).toBe(1)
    expect(isHidden()).toBe(true) // until the page is gone
  })

  it('gives way to a first login, which has a password to change', async () => {
    personSignsIn(data, { ...renewed, first: true })
    expect(await call()).toBe(401)
    expect(giveWay).toHaveBeenCalledOnce()
  })

  it('leaves when the person gives up, and says why', async () => {
    personSignsIn(undefined)
    expect(await call()).toBe(401)
    expect(leave).toHaveBeenCalledExactlyOnceWith(shell.entry, '您未登录或登录已过期，请登录后重试')
    expect(server.count(favorites)).toBe(1)
  })

  it('follows the specification on the way to a page that holds nothing unsaved', async () => {
    shell.tabs.setDirty('personal', false)
    expect(await call()).toBe(401)
    expect(open).not.toHaveBeenCalled()
  })

  it('asks over a page that was there for a while, unsaved or not', async () => {
    shell.tabs.setDirty('personal', false)
    const soon = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(soon + 60_000)
    personSignsIn(data)
    expect(await call()).toBe(200)
    expect(open).toHaveBeenCalledOnce()
    vi.mocked(performance.now).mockRestore()
  })

  it('never asks in a mock login, which has no password', async () => {
    shell.person.adopt({ ...data, mockLogin: mockLoginFixture })
    expect(await call()).toBe(401)
    expect(open).not.toHaveBeenCalled()
  })
})

describe('another tab signs in while this one asks', () => {
  it('closes the question and goes on', async () => {
    server.person = undefined
    open.mockImplementation(({ elsewhere }: Omit<SignInAgainDialogProps, 'onClose'>) =>
      elsewhere.then(() => 'elsewhere' as const),
    )
    const answer = call()
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
    server.person = data
    await shell.renewal.follow()
    expect(await answer).toBe(200)
  })
})

describe('S-20 a session that the server has ended', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  async function end() {
    const ended = shell.renewal.end()
    expect(isHidden()).toBe(true) // at once
    await vi.advanceTimersByTimeAsync(300)
    return ended
  }

  it('goes on when the same person has another one', async () => {
    expect(await end()).toBe(true)
    expect(isHidden()).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('leaves where nothing is unsaved', async () => {
    shell.tabs.setDirty('personal', false)
    server.person = undefined
    expect(await end()).toBe(false)
    expect(leave).toHaveBeenCalledOnce()
    expect(open).not.toHaveBeenCalled()
  })

  it('asks where something is', async () => {
    server.person = undefined
    personSignsIn(data)
    expect(await end()).toBe(true)
    expect(open).toHaveBeenCalledOnce()
    expect(isHidden()).toBe(false)
  })

  it('does nothing more once the page is gone', async () => {
    const ended = shell.renewal.end()
    shell.renewal.dispose()
    await vi.advanceTimersByTimeAsync(300)
    expect(await ended).toBe(false)
    expect(isHidden()).toBe(false)
    expect(leave).not.toHaveBeenCalled()
  })
})
