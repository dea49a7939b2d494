import type { Guard } from './guards.js'

/** Where a value lives: for good, for the tab, or sent with every request. @public */
export type StoredArea = 'local' | 'session' | 'cookie'

/** One place in the browser's storage: its name, who owns it and what it may hold. @public */
export interface StoredKey<T> {
  readonly name: string
  readonly area: StoredArea
  /** `browser`: the same for everybody; `user`: kept apart by tenant and user. */
  readonly owner: 'browser' | 'user'
  readonly guard: Guard<T>
}

/** Whose values are read and written. @public */
export interface StorageOwner {
  readonly userId: string
  /** `null` for an account that belongs to no tenant. */
  readonly tenantId: string | null
}

/** The part of the DOM's `Storage` that is used. @public */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The jar behind `document.cookie`. @public */
export interface CookieJar {
  cookie: string
}

/** Where the values lie; a missing area reads as empty. @public */
export interface StorageAreas {
  local?: StorageLike
  session?: StorageLike
  cookies?: CookieJar
  /** Cookies are marked Secure. */
  isSecure?: boolean
  /** Domain of the cookies as the server computed it; host-only when absent. */
  cookieDomain?: string
}

const prefix = 'spruce:'
const year = 31_536_000

/**
 * The browser's storage by typed keys. A value that is missing, unreadable or of another shape reads
 * as `undefined`; a browser that forbids or exhausts storage never makes a call throw. @public
 */
export class BrowserStorage {
  private owner: StorageOwner | undefined
  private readonly areas: StorageAreas

  constructor(areas: StorageAreas = browserAreas()) {
    this.areas = areas
  }

  /** From now on `user` keys belong to `owner`; without one they read empty and take nothing. */
  setOwner(owner: StorageOwner | undefined): void {
    this.owner = owner
  }

  get<T>(key: StoredKey<T>): T | undefined {
    const raw = this.read(key)
    if (raw === undefined) return undefined
    const value = key.area === 'cookie' ? raw : parse(raw)
    return key.guard(value) ? value : undefined
  }

  /** Returns whether the value is kept. A cookie keeps text alone. */
  set<T>(key: StoredKey<T>, value: T): boolean {
    const name = this.nameOf(key)
    if (name === undefined || !key.guard(value)) return false
    return attempt(() => {
      if (key.area === 'cookie')
        return typeof value === 'string' && this.writeCookie(name, value, year)
      const area = this.areas[key.area]
      area?.setItem(name, JSON.stringify(value))
      return area !== undefined
    }, false)
  }

  remove(key: StoredKey<unknown>): void {
    const name = this.nameOf(key)
    if (name === undefined) return
    attempt(() => {
      if (key.area === 'cookie') return this.writeCookie(name, '', 0)
      this.areas[key.area]?.removeItem(name)
      return true
    }, false)
  }

  /**
   * Forgets what belongs to the current owner, in every tenant, except what `isKept` names
   * (S-20: the next user of the browser sees nothing of the last). Without an owner, as where a page
   * begins with a sign-out, it forgets what belongs to anybody.
   */
  clearOwner(isKept: (name: string) => boolean = () => false): void {
    const { owner } = this
    for (const area of [this.areas.local, this.areas.session]) {
      for (const key of attempt(() => keysOf(area), [])) {
        const [, userId, , ...name] = key.split(':')
        const isOwned = key.startsWith(prefix) && name.length > 0
        const isOthers = owner !== undefined && userId !== owner.userId
        if (!isOwned || isOthers || isKept(name.join(':'))) continue
        attempt(() => area?.removeItem(key), undefined)
      }
    }
  }

  /** Calls `listener` when another tab changes the value. Returns how to stop. */
  watch<T>(key: StoredKey<T>, listener: (value: T | undefined) => void): () => void {
    const follow = (event: StorageEvent) => {
      if (event.key === this.nameOf(key)) listener(this.get(key))
    }
    globalThis.addEventListener('storage', follow)
    return () => {
      globalThis.removeEventListener('storage', follow)
    }
  }

  private nameOf({ name, owner, area }: StoredKey<unknown>): string | undefined {
    if (area === 'cookie') return name
    if (owner === 'browser') return prefix + name
    if (!this.owner) return undefined
    return `${prefix}${this.owner.userId}:${this.owner.tenantId ?? ''}:${name}`
  }

  private read(key: StoredKey<unknown>): string | undefined {
    const name = this.nameOf(key)
    if (name === undefined) return undefined
    return attempt(
      () =>
        key.area === 'cookie'
          ? readCookie(this.areas.cookies?.cookie ?? '', name)
          : (this.areas[key.area]?.getItem(name) ?? undefined),
      undefined,
    )
  }

  private writeCookie(name: string, value: string, seconds: number): boolean {
    const { cookies, cookieDomain, isSecure } = this.areas
    if (!cookies) return false
    const domain = cookieDomain ? `; domain=${cookieDomain}` : ''
    const secure = isSecure ? '; secure' : ''
    const text = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`
    cookies.cookie = text + domain + secure
    return true
  }
}

/** The areas of the page's own browser; each may be forbidden without harm. @public */
export function browserAreas(cookieDomain?: string): StorageAreas {
  return {
    local: attempt(() => globalThis.localStorage, undefined),
    session: attempt(() => globalThis.sessionStorage, undefined),
    cookies: globalThis.document,
    isSecure: globalThis.location.protocol === 'https:',
    cookieDomain,
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

function parse(raw: string): unknown {
  return attempt<unknown>(() => JSON.parse(raw), undefined)
}

function keysOf(area: StorageLike | undefined): string[] {
  return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '')
}

function readCookie(jar: string, name: string): string | undefined {
  for (const part of jar.split(';')) {
    const [key, ...value] = part.split('=')
    if (key?.trim() === name)
      return attempt(() => decodeURIComponent(value.join('=').trim()), undefined)
  }
  return undefined
}
