import { BrowserStorage, mockSessionKey, tenantPinKey } from '@spruce/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hrefBeside } from '../session/mockLogin.js'
import { bootFixture } from '../testing/bootFixture.js'
import { portalCode } from './lazyParts.js'
import { PortalEntry } from './PortalEntry.js'

/** As in a browser: a path belongs to the page's origin. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

/** The session that the calls of a page name, when it was opened at `address`. */
async function sessionOfCalls(address: string) {
  history.replaceState(null, '', address)
  vi.stubGlobal('Request', PageRequest)
  const entry = new PortalEntry(bootFixture(), portalCode)
  const names: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    names.push(request.headers.get('x-session'))
    return Promise.resolve(Response.json({ code: 200, message: 'OK', data: null }))
  })
  await entry.api.POST('/auth/verify-token')
  return { entry, name: names[0] }
}

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a mock login in a tab', () => {
  it('is chosen by the address, named by every call, and kept over a reload', async () => {
    new BrowserStorage().set(tenantPinKey, 't-own')
    const { entry, name } = await sessionOfCalls('/personal?tenant=yunshan#session=m2')
    expect(name).toBe('m2')
    expect(location.href).toMatch(/\/personal\?tenant=yunshan$/u)
    expect(entry.pin.current).toBeUndefined()
    expect(hrefBeside(entry, '/x?tenant=yunshan')).toBe('/x?tenant=yunshan#session=m2')
    expect((await sessionOfCalls('/personal')).name).toBe('m2')
  })

  it.each(['', '#session=m6', '#session=token', '#other', '#session=m1x'])(
    'is not what %j asks for',
    async (hash) => {
      const { entry, name } = await sessionOfCalls(`/personal${hash}`)
      expect(name).toBeNull()
      expect(location.hash).toBe(hash)
      expect(hrefBeside(entry, '/x')).toBe('/x')
    },
  )

  it('is not read from a storage that somebody has poisoned', async () => {
    sessionStorage.setItem(`spruce:${mockSessionKey.name}`, '"m1\\r\\nx: y"')
    expect((await sessionOfCalls('/personal')).name).toBeNull()
  })
})
