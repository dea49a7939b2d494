import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, conflict, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentOauthClient } from '../../presenters/presentOauth.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { inOrder } from './oauthRules.js'

/** Makes an application a client, or changes the one that it is; a secret is shown once. */
export const saveOauthClient = defineOperation('saveOauthClient', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const { oauthClients } = repositories
    assertRedirects(body.redirectUris)
    const known = await oauthClients.lockByApp(tenantId, params.id)
    if (known && body.version === undefined) throw conflict('DUPLICATE')
    if (!known && body.version !== undefined) throw notFound('oauth client', params.id)
    const before = known ? presentOauthClient(known) : null
    if (known) assertVersion(body.version ?? 0, known.version, before ?? undefined)
    const id = known?.id ?? newId()
    const isConfidential = body.confidential ?? (known ? known.secretHash !== null : true)
    const secret = isConfidential && !known?.secretHash ? newToken() : null
    const fields = {
      redirectUris: body.redirectUris,
      scopes: inOrder(body.scopes),
      enabled: body.enabled ?? known?.enabled ?? true,
    }
    const secretHash = secret === null ? null : hashToken(secret)
    if (!known) await oauthClients.add(tenantId, { ...fields, id, appId: params.id, secretHash })
    else {
      const isSecretKept = isConfidential && secret === null
      await oauthClients.edit(tenantId, id, { ...fields, ...(isSecretKept ? {} : { secretHash }) })
    }
    const saved = await oauthClients.findByApp(tenantId, params.id)
    if (!saved) throw notFound('oauth client', id)
    const client = presentOauthClient(saved)
    audit({ table: 'oauth_clients', id, name: saved.appCode, before, after: client })
    return ok({ client, clientSecret: secret })
  },
})

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** Addresses are compared as texts, so each must be written as browsers write it. @throws 422 */
function assertRedirects(uris: readonly string[]): void {
  for (const [index, text] of uris.entries()) {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isSafe =
      url?.href === text &&
      (url.protocol === 'https:' || ownMachine.includes(url.hostname)) &&
      url.hash === ''
    if (!isSafe) {
      throw unprocessable('UNSAFE_URL', [wrongField(`redirectUris[${String(index)}]`, 'invalid')])
    }
  }
}
