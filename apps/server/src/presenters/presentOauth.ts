import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { FlowClient } from '../operations/oauth/oauthRules.js'
import type { OauthClient } from '../repositories/oauth/OauthClientsRepository.js'
import type { OauthConsent } from '../repositories/oauth/OauthGrantsRepository.js'
import { productName } from './tenantPresenters.js'

export function presentOauthClient(client: OauthClient): Schemas['OauthClient'] {
  return {
    clientId: client.id,
    appId: client.appId,
    redirectUris: client.redirectUris,
    scopes: client.scopes,
    confidential: client.secretHash !== null,
    enabled: client.enabled,
    lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
    version: client.version,
    createdAt: client.createdAt.toISOString(),
    updatedAt: client.updatedAt.toISOString(),
  }
}

/** Who asks, as the person is shown it. */
export function presentFlowClient(
  client: FlowClient,
  language: Language,
): Schemas['OauthClientView'] {
  if (client.kind === 'portal') {
    return { clientId: client.id, appCode: null, name: productName(language), icon: null }
  }
  const { appCode, name, icon } = client.registered
  return { clientId: client.id, appCode, name: name[language], icon }
}

export function presentOauthConsent(
  { name, grantedAt, ...consent }: OauthConsent,
  language: Language,
): Schemas['OauthConsent'] {
  return { ...consent, name: name[language], grantedAt: grantedAt.toISOString() }
}
