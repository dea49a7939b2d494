import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const openidClient = { id: 'spruce-portal', secret: 'the-secret-of-the-portal' }

export interface OpenidProvider {
  issuer: string
  stop(): void
}

/**
 * A real provider of OpenID Connect with a page of its own: whoever types a name there is that person.
 * It remembers its people by cookie, as providers do.
 */
export async function startOpenidProvider(redirectUri: string): Promise<OpenidProvider> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openidClient.id,
        client_secret: openidClient.secret,
        redirect_uris: [redirectUri],
      },
    ],
    cookies: { keys: ['a-key-of-tests'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: `员工${sub}` }),
    }),
    // Nobody is asked what they let the portal see.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '', issuer)
    if (!url.pathname.startsWith('/interaction/')) {
      void answer(request, response)
      return
    }
    if (url.searchParams.has('cancel')) {
      void provider.interactionFinished(request, response, { error: 'access_denied' })
      return
    }
    const account = url.searchParams.get('account')
    if (account) {
      void provider.interactionFinished(request, response, { login: { accountId: account } })
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="zh-CN"><title>IdP</title><link rel="icon" href="data:,">
        <h1>统一认证平台</h1>
        <form><label>工号 <input name="account"></label><button>进入</button></form>
        <a href="?cancel=1">取消</a></html>`,
    )
  })
  return {
    issuer,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
