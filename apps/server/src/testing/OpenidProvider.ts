import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person of the provider; the subject is the key. */
export interface OpenidAccount {
  name?: string
  email?: string
  email_verified?: unknown
}

export const openidClientId = 'spruce-of-tests'
export const openidClientSecret = 'the-secret-of-the-provider-client'

/** A real provider of OpenID Connect over HTTP, which lets in whoever a test says. */
export class OpenidProvider {
  readonly accounts = new Map<string, OpenidAccount>()
  /** Who is at the browser. */
  current = 'nobody'

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
  ) {}

  static async start(redirectUri: string): Promise<OpenidProvider> {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    const made = new OpenidProvider(issuer, server)
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: openidClientId,
          client_secret: openidClientSecret,
          redirect_uris: [redirectUri],
        },
      ],
      jwks: { keys: [newKey()] },
      cookies: { keys: ['a-key-of-tests'] },
      features: { devInteractions: { enabled: false } },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...made.accounts.get(sub) }),
      }),
      // Nobody is asked what they let the client see.
      async loadExistingGrant({ oidc }) {
        const { client, session } = oidc
        const grant = new oidc.provider.Grant({
          clientId: client?.clientId ?? '',
          accountId: session?.accountId ?? '',
        })
        grant.addOIDCScope('openid profile email')
        await grant.save()
        return grant
      },
    })
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) {
        void answer(request, response)
        return
      }
      void provider.interactionFinished(request, response, { login: { accountId: made.current } })
    })
    return made
  }

  /** Goes where a page was sent, as a browser does, and signs in. Gives what comes back with it. */
  async visit(address: string, as: string): Promise<URLSearchParams> {
    this.current = as
    const jar = new Map<string, string>()
    let at = new URL(address)
    for (let step = 0; step < 10; step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
      for (const text of answer.headers.getSetCookie()) {
        const [pair = ''] = text.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      const next = answer.headers.get('location')
      if (next === null) throw new Error(`${at.href} answered ${await answer.text()}`)
      at = new URL(next, at)
      if (at.origin !== this.issuer) return at.searchParams
    }
    throw new Error('The provider leads nowhere')
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

function newKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }
}
