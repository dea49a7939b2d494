import { definePublicOperation, okList } from '../../http/defineOperation.js'
import { resolveBrand } from '../../http/resolveBrand.js'
import { IdentityProvidersRepository } from '../../repositories/openid/IdentityProvidersRepository.js'

/** The same as stands in the first HTML of the page of sign-in. */
export const listSignInProviders = definePublicOperation('listSignInProviders', {
  transaction: 'none',
  async handle({ request, services, tx }) {
    const { tenantId } = await resolveBrand(request, services)
    const providers = await new IdentityProvidersRepository(tx).listOffered(tenantId)
    return okList(providers, providers.length)
  },
})
