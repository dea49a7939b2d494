import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import { openLiveStream, type LiveStreamHandle, type LiveStreamOptions } from '@spruce/session/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockLoginFixture, noMedia, openShell } from '../testing/openShell.js'
import type { Shell } from './Shell.js'

vi.mock('@spruce/session/live', () => ({ openLiveStream: vi.fn() }))

const redStatus = 'GET /message-center-service/api/spruce/msg-center/sletter/redStatus'
const here = { tenantId: 't-yunshan' }
const data = systemDataFixture()
const close = vi.fn()
const where = vi.fn<LiveStreamHandle['where']>()
const shells: Shell[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', noMedia)
  close.mockReset()
  where.mockReset()
  vi.mocked(openLiveStream).mockReset().mockReturnValue({ close, where })
})
afterEach(() => {
  for (const shell of shells.splice(0)) shell.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(handlers: TestHandlers = {}, change: Parameters<typeof systemDataFixture>[0] = {}) {
  const api = createTestApi({ [redStatus]: { red: true }, ...handlers })
  const shell = openShell({ ...data, ...change }, api)
  shells.push(shell)
  vi.spyOn(shell.person, 'refresh').mockResolvedValue()
  vi.spyOn(shell.tenants, 'followMemberships').mockResolvedValue()
  return shell
}

/** The page has been there for a moment. */
const settle = () => vi.advanceTimersByTimeAsync(300)
const streams = () => vi.mocked(openLiveStream).mock.calls.map(([options]) => options)

/** The newest stream tells of an event, and the page has followed it. */
async function tell(name: string, about: Readonly<Record<string, unknown>> = {}) {
  const { onEvent } = streams().at(-1) as LiveStreamOptions
  onEvent({ name, data: about })
  await vi.advanceTimersByTimeAsync(0)
}

describe('the live stream', () => {
  it('opens once the first page is there, one for the tabs of a session', async () => {
    start()
    expect(streams()).toEqual([])
    await settle()
    expect(streams().map(({ owner }) => owner)).toEqual(['s-1'])
    // No tenant: one that the person has left would be refused, and the page would never hear of it.
    expect(streams()[0]?.headers()).toEqual({ 'app-code': 'spruce-web-enterprise-console' })
  })

  it('opens anew for another token, and lets go of the old one', async () => {
    const shell = start()
    await settle()
    shell.session.setToken('s-2')
    expect(close).toHaveBeenCalledOnce()
    shell.session.setToken('s-3') // quickly: the one between is never opened
    await settle()
    expect(streams().map(({ owner }) => owner)).toEqual(['s-1', 's-3'])
  })

  it('begins where the system data was read, and goes on where the one before it was', async () => {
    const shell = start()
    await settle()
    const { place, askedAt } = streams()[0]?.since ?? {}
    expect(place).toBe(data.livePlace)
    expect(askedAt).toBeLessThan(Date.now())
    const there = { place: '5-5:5:', askedAt: 5 }
    where.mockReturnValue(there)
    shell.session.setToken('s-2')
    await settle()
    expect(streams()[1]?.since).toEqual(there)
  })

  it('is not waited for with the bell: each tab asks, also one that shares the stream', async () => {
    const asked = vi.fn(() => ({ red: true }))
    const shell = start({ [redStatus]: asked })
    await settle()
    expect(shell.session.msgReaStatus).toBe(true)
    await tell('hello', { version: '1', tenantIds: data.tenantList.map((one) => one.tenantId) })
    expect(asked).toHaveBeenCalledOnce()
    expect(shell.tenants.followMemberships).not.toHaveBeenCalled()
  })

  it('is shared with nobody in a mock login', async () => {
    start({}, { mockLogin: mockLoginFixture })
    await settle()
    expect(streams()[0]?.owner).toMatch(/^alone-/u)
  })

  it('is closed with the shell, and is not opened after it', async () => {
    start().dispose()
    await settle()
    expect(streams()).toEqual([])
    const shell = start()
    await settle()
    shell.dispose()
    expect(close).toHaveBeenCalledOnce()
    shell.session.setToken('s-9')
    await settle()
    expect(streams()).toHaveLength(1)
  })
})

describe('an event', () => {
  it.each(['message', 'unread'])('%s says whether messages are unread', async (name) => {
    const shell = start()
    await settle()
    shell.session.setMsgReaStatus(false)
    await tell(name, here)
    expect(shell.session.msgReaStatus).toBe(true)
  })

  it('a notice that asks to be confirmed opens in the page that stands open', async () => {
    const notice = {
      id: 'n1',
      title: '停机维护',
      level: 'important' as const,
      mustConfirm: true,
      read: false,
      confirmed: false,
      publishedAt: '2026-11-18T08:00:00.000Z',
      expireAt: null,
    }
    const shell = start({ 'GET /spruce/api/v1/my-notices': () => [notice] })
    await settle()
    await tell('message', { ...here, source: 'notice', noticeId: 'n1' })
    await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'n1' }))
  })

  it.each(['message', 'unread', 'permissions'])(
    '%s of another tenant is not for this tab',
    async (name) => {
      const shell = start()
      await settle()
      shell.session.setMsgReaStatus(false)
      await tell(name, { tenantId: 't-other' })
      expect(shell.session.msgReaStatus).toBe(false)
      expect(shell.person.refresh).not.toHaveBeenCalled()
    },
  )

  it('permissions: what the person may do is asked for anew', async () => {
    const shell = start()
    await settle()
    await tell('permissions', here)
    expect(shell.person.refresh).toHaveBeenCalledOnce()
  })

  it.each(['menus', 'apps'])(
    '%s: menus and applications are asked for anew, and never by the clock',
    async (name) => {
      const asked = vi.fn(() => ({ ...data, menus: {}, systemConfig: { reloadmenu: 7 } }))
      const shell = start({ 'GET /spruce/api/v1/system-data': asked })
      vi.spyOn(shell.entry.router, 'invalidate').mockResolvedValue()
      await settle()
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(asked).not.toHaveBeenCalled()
      await tell(name, here)
      expect(asked).toHaveBeenCalledOnce()
      expect(shell.session.menus).toEqual({})
      expect(shell.session.systemConfig).toEqual({ reloadmenu: 7 })
      expect(shell.entry.router.invalidate).toHaveBeenCalledOnce()
    },
  )

  it('brand: name, icon and palette of the tenant are asked for anew', async () => {
    const tenantInfo = { ...data.tenantInfo, name: '新名称', palette: 'orange' as const }
    const asked = vi.fn(() => ({ ...data, tenantInfo }))
    const shell = start({ 'GET /spruce/api/v1/system-data': asked })
    await settle()
    await tell('brand', { tenantId: 't-other' })
    expect(asked).not.toHaveBeenCalled()
    await tell('brand', here)
    expect(asked).toHaveBeenCalledOnce()
    expect(shell.session.tenantInfo?.name).toBe('新名称')
    expect(shell.theme.palette).toBe('orange')
  })

  it('memberships: the shell follows them', async () => {
    const shell = start()
    await settle()
    await tell('memberships', { tenantIds: ['t-other'] })
    expect(shell.tenants.followMemberships).toHaveBeenCalledExactlyOnceWith(['t-other'])
  })

  it('hello: memberships that changed before the stream began are followed', async () => {
    const shell = start()
    await settle()
    await tell('hello', { version: '1', tenantIds: ['t-other'] })
    expect(shell.tenants.followMemberships).toHaveBeenCalledExactlyOnceWith(['t-other'])
  })

  it('unread: an answer that comes late changes nothing', async () => {
    const answers: ((red: boolean) => void)[] = []
    const shell = start({
      [redStatus]: () =>
        new Promise<{ red: boolean }>((resolve) => answers.push((red) => resolve({ red }))),
    })
    await settle()
    await tell('unread', here)
    answers[1]?.(true)
    await vi.advanceTimersByTimeAsync(0)
    answers[0]?.(false) // asked for first
    await vi.advanceTimersByTimeAsync(0)
    expect(shell.session.msgReaStatus).toBe(true)
  })

  it('reset: everything is asked for anew, the unread messages too', async () => {
    const shell = start()
    await settle()
    await tell('reset')
    expect(shell.person.refresh).toHaveBeenCalledOnce()
    expect(shell.session.msgReaStatus).toBe(true)
  })

  it('session-ended: opens another stream only where the person goes on', async () => {
    const shell = start()
    const end = vi.spyOn(shell.renewal, 'end').mockResolvedValue(false)
    await settle()
    await tell('session-ended')
    await settle()
    expect(streams()).toHaveLength(1)
    end.mockResolvedValue(true)
    await tell('session-ended')
    await settle()
    expect(streams()).toHaveLength(2)
  })

  it('of a kind that this page does not know changes nothing', async () => {
    const asked = vi.fn(() => ({ red: true }))
    const shell = start({ [redStatus]: asked })
    await settle()
    asked.mockClear()
    await tell('kind-of-next-year', here)
    expect(asked).not.toHaveBeenCalled()
    expect(shell.person.refresh).not.toHaveBeenCalled()
  })

  it('that cannot be followed is left to the next one', async () => {
    const red = vi.fn(() => {
      if (red.mock.calls.length === 2) throw new Error('the network')
      return { red: red.mock.calls.length > 2 }
    })
    const shell = start({ [redStatus]: red })
    await settle()
    await tell('unread', here)
    expect(shell.session.msgReaStatus).toBe(false)
    await tell('unread', here)
    expect(shell.session.msgReaStatus).toBe(true)
  })
})
