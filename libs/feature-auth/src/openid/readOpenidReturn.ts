import type { Schemas } from '@spruce/api-client'

/** What an identity provider sent the browser back with. */
export type OpenidReturn =
  | { kind: 'code'; body: Schemas['OpenidCallbackRequest'] }
  /** The person said no. */
  | { kind: 'cancelled' }
  /** Another error of the provider, or no answer of one at all. */
  | { kind: 'failed' }

/** Reads the query of /openid (RFC 6749, 4.1.2; `iss`: RFC 9207). */
export function readOpenidReturn(search: string): OpenidReturn {
  const query = new URLSearchParams(search)
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')]
  if (query.get('error') === 'access_denied') return { kind: 'cancelled' }
  if (query.has('error') || !code || !state) return { kind: 'failed' }
  return { kind: 'code', body: { code, state, ...(iss ? { iss } : {}) } }
}
