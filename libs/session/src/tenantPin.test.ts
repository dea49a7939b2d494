import { describe, expect, it } from 'vitest'
import { BrowserStorage } from './storage/BrowserStorage.js'
import { chooseTenant, TenantPin, withTenant } from './tenantPin.js'
import { tenantFixture } from './testing/fixtures.js'
import { memoryAreas } from './testing/memoryAreas.js'

const a = tenantFixture({ tenantId: 't-a', code: 'aaa', mainTenant: false })
const b = tenantFixture({ tenantId: 't-b', code: 'bbb', mainTenant: true })

describe('the tenant of a tab', () => {
  it.each([
    ['the main tenant in a new tab', {}, b, undefined],
    ['the tenant of the link in a new tab', { code: 'AAA' }, a, undefined],
    ['the pin of a reloaded tab', { pinned: 't-a' }, a, undefined],
    ['the pin, asking about the tenant of a link', { pinned: 't-a', code: 'bbb' }, a, b],
    ['no question when the link names the pin', { pinned: 't-a', code: 'aaa' }, a, undefined],
    ['the main tenant when the link names a foreign one', { code: 'zzz' }, b, undefined],
    ['the main tenant when the pin is no longer the user’s', { pinned: 't-z' }, b, undefined],
    ['the tenant of a mock login', { mockTenantId: 't-a', pinned: 't-b' }, a, undefined],
  ])('is %s', (_, wish, tenant, asked) => {
    expect(chooseTenant([a, b], wish)).toEqual({ tenant, asked })
  })

  it('is the first where none is main, and none for an account without tenants', () => {
    expect(chooseTenant([a], {}).tenant).toBe(a)
    expect(chooseTenant([], { pinned: 't-a', code: 'aaa' })).toEqual({
      tenant: undefined,
      asked: undefined,
    })
  })
})

describe('TenantPin', () => {
  it('is kept apart in every tab and brands the browser', () => {
    const areas = memoryAreas()
    const first = new TenantPin(new BrowserStorage(areas))
    const second = new TenantPin(new BrowserStorage({ ...memoryAreas(), cookies: areas.cookies }))
    first.set('t-a')
    second.set('t-b')
    expect([first.current, second.current]).toEqual(['t-a', 't-b'])
    expect(areas.cookies.cookie).toBe('tenantId=t-b')
  })

  it('brands again when its tab gets the focus or is left', () => {
    const areas = memoryAreas()
    const pin = new TenantPin(new BrowserStorage(areas))
    const page = new EventTarget()
    const stop = pin.keepBranding(page)
    pin.set('t-a')
    areas.cookies.cookie = 'tenantId=t-b'
    page.dispatchEvent(new Event('focus'))
    expect(areas.cookies.cookie).toBe('tenantId=t-a')
    areas.cookies.cookie = 'tenantId=t-b'
    page.dispatchEvent(new Event('pagehide'))
    expect(areas.cookies.cookie).toBe('tenantId=t-a')
    stop()
    areas.cookies.cookie = 'tenantId=t-b'
    page.dispatchEvent(new Event('focus'))
    expect(areas.cookies.cookie).toBe('tenantId=t-b')
  })

  it('reads a poisoned pin as none', () => {
    const areas = memoryAreas()
    areas.session.set('spruce:tenant', '"../../x"')
    expect(new TenantPin(new BrowserStorage(areas)).current).toBeUndefined()
  })
})

describe('withTenant', () => {
  it.each([
    ['/a', '/a?tenant=x'],
    ['/a?b=1#c', '/a?b=1&tenant=x#c'],
    ['/a?tenant=y', '/a?tenant=x'],
    ['https://a.cn/', 'https://a.cn/'],
  ])('%s → %s', (url, link) => {
    expect(withTenant(url, 'x')).toBe(link)
  })
  it('leaves the address alone without a tenant', () => {
    expect(withTenant('/a', null)).toBe('/a')
  })
})
