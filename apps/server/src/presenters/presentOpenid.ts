import type { Schemas } from '@spruce/api-client/contract'
import type { ListedProvider } from '../repositories/openid/IdentityProvidersRepository.js'

/** Of the secret it says that there is one. */
export function presentIdentityProvider(provider: ListedProvider): Schemas['IdentityProvider'] {
  const { id, name, issuer, clientId, scopes, linkByEmail, enabled, links, version } = provider
  return {
    ...{ id, name, issuer, clientId, hasSecret: provider.secretSealed !== null },
    ...{ scopes, linkByEmail, enabled, links, version },
    createdAt: provider.createdAt.toISOString(),
    updatedAt: provider.updatedAt.toISOString(),
  }
}
