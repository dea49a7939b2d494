import type { Db } from '../../db/schema.js'
import type { WechatIdentity } from '../../wechat/Wechat.js'

/** Bound accounts of WeChat. Platform scope only. */
export class WechatRepository {
  constructor(private readonly db: Db) {}

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
}

function columnsOf({ appId, openid, unionid, nickName }: WechatIdentity) {
  return { app_id: appId, openid, unionid, nick_name: nickName }
}
