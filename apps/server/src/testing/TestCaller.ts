import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Services } from '../services.js'
import { keepCaptcha } from '../sessions/captcha.js'
import { newPublicKey } from '../sessions/tokens.js'

export interface TestCall {
  body?: unknown
  /** The `current-tenant` header. */
  tenant?: string
  /** Over the usual ones; undefined takes one away. */
  headers?: Record<string, string | undefined>
}

/** What came back; `body` is the envelope, or undefined where the answer is no JSON. */
export interface TestAnswer<T = unknown> {
  status: number
  headers: LightMyRequestResponse['headers']
  text: string
  body: {
    code: number | string
    message: string
    data: T
    fields?: { path: string; message: string }[]
    traceId?: string
  }
  /** Set-Cookie by name, whole. */
  cookies: Record<string, string>
}

const origin = 'http://portal.test'

/** Calls the server as a page of the portal does; keeps the session's cookie as a browser would. */
export class TestCaller {
  constructor(
    private readonly app: FastifyInstance,
    private readonly services: Services,
    public token?: string,
  ) {}

  get<T = unknown>(url: string, call?: TestCall) {
    return this.send<T>('GET', url, call)
  }

  post<T = unknown>(url: string, body: unknown, call?: TestCall) {
    return this.send<T>('POST', url, { ...call, body })
  }

  async send<T>(method: 'GET' | 'POST' | 'PUT', url: string, call: TestCall = {}) {
    const headers = {
      host: 'portal.test',
      origin: method === 'GET' ? undefined : origin,
      'sec-fetch-site': 'same-origin',
      'app-code': 'spruce-web-enterprise-console',
      'current-tenant': call.tenant,
      cookie: this.token === undefined ? undefined : `token=${this.token}`,
      'content-type': call.body === undefined ? undefined : 'application/json',
      ...call.headers,
    }
    const answer = await this.app.inject({
      method,
      url,
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      ),
      ...(call.body === undefined
        ? {}
        : { payload: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
    })
    return this.read<T>(answer)
  }

  private read<T>(answer: LightMyRequestResponse): TestAnswer<T> {
    const sent = [answer.headers['set-cookie'] ?? []].flat()
    const cookies = Object.fromEntries(sent.map((text) => [text.split('=')[0] ?? '', text]))
    const token = /^token=([^;]*)/.exec(cookies['token'] ?? '')?.[1]
    if (token !== undefined) this.token = token === '' ? undefined : token
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: (isJson ? answer.json() : undefined) as TestAnswer<T>['body'],
      cookies,
    }
  }

  /** A captcha whose answer is known, without its picture. */
  async captcha(): Promise<{ captchaKey: string; captcha: string }> {
    const captchaKey = newPublicKey()
    await keepCaptcha(this.services.engine.platform, this.services, captchaKey, 'ab3d')
    return { captchaKey, captcha: 'ab3d' }
  }

  /** Signs in; what is given replaces the right values. */
  async signIn(
    loginName: string,
    password: string,
    given: { body?: Record<string, unknown>; headers?: Record<string, string | undefined> } = {},
  ) {
    const body = {
      loginName,
      password: this.services.cipher.encrypt(password),
      ...(await this.captcha()),
      ...given.body,
    }
    return this.post<Schemas['LoginResult']>(
      '/auth/login',
      body,
      given.headers ? { headers: given.headers } : {},
    )
  }
}
