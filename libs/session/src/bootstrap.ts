import type { ApiClient, Schemas } from '@spruce/api-client'
import { isApiError, isPassing, unwrap, unwrapList } from '@spruce/api-client'
import { chooseTenant } from './chooseTenant.js'

/** Everything the shell needs to start, from one call. @public */
export type SystemData = Schemas['SystemData']
/** A tenant of the user. @public */
export type TenantMembership = Schemas['TenantMembership']
/** A tenant of the user that lets them in no more: why, and whom to ask. @public */
export type KeptOutTenant = Schemas['KeptOutTenant']

/** System data, and when it was asked for by this browser's clock: it knows of everything before. @public */
export interface GivenSystemData {
  readonly data: SystemData
  readonly askedAt: number
}

/** What the bootstrap is given. @public */
export interface BootstrapOptions {
  readonly api: ApiClient
  /** The tab's tenant; the client reads it for its `current-tenant` header. */
  readonly pin: { readonly current: string | undefined; set(tenantId: string): void; clear(): void }
  /** `?tenant=CODE` of the link that opened the tab. */
  readonly tenantCode?: string
  /** Of the tab's tenant, as the answer of a login brings it: nothing is asked for then. */
  readonly given?: GivenSystemData | undefined
  readonly signal?: AbortSignal
  /** Waits before a retry; tests pass their own. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** @public */
export type BootstrapResult =
  | {
      readonly kind: 'ready'
      readonly data: SystemData
      /** When the data was asked for, by this browser's clock: it knows of everything before. */
      readonly askedAt: number
      readonly tenant: TenantMembership | undefined
      /** The link names another tenant than the tab's: ask before anything is shown of it. */
      readonly asked: TenantMembership | undefined
      /** The tenant of the link or the tab lets the person in no more: another one shows. */
      readonly keptOut?: KeptOutTenant | undefined
    }
  /** The password must be changed before anything else. */
  | { readonly kind: 'firstLogin' }
  /** Clear user info and go to /login (spec section 4: "any failure"). */
  | { readonly kind: 'failed'; readonly error: unknown }

/** What the server refuses a tenant's calls by, to those who are not live in it. */
const refusals: ReadonlySet<unknown> = new Set([
  'TENANT_DENIED',
  'TENANT_DISABLED',
  'TENANT_EXPIRED',
  'MEMBER_DISABLED',
])

const retries = 2
const pauses = [300, 1000]

/**
 * The first authenticated navigation: loads the system data once, for the tenant of the tab. Reads
 * that fail by the network, by time or by the server's fault are tried twice more; a pin to a tenant
 * that is no longer the user's is dropped. @public
 */
export async function bootstrap(options: BootstrapOptions): Promise<BootstrapResult> {
  try {
    if (options.tenantCode && !options.pin.current) await pinByCode(options, options.tenantCode)
    const wanted = options.pin.current
    const { data, askedAt } = options.given ?? (await loadSystemData(options))
    const choice = chooseTenant(data.tenantList, {
      pinned: data.tenantInfo.tenantId ?? undefined,
      code: options.tenantCode,
      mockTenantId: data.mockLogin ? (data.tenantInfo.tenantId ?? undefined) : undefined,
    })
    if (choice.tenant) options.pin.set(choice.tenant.tenantId)
    else options.pin.clear()
    const keptOut = keptOutOf(data, wanted, options.tenantCode)
    return { kind: 'ready', data, askedAt, ...choice, keptOut }
  } catch (error) {
    if (isApiError(error) && error.code === 'FIRST_LOGIN') return { kind: 'firstLogin' }
    return { kind: 'failed', error }
  }
}

async function loadSystemData(options: BootstrapOptions): Promise<GivenSystemData> {
  const { api, pin, signal } = options
  const load = () =>
    read(options, async () => {
      const askedAt = Date.now()
      return { data: await unwrap(api.GET('/spruce/api/v1/system-data', { signal })), askedAt }
    })
  try {
    return await load()
  } catch (error) {
    if (!pin.current || !isTenantDenied(error)) throw error
    pin.clear()
    return load().catch((next: unknown) => {
      // A session of that one tenant is over with it: why says more than that it is.
      throw isApiError(next) && next.status === 401 ? error : next
    })
  }
}

function keptOutOf(data: SystemData, tenantId: string | undefined, code: string | undefined) {
  return data.keptOut?.find(
    (kept) => kept.tenantId === tenantId || kept.code.toLowerCase() === code?.toLowerCase(),
  )
}

/** A new tab whose link names a tenant: pins it when the user is a member, else leaves the default. */
async function pinByCode(options: BootstrapOptions, code: string): Promise<void> {
  const { api, pin, signal } = options
  const { rows } = await read(options, () =>
    unwrapList(api.GET('/aba-base/api/v3/user/tenants', { signal })),
  )
  const { tenant } = chooseTenant(rows, { code })
  if (tenant) pin.set(tenant.tenantId)
}

async function read<T>(options: BootstrapOptions, call: () => Promise<T>): Promise<T> {
  const wait = options.wait ?? pause
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (attempt >= retries || !isPassing(error)) throw error
      await wait(pauses[attempt] ?? 0)
    }
  }
}

function isTenantDenied(error: unknown): boolean {
  return isApiError(error) && refusals.has(error.code)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
