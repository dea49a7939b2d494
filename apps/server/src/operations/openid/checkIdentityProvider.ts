import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { OpenidDownError } from '../../openid/Openid.js'
import { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'

/** Asks before the transaction; the provider is looked up in one of its own, in the tenant's scope. */
export const checkIdentityProvider = defineOperation('checkIdentityProvider', {
  unaudited: 'It notes what was found, and changes nothing that people set.',
  prepare: async ({ params, tenantId, services }) => {
    const provider = await services.engine.tx({ tenant: tenantId }, (tx) =>
      new Repositories(tx).identityProviders.find(tenantId, params.id),
    )
    const value = provider && (await check(services, provider.issuer))
    return { value, discard: () => Promise.resolve() }
  },
  async handle({ params, tenantId, repositories, prepared }) {
    if (!prepared) throw notFound('identity provider', params.id)
    await repositories.identityProviders.noteCheck(tenantId, params.id, {
      checkedAt: new Date(prepared.checkedAt),
      checkState: prepared.state,
      checkReason: prepared.reason,
      checkMilliseconds: prepared.milliseconds,
    })
    return ok(prepared)
  },
})

async function check(
  { openid, now }: Services,
  issuer: string,
): Promise<Schemas['IdentityProviderHealth']> {
  const checkedAt = now().toISOString()
  const began = performance.now()
  try {
    const authorizationEndpoint = await openid.authorizationEndpoint(issuer)
    const milliseconds = Math.round(performance.now() - began)
    return { state: 'up', reason: null, authorizationEndpoint, milliseconds, checkedAt }
  } catch (error) {
    if (!(error instanceof OpenidDownError)) throw error
    const reason = error.fault
    return { state: 'down', reason, authorizationEndpoint: null, milliseconds: null, checkedAt }
  }
}
