import type { Schemas } from '@spruce/api-client'

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const

/**
 * The authorisation request in an address, as it came: the server judges it. `undefined` without a
 * client or an address to go back to, and where a parameter comes twice (RFC 6749, 3.1).
 */
export function authorizeRequestOf(search: string): Schemas['OauthAuthorizeRequest'] | undefined {
  const params = new URLSearchParams(search)
  const [clientId, redirectUri] = [params.get('client_id'), params.get('redirect_uri')]
  if (!clientId || !redirectUri) return undefined
  if (names.some((name) => params.getAll(name).length > 1)) return undefined
  const given = names.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : [] // an empty parameter is none
  })
  return {
    ...Object.fromEntries(given),
    client_id: clientId,
    redirect_uri: redirectUri,
  } as Schemas['OauthAuthorizeRequest']
}
