/** A person as WeChat knows them. */
export interface WechatIdentity {
  /** The application of WeChat that asked. */
  appId: string
  /** The person's name at that application. */
  openid: string
  /** The person's name at all applications of its owner; null where the owner has one. */
  unionid: string | null
  nickName: string | null
}

/** Where people prove who they are at WeChat. */
export interface Wechat {
  /** Where a browser goes; WeChat leads it back to `redirectUri` with `code` and `state`. */
  authorizeUrl(state: string, redirectUri: string): string
  /**
   * Who a code stands for; a code is good for once. @throws WechatRefusedError for a wrong, late or
   * used code, WechatDownError when WeChat gives no answer, or none that says so
   */
  identify(code: string): Promise<WechatIdentity>
}

/** WeChat does not take the code. */
export class WechatRefusedError extends Error {
  override readonly name = 'WechatRefusedError'
}

/** WeChat is out of reach, overloaded or set up wrongly. The message holds no secret. */
export class WechatDownError extends Error {
  override readonly name = 'WechatDownError'
}
