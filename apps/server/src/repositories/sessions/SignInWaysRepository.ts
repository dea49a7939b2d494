import type { Db, SignInKind } from '../../db/schema.js'
import type { WechatIdentity } from '../../wechat/Wechat.js'

/** Somebody whom an identity provider knows, in the browser in which they came back. */
export interface OpenidArrival {
  tenantId: string
  providerId: string
  subject: string
  name: string | null
  /** The hash of the browser's secret. */
  browser: string
}

/** Who stands behind a ticket, by kind. */
export interface Arrivals {
  wechat: WechatIdentity
  openid: OpenidArrival
}

/**
 * Ways that lead away to prove who somebody is, and the tickets of those who came back without an
 * account. Of secrets hashes are kept; one kind's are nothing to the other. Platform scope only.
 */
export class SignInWaysRepository {
  constructor(private readonly db: Db) {}

  async addState(
    kind: SignInKind,
    state: {
      stateHash: string
      challenge: string
      sessionId?: string | null
      detail?: string
      expiresAt: Date
    },
  ): Promise<void> {
    await this.db
      .insertInto('sign_in_states')
      .values({
        state_hash: state.stateHash,
        kind,
        challenge: state.challenge,
        session_id: state.sessionId ?? null,
        detail: state.detail ?? null,
        expires_at: state.expiresAt,
      })
      .execute()
  }

  /** Takes it away: a second one who comes with it finds nothing. */
  async takeState(kind: SignInKind, stateHash: string) {
    return this.db
      .deleteFrom('sign_in_states')
      .where('state_hash', '=', stateHash)
      .where('kind', '=', kind)
      .returning(['challenge', 'session_id as sessionId', 'detail', 'expires_at as expiresAt'])
      .executeTakeFirst()
  }

  async addTicket<K extends SignInKind>(
    kind: K,
    ticketHash: string,
    arrival: Arrivals[K],
    expiresAt: Date,
  ): Promise<void> {
    await this.db
      .insertInto('sign_in_tickets')
      .values({
        ticket_hash: ticketHash,
        kind,
        identity: JSON.stringify(arrival),
        expires_at: expiresAt,
      })
      .execute()
  }

  async findTicket<K extends SignInKind>(
    kind: K,
    ticketHash: string,
    now: Date,
  ): Promise<{ arrival: Arrivals[K]; expiresAt: Date } | undefined> {
    const row = await this.db
      .selectFrom('sign_in_tickets')
      .where('ticket_hash', '=', ticketHash)
      .where('kind', '=', kind)
      .where('expires_at', '>', now)
      .select(['identity', 'expires_at as expiresAt'])
      .executeTakeFirst()
    // What `addTicket` wrote for the kind.
    return row && { arrival: row.identity as Arrivals[K], expiresAt: row.expiresAt }
  }

  /** Uses a ticket up. */
  async takeTicket<K extends SignInKind>(
    kind: K,
    ticketHash: string,
    now: Date,
  ): Promise<Arrivals[K] | undefined> {
    const row = await this.db
      .deleteFrom('sign_in_tickets')
      .where('ticket_hash', '=', ticketHash)
      .where('kind', '=', kind)
      .where('expires_at', '>', now)
      .returning('identity')
      .executeTakeFirst()
    return row?.identity as Arrivals[K] | undefined
  }

  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('sign_in_states').where('expires_at', '<=', now).execute()
    await this.db.deleteFrom('sign_in_tickets').where('expires_at', '<=', now).execute()
  }
}
