import { outsideName } from '../text/canonicalText.js'
import { WechatDownError, WechatRefusedError, type Wechat, type WechatIdentity } from './Wechat.js'

export interface HttpWechatOptions {
  appId: string
  secret: string
  /** Of the API: https://api.weixin.qq.com. */
  apiUrl: string
  /** The page with the QR code: https://open.weixin.qq.com/connect/qrconnect. */
  connectUrl: string
  /** For one call; the client waits 10 s for both. Default 4 s. */
  timeoutMs?: number
}

/** `errcode`s that speak of the code: invalid, used already, missing. */
const refusals = new Set([40029, 40163, 41008])
/** An answer is a few hundred bytes. */
const longestAnswer = 64 * 1024

/**
 * WeChat's website login, as its open platform documents it: a code for a token and openid
 * (`/sns/oauth2/access_token`), and with these the person (`/sns/userinfo`).
 */
export class HttpWechat implements Wechat {
  constructor(private readonly options: HttpWechatOptions) {}

  authorizeUrl(state: string, redirectUri: string): string {
    const url = new URL(this.options.connectUrl)
    url.search = new URLSearchParams({
      appid: this.options.appId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    }).toString()
    url.hash = 'wechat_redirect'
    return url.href
  }

  async identify(code: string): Promise<WechatIdentity> {
    const { appId, secret } = this.options
    const granted = await this.get('/sns/oauth2/access_token', {
      ...{ appid: appId, secret, code, grant_type: 'authorization_code' },
    })
    const { access_token: token, openid } = granted
    if (typeof token !== 'string' || typeof openid !== 'string' || openid === '') {
      throw new WechatDownError('WeChat answered without token or openid')
    }
    const person = await this.get('/sns/userinfo', { access_token: token, openid, lang: 'zh_CN' })
    return {
      appId,
      openid,
      unionid: textOf(granted['unionid']) ?? textOf(person['unionid']),
      nickName: outsideName(person['nickname']),
    }
  }

  /** The address holds the secret, as WeChat wants it: it stands in no error and no log. */
  private async get(path: string, query: Record<string, string>) {
    const url = new URL(this.options.apiUrl)
    url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
    url.search = new URLSearchParams(query).toString()
    const answer = await this.ask(url)
    const code = Number(answer['errcode'] ?? 0)
    if (refusals.has(code)) throw new WechatRefusedError(`WeChat refused the code (${code})`)
    if (code !== 0) throw new WechatDownError(`WeChat answered ${path} with errcode ${code}`)
    return answer
  }

  private async ask(url: URL): Promise<Record<string, unknown>> {
    let text: string
    try {
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeoutMs ?? 4_000),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new WechatDownError(`WeChat answered ${response.status}`)
      }
      text = await response.text()
    } catch (error) {
      if (error instanceof WechatDownError) throw error
      throw new WechatDownError(`WeChat gave no answer (${reasonOf(error)})`)
    }
    // It says text/plain and means JSON.
    const value = text.length > longestAnswer ? undefined : readObject(text)
    if (!value) throw new WechatDownError('WeChat answered no JSON object')
    return value
  }
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : String(name)
}
