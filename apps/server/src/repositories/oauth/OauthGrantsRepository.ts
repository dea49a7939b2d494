import { sql } from 'kysely'
import type { Db, LocalisedText, OauthScope } from '../../db/schema.js'

/** What a client asks a person for. */
export interface OauthAsk {
  userId: string
  clientId: string
  redirectUri: string
  scopes: OauthScope[]
  codeChallenge: string
}

export interface OauthRequest extends OauthAsk {
  id: string
  sessionId: string
  state: string | null
  expiresAt: Date
}

export interface OauthCode extends OauthAsk {
  tenantId: string
  usedAt: Date | null
  sessionId: string | null
  expiresAt: Date
}

export interface OauthConsent {
  clientId: string
  tenantId: string
  appCode: string
  name: LocalisedText
  icon: string | null
  scopes: OauthScope[]
  sessions: number
  grantedAt: Date
}

/** Requests, codes and consents: what people let clients do. Of codes a hash is kept. */
export class OauthGrantsRepository {
  constructor(private readonly db: Db) {}

  async addRequest(tenantId: string, request: OauthRequest): Promise<void> {
    await this.db
      .insertInto('oauth_requests')
      .values({
        tenant_id: tenantId,
        id: request.id,
        session_id: request.sessionId,
        user_id: request.userId,
        client_id: request.clientId,
        redirect_uri: request.redirectUri,
        scopes: request.scopes,
        state: request.state,
        code_challenge: request.codeChallenge,
        expires_at: request.expiresAt,
      })
      .execute()
  }

  /** Takes a request of this session away: it is answered once. */
  async takeRequest(
    tenantId: string,
    by: { id: string; sessionId: string; now: Date },
  ): Promise<OauthRequest | undefined> {
    return this.db
      .deleteFrom('oauth_requests')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', by.id)
      .where('session_id', '=', by.sessionId)
      .where('expires_at', '>', by.now)
      .returning([
        'id',
        'session_id as sessionId',
        'user_id as userId',
        'client_id as clientId',
        'redirect_uri as redirectUri',
        'scopes',
        'state',
        'code_challenge as codeChallenge',
        'expires_at as expiresAt',
      ])
      .executeTakeFirst()
  }

  /** The newest request that waits in a session, in whichever tenant. Platform scope only. */
  async waiting(sessionId: string, now: Date) {
    return this.db
      .selectFrom('oauth_requests')
      .where('session_id', '=', sessionId)
      .where('expires_at', '>', now)
      .select(['id', 'client_id as clientId', 'expires_at as expiresAt'])
      .orderBy('expires_at', 'desc')
      .executeTakeFirst()
  }

  async addCode(tenantId: string, code: OauthAsk & { codeHash: string; expiresAt: Date }) {
    await this.db
      .insertInto('oauth_codes')
      .values({
        tenant_id: tenantId,
        code_hash: code.codeHash,
        user_id: code.userId,
        client_id: code.clientId,
        redirect_uri: code.redirectUri,
        scopes: code.scopes,
        code_challenge: code.codeChallenge,
        expires_at: code.expiresAt,
      })
      .execute()
  }

  /** A code, used or not; whoever brings it says nothing of a tenant. Platform scope only. */
  async findCode(codeHash: string): Promise<OauthCode | undefined> {
    return this.db
      .selectFrom('oauth_codes')
      .where('code_hash', '=', codeHash)
      .select([
        'tenant_id as tenantId',
        'user_id as userId',
        'client_id as clientId',
        'redirect_uri as redirectUri',
        'scopes',
        'code_challenge as codeChallenge',
        'used_at as usedAt',
        'session_id as sessionId',
        'expires_at as expiresAt',
      ])
      .executeTakeFirst()
  }

  /** Uses a code up. False for all but the first who comes. */
  async useCode(tenantId: string, codeHash: string, now: Date): Promise<boolean> {
    const result = await this.db
      .updateTable('oauth_codes')
      .set({ used_at: now })
      .where('tenant_id', '=', tenantId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  }

  /** Notes what a code opened. */
  async noteSession(tenantId: string, codeHash: string, sessionId: string): Promise<void> {
    await this.db
      .updateTable('oauth_codes')
      .set({ session_id: sessionId })
      .where('tenant_id', '=', tenantId)
      .where('code_hash', '=', codeHash)
      .execute()
  }

  /** What the person has let the client do already. */
  async consented(tenantId: string, userId: string, clientId: string): Promise<OauthScope[]> {
    const row = await this.db
      .selectFrom('oauth_consents')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('client_id', '=', clientId)
      .select('scopes')
      .executeTakeFirst()
    return row?.scopes ?? []
  }

  async consent(
    tenantId: string,
    consent: { userId: string; clientId: string; scopes: OauthScope[]; at: Date },
  ): Promise<void> {
    const { scopes, at } = consent
    await this.db
      .insertInto('oauth_consents')
      .values({
        tenant_id: tenantId,
        user_id: consent.userId,
        client_id: consent.clientId,
        scopes,
        granted_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id', 'client_id'])
          .doUpdateSet({ scopes, granted_at: at }),
      )
      .execute()
  }

  /** One person's consents, in every tenant. Platform scope only. */
  async listConsents(userId: string, now: Date): Promise<OauthConsent[]> {
    return this.db
      .selectFrom('oauth_consents as g')
      .innerJoin('oauth_clients as c', (join) =>
        join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.client_id'),
      )
      .innerJoin('tenant_apps as a', (join) =>
        join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.app_id'),
      )
      .where('g.user_id', '=', userId)
      .select([
        'g.client_id as clientId',
        'g.tenant_id as tenantId',
        'a.code as appCode',
        'a.name as name',
        'a.icon as icon',
        'g.scopes as scopes',
        sql<number>`(select count(*)::int from sessions s
          where s.client_id = g.client_id and s.user_id = g.user_id
            and s.expires_at > ${now})`.as('sessions'),
        'g.granted_at as grantedAt',
      ])
      .orderBy('g.granted_at', 'desc')
      .orderBy('g.client_id')
      .execute()
  }

  /** Takes a person's consent back, and what waits because of it. Platform scope only. */
  async revoke(userId: string, clientId: string): Promise<void> {
    for (const table of ['oauth_consents', 'oauth_requests', 'oauth_codes'] as const) {
      await this.db
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('client_id', '=', clientId)
        .execute()
    }
  }

  /** Forgets what is late; a used code stays while its session lives. */
  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('oauth_requests').where('expires_at', '<=', now).execute()
    await this.db
      .deleteFrom('oauth_codes')
      .where('expires_at', '<=', now)
      .where(sql<boolean>`not exists (select from sessions s where s.id = oauth_codes.session_id)`)
      .execute()
  }
}
