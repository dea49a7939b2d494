import { describe, expect, it, vi } from 'vitest'
import { MemoryArea, memoryAreas } from '../testing/memoryAreas.js'
import { BrowserStorage, type StoredKey } from './BrowserStorage.js'
import { codeWaitKey } from './codeWaitKey.js'
import * as browserKeys from './keys.js'
import * as personKeys from './personKeys.js'

const keys = { ...browserKeys, ...personKeys }
const owner = { userId: 'u1', tenantId: 't1' }

describe('BrowserStorage', () => {
  it('gives back what it was given', () => {
    const storage = new BrowserStorage(memoryAreas())
    storage.setOwner(owner)
    expect(storage.set(keys.pcFormKey, { homepageEnabled: true, homepageUrl: '/x' })).toBe(true)
    expect(storage.get(keys.pcFormKey)).toEqual({ homepageEnabled: true, homepageUrl: '/x' })
    storage.remove(keys.pcFormKey)
    expect(storage.get(keys.pcFormKey)).toBeUndefined()
  })

  it('keeps tenants and users apart', () => {
    const areas = memoryAreas()
    const storage = new BrowserStorage(areas)
    storage.setOwner(owner)
    storage.set(keys.jumpTypeKey, 'one')
    storage.setOwner({ userId: 'u1', tenantId: 't2' })
    expect(storage.get(keys.jumpTypeKey)).toBeUndefined()
    storage.setOwner({ userId: 'u2', tenantId: 't1' })
    expect(storage.get(keys.jumpTypeKey)).toBeUndefined()
    storage.setOwner(owner)
    expect(storage.get(keys.jumpTypeKey)).toBe('one')
    expect([...areas.local.keys()]).toEqual(['spruce:u1:t1:jumpType'])
  })

  it('has nothing of a user while nobody is signed in', () => {
    const storage = new BrowserStorage(memoryAreas())
    expect(storage.set(keys.jumpTypeKey, 'one')).toBe(false)
    expect(storage.get(keys.jumpTypeKey)).toBeUndefined()
  })

  it('forgets a user in every tenant, and keeps drafts when asked', () => {
    const areas = memoryAreas()
    const storage = new BrowserStorage(areas)
    for (const tenantId of ['t1', 't2']) {
      storage.setOwner({ userId: 'u1', tenantId })
      storage.set(keys.jumpTypeKey, 'x')
      storage.set(keys.tabsKey, { tabs: [] })
    }
    storage.set(keys.draftKey('7'), { a: 1 })
    storage.setOwner({ userId: 'u2', tenantId: 't1' })
    storage.set(keys.jumpTypeKey, 'other')
    storage.setOwner(owner)
    storage.clearOwner(keys.isDraftName)
    expect([...areas.local.keys()]).toEqual([
      'spruce:u1:t2:workbench-draft-7',
      'spruce:u2:t1:jumpType',
    ])
    expect(areas.session.size).toBe(0)
  })

  it('forgets everybody where nobody knows who it was, and nothing of the browser', () => {
    const areas = memoryAreas()
    const storage = new BrowserStorage(areas)
    storage.setOwner(owner)
    storage.set(keys.jumpTypeKey, 'x')
    storage.set(keys.draftKey('7'), { a: 1 })
    storage.set(keys.deployConfigKey, { pageLimit: true })
    storage.setOwner(undefined)
    storage.clearOwner(keys.isDraftName)
    expect([...areas.local.keys()]).toEqual([
      'spruce:u1:t1:workbench-draft-7',
      'spruce:deployConfig',
    ])
  })

  it('reads a cookie among others and writes it for the whole site', () => {
    const written: string[] = []
    const cookies = {
      get cookie() {
        return 'a=b; browerId=b-1; spruceLanguage=en-US; spruceTheme=purple; tenantId=%zz'
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    const storage = new BrowserStorage({ cookies, isSecure: true, cookieDomain: 'example.cn' })
    expect(storage.get(keys.browserIdKey)).toBe('b-1')
    expect(storage.get(keys.languageKey)).toBe('en-US')
    expect(storage.get(keys.themeKey)).toBeUndefined()
    expect(storage.get(keys.brandKey)).toBeUndefined()
    storage.set(keys.brandKey, 't1')
    storage.remove(keys.brandKey)
    expect(written).toEqual([
      'tenantId=t1; path=/; max-age=31536000; samesite=lax; domain=example.cn; secure',
      'tenantId=; path=/; max-age=0; samesite=lax; domain=example.cn; secure',
    ])
  })

  it('tells of a change in another tab', () => {
    const storage = new BrowserStorage()
    const listener = vi.fn()
    const stop = storage.watch(keys.sessionMarkKey, listener)
    localStorage.setItem('spruce:session', '"b-1"')
    dispatchEvent(new StorageEvent('storage', { key: 'spruce:session' }))
    dispatchEvent(new StorageEvent('storage', { key: 'spruce:other' }))
    stop()
    dispatchEvent(new StorageEvent('storage', { key: 'spruce:session' }))
    expect(listener.mock.calls).toEqual([['b-1']])
  })
})

describe('S-20 poisoned storage never breaks', () => {
  const every: StoredKey<unknown>[] = [
    ...Object.values(keys).filter((key) => typeof key === 'object'),
    codeWaitKey('login', 'browser'),
    codeWaitKey('contact-mobile', 'user'),
  ]
  const poison = [
    '',
    'undefined',
    '{',
    'null',
    '[]',
    '{}',
    '0',
    '"x"',
    '"<script>"',
    '{"pageLimit":"yes"}',
    '{"__proto__":{"x":1}}',
    '"' + 'x'.repeat(100_000) + '"',
    '\u0000',
  ]

  it.each(every.map((key) => [key.name, key] as const))('%s', (_, key) => {
    for (const text of poison) {
      const areas = memoryAreas()
      areas.local.getItem = () => text
      areas.session.getItem = () => text
      areas.cookies.cookie = `${key.name}=${text}`
      const storage = new BrowserStorage(areas)
      storage.setOwner(owner)
      const value: unknown = storage.get(key)
      expect(value === undefined || key.guard(value)).toBe(true)
    }
  })

  it('a browser that forbids storage reads as empty', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const area = Object.assign(new MemoryArea(), {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
      key: forbidden,
    })
    const storage = new BrowserStorage({
      local: area,
      session: area,
      cookies: {
        get cookie(): string {
          return forbidden()
        },
        set cookie(_) {
          forbidden()
        },
      },
    })
    storage.setOwner(owner)
    for (const key of every) {
      expect(storage.get(key)).toBeUndefined()
      expect(() => storage.remove(key)).not.toThrow()
    }
    expect(storage.set(keys.jumpTypeKey, 'x')).toBe(false)
    expect(storage.set(keys.brandKey, 't1')).toBe(false)
    expect(() => storage.clearOwner()).not.toThrow()
  })

  it('a full storage takes nothing and says so', () => {
    const storage = new BrowserStorage({ local: new MemoryArea(0) })
    expect(storage.set(keys.deployConfigKey, { pageLimit: true })).toBe(false)
  })

  it('a value of another shape is not written', () => {
    const storage = new BrowserStorage(memoryAreas())
    expect(storage.set(keys.brandKey, 'a b')).toBe(false)
    expect(storage.get(keys.brandKey)).toBeUndefined()
  })

  it('a cookie takes text alone', () => {
    const areas = memoryAreas()
    const storage = new BrowserStorage(areas)
    const key = {
      ...{ name: 'panel', area: 'cookie', owner: 'browser' },
      guard: (value): value is object => typeof value === 'object',
    } satisfies StoredKey<object>
    expect(storage.set(key, { width: 280 })).toBe(false)
    expect(areas.cookies.cookie).toBe('')
  })
})
