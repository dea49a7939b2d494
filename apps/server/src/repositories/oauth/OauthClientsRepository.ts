import { sql } from 'kysely'
import type { Db, LocalisedText, OauthScope } from '../../db/schema.js'
import { isAppShown, personAsViewer } from '../apps/appSight.js'

/** A client with the application that it is. */
export interface OauthClient {
  id: string
  appId: string
  appCode: string
  name: LocalisedText
  icon: string | null
  secretHash: string | null
  redirectUris: string[]
  scopes: OauthScope[]
  enabled: boolean
  /** The client and its application are both switched on. */
  live: boolean
  /** When it last opened a session. */
  lastUsedAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What is registered of a client. */
export interface OauthClientFields {
  redirectUris: readonly string[]
  scopes: readonly OauthScope[]
  enabled: boolean
}

/** A tenant's applications that sign its people in. */
export class OauthClientsRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string, clientId: string): Promise<OauthClient | undefined> {
    return this.select(tenantId).where('c.id', '=', clientId).executeTakeFirst()
  }

  async findByApp(tenantId: string, appId: string): Promise<OauthClient | undefined> {
    return this.select(tenantId).where('c.app_id', '=', appId).executeTakeFirst()
  }

  /** Whether a person of the tenant sees the client's application: nobody signs in to one they do not. */
  async isShownTo(tenantId: string, clientId: string, userId: string): Promise<boolean> {
    const shown = await this.select(tenantId)
      .where('c.id', '=', clientId)
      .where(isAppShown('a', personAsViewer(tenantId, userId)))
      .executeTakeFirst()
    return shown !== undefined
  }

  /** Held until the transaction ends. */
  async lockByApp(tenantId: string, appId: string): Promise<OauthClient | undefined> {
    return this.select(tenantId).where('c.app_id', '=', appId).forUpdate('c').executeTakeFirst()
  }

  /** @throws a unique violation when the application is a client already */
  async add(
    tenantId: string,
    client: OauthClientFields & { id: string; appId: string; secretHash: string | null },
  ): Promise<void> {
    await this.db
      .insertInto('oauth_clients')
      .values({
        tenant_id: tenantId,
        id: client.id,
        app_id: client.appId,
        secret_hash: client.secretHash,
        redirect_uris: [...client.redirectUris],
        scopes: [...client.scopes],
        enabled: client.enabled,
      })
      .execute()
  }

  /** Writes what is given, and the next version; `secretHash` only where it is given. */
  async edit(
    tenantId: string,
    id: string,
    fields: Partial<OauthClientFields> & { secretHash?: string | null },
  ): Promise<void> {
    const { redirectUris, scopes, enabled, secretHash } = fields
    await this.db
      .updateTable('oauth_clients')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({
        ...(redirectUris && { redirect_uris: [...redirectUris] }),
        ...(scopes && { scopes: [...scopes] }),
        ...(enabled !== undefined && { enabled }),
        ...(secretHash !== undefined && { secret_hash: secretHash }),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
  }

  /** Notes that it opened a session; nothing that people set changes. */
  async noteUse(tenantId: string, id: string, at: Date): Promise<void> {
    await this.db
      .updateTable('oauth_clients')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .set({ last_used_at: at })
      .execute()
  }

  /** The client with its consents, and what waits for a person or for the client. */
  async remove(tenantId: string, id: string): Promise<void> {
    for (const table of ['oauth_requests', 'oauth_codes'] as const) {
      await this.db
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('client_id', '=', id)
        .execute()
    }
    await this.db
      .deleteFrom('oauth_clients')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  private select(tenantId: string) {
    return this.db
      .selectFrom('oauth_clients as c')
      .innerJoin('tenant_apps as a', (join) =>
        join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.app_id'),
      )
      .where('c.tenant_id', '=', tenantId)
      .select([
        'c.id as id',
        'c.app_id as appId',
        'a.code as appCode',
        'a.name as name',
        'a.icon as icon',
        'c.secret_hash as secretHash',
        'c.redirect_uris as redirectUris',
        'c.scopes as scopes',
        'c.enabled as enabled',
        sql<boolean>`c.enabled and a.enable = 1 and a.status = 0`.as('live'),
        'c.last_used_at as lastUsedAt',
        'c.version as version',
        'c.created_at as createdAt',
        'c.updated_at as updatedAt',
      ])
  }
}
