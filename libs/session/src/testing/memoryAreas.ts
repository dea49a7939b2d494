import type { CookieJar, StorageLike } from '../storage/BrowserStorage.js'

/** Storage that lives in memory; a write beyond `quota` entries throws. @public */
export class MemoryArea extends Map<string, string> implements StorageLike {
  private readonly quota: number

  constructor(quota = Number.POSITIVE_INFINITY) {
    super()
    this.quota = quota
  }

  get length(): number {
    return this.size
  }

  getItem(name: string): string | null {
    return this.get(name) ?? null
  }

  setItem(name: string, value: string): void {
    if (!this.has(name) && this.size >= this.quota) {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
    this.set(name, value)
  }

  removeItem(name: string): void {
    this.delete(name)
  }

  key(index: number): string | null {
    return [...this.keys()][index] ?? null
  }
}

/** Cookies that live in memory; domain and path are not looked at. @public */
export class MemoryCookies implements CookieJar {
  private readonly jar = new Map<string, string>()

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('max-age=0')) this.jar.delete(name)
    else this.jar.set(name, value)
  }
}

/** Fresh areas for one test. @public */
export function memoryAreas(): { local: MemoryArea; session: MemoryArea; cookies: MemoryCookies } {
  return { local: new MemoryArea(), session: new MemoryArea(), cookies: new MemoryCookies() }
}
