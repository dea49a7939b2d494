import { type ApiClient, unwrap } from '@spruce/api-client'

/** Where an application is opened with sign-on. @public */
export interface SignOnTarget {
  readonly appCode: string
  /** At the origin of the application. */
  readonly address: string
  readonly signal?: AbortSignal
}

/**
 * The address with a one-time token, asked for when somebody opens it. It works once and for a minute: keep it
 * nowhere. A fragment of the address goes to no server: it is left out of the question and put back behind the token.
 * @throws ApiError with the server's reason; Error for a link to another origin
 * @public
 */
export async function askSignOnLink(
  api: ApiClient,
  { appCode, address, signal }: SignOnTarget,
): Promise<string> {
  const { origin, hash } = new URL(address)
  const query = { appCode, redirectUri: address.replace(/#.*$/s, '') }
  const init = { params: { query }, ...(signal && { signal }) }
  const { url } = await unwrap(api.GET('/aba-base/api/generateSSOLink', init))
  const isThere = URL.canParse(url) && new URL(url).origin === origin
  if (!isThere) throw new Error('The sign-on link leads to another origin.')
  return url.replace(/#.*$/s, '') + hash
}
