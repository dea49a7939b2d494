import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

/** A provider that says whatever a test wants it to: what none should say, most of all. */
export class FakeOpenid {
  issuer = ''
  /** What goes wrong at a path; undefined: nothing. */
  fault: { at: string; answer: (response: ServerResponse) => void } | undefined
  /** Over the claims of a right ID token. */
  claims: Claims = {}
  header: Claims = {}
  /** What the provider publishes of itself, over the right things. */
  published: Claims = {}
  asked: string[] = []
  private readonly server: Server
  private readonly right = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private signing: KeyObject = this.right.privateKey

  constructor() {
    this.server = createServer((request, response) => {
      this.answer(request, response)
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.issuer = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** All right again. */
  reset(): void {
    this.fault = undefined
    this.claims = {}
    this.header = {}
    this.published = {}
    this.asked = []
    this.signing = this.right.privateKey
  }

  /** From now on with a key that it does not publish. */
  signWithAnother(): void {
    this.signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '', this.issuer).pathname
    this.asked.push(path)
    if (this.fault && path.endsWith(this.fault.at)) {
      this.fault.answer(response)
      return
    }
    const found = this.bodyOf(path)
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? {}))
  }

  private bodyOf(path: string): object | undefined {
    if (path === '/.well-known/openid-configuration') {
      const { issuer } = this
      return {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'] },
        id_token_signing_alg_values_supported: ['RS256'],
        ...this.published,
      }
    }
    if (path === '/jwks') {
      const key = this.right.publicKey.export({ format: 'jwk' })
      return { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] }
    }
    if (path !== '/token') return undefined
    return { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: this.idToken() }
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = { iss: this.issuer, iat: now, exp: now + 60, name: '小王', ...this.claims }
    const signed = `${encode({ alg: 'RS256', kid: 'one', ...this.header })}.${encode(claims)}`
    const signature = createSign('RSA-SHA256').update(signed).sign(this.signing)
    return `${signed}.${this.header['alg'] === 'none' ? '' : signature.toString('base64url')}`
  }
}
