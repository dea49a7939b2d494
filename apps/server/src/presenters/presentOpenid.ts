import type { Schemas } from '@spruce/api-client/contract'
import type {
  ListedProvider,
  ProviderLink,
} from '../repositories/openid/IdentityProvidersRepository.js'

/** Of the secret it says that there is one. */
export function presentIdentityProvider(provider: ListedProvider): Schemas['IdentityProvider'] {
  const { id, name, issuer, clientId, scopes, linkByEmail, enabled, links, version } = provider
  return {
    ...{ id, name, issuer, clientId, hasSecret: provider.secretSealed !== null },
    ...{ scopes, linkByEmail, enabled, links, version },
    lastCheck: lastCheckOf(provider),
    createdAt: provider.createdAt.toISOString(),
    updatedAt: provider.updatedAt.toISOString(),
  }
}

function lastCheckOf({
  checkedAt,
  checkState,
  checkReason,
  checkMilliseconds,
}: ListedProvider): Schemas['IdentityProvider']['lastCheck'] {
  if (!checkedAt || !checkState) return null
  return {
    ...{ state: checkState, reason: checkReason, milliseconds: checkMilliseconds },
    checkedAt: checkedAt.toISOString(),
  }
}

export function presentProviderLink({
  linkedAt,
  ...link
}: ProviderLink): Schemas['IdentityProviderLink'] {
  return { ...link, linkedAt: linkedAt.toISOString() }
}
