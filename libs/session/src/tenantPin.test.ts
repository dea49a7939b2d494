import { describe, expect, it } from 'vitest'
import { BrowserStorage } from './storage/BrowserStorage.js'
import { TenantPin } from './tenantPin.js'
import { memoryAreas } from './testing/memoryAreas.js'

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
