import type { Db } from './schema.js'

/**
 * On whose behalf a transaction runs.
 * - `{ tenant }`: as role `spruce_app`; row-level security shows that tenant's rows only.
 * - `'platform'`: as role `spruce_platform`, with its own explicit policies, across tenants.
 */
export type Scope = { readonly tenant: string } | 'platform'

/** What a listener gets: the payload of a `NOTIFY`, less than 8 KB. */
export type Listener = (payload: string) => void

/**
 * The one door to the database. Two implementations, one suite of tests: `embedded` (PGlite in a
 * worker thread, one process) and `postgres` (a `pg` pool).
 */
export interface Engine {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs `fn` in one transaction: committed when `fn` resolves, rolled back when it throws. On the
   * embedded engine transactions run one after another: never open a second one inside `fn`.
   */
  tx<T>(scope: Scope, fn: (db: Db) => Promise<T>): Promise<T>
  /** Single statements in platform scope, each committed by itself. Not inside `tx` (see there). */
  readonly platform: Db
  /** Hears `NOTIFY channel`. The returned function stops it. */
  listen(channel: string, fn: Listener): Promise<() => Promise<void>>
  /** Runs statements as the owner of the schema: migrations and tests only. */
  asOwner<T>(fn: (run: OwnerSession) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** One connection of the schema's owner, outside any transaction. */
export interface OwnerSession {
  /** Runs any number of statements separated by semicolons. */
  exec(sql: string): Promise<void>
  query<R>(sql: string, params?: readonly unknown[]): Promise<R[]>
}

const tenantId = /^[0-9a-z-]{1,40}$/

/** The id as an SQL literal's content. @throws when it could be anything but an id. */
export function safeTenantId(tenant: string): string {
  if (!tenantId.test(tenant)) throw new Error('Not a tenant id')
  return tenant
}

/** Opens a transaction in `scope`, as one simple query (server.md: round trips are what costs). */
export function preambleOf(scope: Scope): string {
  const role = scope === 'platform' ? 'spruce_platform' : 'spruce_app'
  const tenant = scope === 'platform' ? '' : safeTenantId(scope.tenant)
  return `begin; select set_config('role','${role}',true), set_config('app.tenant_id','${tenant}',true)`
}
