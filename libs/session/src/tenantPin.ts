import type { BrowserStorage } from './storage/BrowserStorage.js'
import { brandKey, tenantPinKey } from './storage/keys.js'

/**
 * The tenant of this browser tab. A tab is the unit of tenancy: every call it makes carries this
 * tenant, and two tabs may stand in two tenants. @public
 */
export class TenantPin {
  private readonly storage: BrowserStorage

  constructor(storage: BrowserStorage) {
    this.storage = storage
  }

  /** The tenant id, or `undefined` in a tab that has not been pinned yet. */
  get current(): string | undefined {
    return this.storage.get(tenantPinKey)
  }

  set(tenantId: string): void {
    this.storage.set(tenantPinKey, tenantId)
    this.brand()
  }

  clear(): void {
    this.storage.remove(tenantPinKey)
  }

  /** Writes the cookie that brands the next first HTML of this browser. It grants nothing. */
  brand(): void {
    const { current } = this
    if (current) this.storage.set(brandKey, current)
  }

  /**
   * The focused tab brands: a reload shows its own tenant although another tab stands elsewhere.
   * Returns how to stop.
   */
  keepBranding(page: EventTarget = globalThis): () => void {
    const brand = () => this.brand()
    for (const event of ['focus', 'pagehide']) page.addEventListener(event, brand)
    return () => {
      for (const event of ['focus', 'pagehide']) page.removeEventListener(event, brand)
    }
  }
}
