import type { Db } from '../../db/schema.js'
import type { WechatIdentity } from '../../wechat/Wechat.js'

/** Ways to WeChat, tickets and bound accounts. Of secrets hashes are kept. Platform scope only. */
export class WechatRepository {
  constructor(private readonly db: Db) {}

  async addState(state: {
    stateHash: string
    challenge: string
    sessionId: string | null
    expiresAt: Date
  }): Promise<void> {
    await this.db
      .insertInto('wechat_states')
      .values({
        state_hash: state.stateHash,
        challenge: state.challenge,
        session_id: state.sessionId,
        expires_at: state.expiresAt,
      })
      .execute()
  }

  /** Takes it away: a second one who comes with it finds nothing. */
  async takeState(stateHash: string) {
    return this.db
      .deleteFrom('wechat_states')
      .where('state_hash', '=', stateHash)
      .returning(['challenge', 'session_id as sessionId', 'expires_at as expiresAt'])
      .executeTakeFirst()
  }

  async addTicket(ticketHash: string, identity: WechatIdentity, expiresAt: Date): Promise<void> {
    await this.db
      .insertInto('wechat_tickets')
      .values({ ticket_hash: ticketHash, ...columnsOf(identity), expires_at: expiresAt })
      .execute()
  }

  async findTicket(ticketHash: string, now: Date) {
    return this.db
      .selectFrom('wechat_tickets')
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', now)
      .select(['nick_name as nickName', 'expires_at as expiresAt'])
      .executeTakeFirst()
  }

  /** Uses a ticket up. */
  async takeTicket(ticketHash: string, now: Date): Promise<WechatIdentity | undefined> {
    return this.db
      .deleteFrom('wechat_tickets')
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', now)
      .returning(['app_id as appId', 'openid', 'unionid', 'nick_name as nickName'])
      .executeTakeFirst()
  }

  /** Whose account a WeChat account signs in. */
  async findUserId({ appId, openid, unionid }: WechatIdentity): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('wechat_accounts')
      .select('user_id')
      .where((eb) =>
        eb.or([
          eb.and([eb('app_id', '=', appId), eb('openid', '=', openid)]),
          ...(unionid === null ? [] : [eb('unionid', '=', unionid)]),
        ]),
      )
      .executeTakeFirst()
    return row?.user_id
  }

  async ofUser(userId: string) {
    return this.db
      .selectFrom('wechat_accounts')
      .where('user_id', '=', userId)
      .select(['nick_name as nickName', 'bound_at as boundAt'])
      .executeTakeFirst()
  }

  /** @throws a unique violation when either has another already */
  async bind(userId: string, identity: WechatIdentity, at: Date): Promise<void> {
    await this.db
      .insertInto('wechat_accounts')
      .values({ user_id: userId, ...columnsOf(identity), bound_at: at })
      .execute()
  }

  async unbind(userId: string): Promise<void> {
    await this.db.deleteFrom('wechat_accounts').where('user_id', '=', userId).execute()
  }

  async sweep(now: Date): Promise<void> {
    await this.db.deleteFrom('wechat_states').where('expires_at', '<=', now).execute()
    await this.db.deleteFrom('wechat_tickets').where('expires_at', '<=', now).execute()
  }
}

function columnsOf({ appId, openid, unionid, nickName }: WechatIdentity) {
  return { app_id: appId, openid, unionid, nick_name: nickName }
}
