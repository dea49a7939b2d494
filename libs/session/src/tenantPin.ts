import type { BrowserStorage } from './storage/BrowserStorage.js'
import { brandKey, tenantPinKey } from './storage/keys.js'

/** A tenant as the pin needs it. @public */
export interface PinnableTenant {
  readonly tenantId: string
  readonly code: string
  readonly mainTenant: boolean
}

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

/** Where a tab stands among the tenants of its user. @public */
export interface TenantChoice<T extends PinnableTenant> {
  /** `undefined`: the account belongs to no tenant. */
  readonly tenant: T | undefined
  /** The tenant that the link names, when the tab is pinned to another: ask "switch here / open beside". */
  readonly asked: T | undefined
}

/**
 * The tenant of a tab: its pin; in a new tab the tenant of the link's `?tenant=CODE`, else, in a
 * mock login, the one whose id matches, else the one whose `mainTenant` is set (spec sections 4 and
 * 5). Names and pins of tenants that are not the user's are passed over. @public
 */
export function chooseTenant<T extends PinnableTenant>(
  tenants: readonly T[],
  wish: { pinned?: string; code?: string; mockTenantId?: string },
): TenantChoice<T> {
  const pinned = tenants.find(({ tenantId }) => tenantId === wish.pinned)
  const named = wish.code
    ? tenants.find(({ code }) => code.toLowerCase() === wish.code?.toLowerCase())
    : undefined
  const mocked = tenants.find(({ tenantId }) => tenantId === wish.mockTenantId)
  const main = tenants.find(({ mainTenant }) => mainTenant) ?? tenants[0]
  const tenant = mocked ?? pinned ?? named ?? main
  return { tenant, asked: named && named !== tenant ? named : undefined }
}

/** The address with `?tenant=CODE`, as the product copies, sends and opens it in a window. @public */
export function withTenant(url: string, code: string | null | undefined): string {
  if (!code || !url.startsWith('/')) return url
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  const search = new URLSearchParams(query)
  search.set('tenant', code)
  return `${path}?${search.toString()}${fragment}`
}
