import { WechatRefusedError, type Wechat, type WechatIdentity } from './Wechat.js'

const known = /^dev_([0-9A-Za-z_-]{1,60})$/

/**
 * Stands for WeChat in evaluation mode: no QR code, the browser comes straight back as one and the
 * same person. A code `dev_<name>` is that of a person of this name.
 */
export class DeveloperWechat implements Wechat {
  authorizeUrl(state: string, redirectUri: string): string {
    const url = new URL(redirectUri)
    url.searchParams.set('code', 'dev_developer')
    url.searchParams.set('state', state)
    return url.href
  }

  identify(code: string): Promise<WechatIdentity> {
    const name = known.exec(code)?.[1]
    if (name === undefined) return Promise.reject(new WechatRefusedError('No code of a developer'))
    return Promise.resolve({ appId: 'dev', openid: name, unionid: null, nickName: name })
  }
}
