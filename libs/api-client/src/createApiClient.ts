import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from './generated/types.js'
import { progressFetch } from './progressFetch.js'
import { letResolveWithCode } from './readAnswer.js'
import { repeatedFetch } from './repeatedFetch.js'
import type { Schemas } from './Schemas.js'
import { timedFetch, timeoutOf, type Fetch } from './timedFetch.js'

/** A client of the contract: `api.GET('/aba-base/api/dept/{id}', { params: { path: { id } } })`. @public */
export type ApiClient = Client<paths>

/** The headers of a call; those that are empty are left out. @public */
export interface ApiHeaders {
  readonly 'app-code': string
  /** Default: the value of `app-code`. */
  readonly 'current-app'?: string | null
  /** Left out where no tenant is set. */
  readonly 'current-tenant'?: string | null
  readonly [name: string]: string | null | undefined
}

/** @public */
export interface ApiClientOptions {
  /** Asked at every call, so that a switch of app or tenant counts at once. */
  getHeaders(): ApiHeaders
  /** Default: the origin of the page. Outside a browser it is required. */
  readonly baseUrl?: string
  /** Default: the global one, looked up at every call. */
  readonly fetch?: Fetch
  /** Language of messages and names; the browser's when absent. */
  language?(): Schemas['Language']
  /**
   * Told of every 401. Resolves with true when somebody is signed in again: then the call is sent once
   * more, with the headers it had. Otherwise, and without it, the 401 is the answer.
   */
  onUnauthorized?(): Promise<boolean>
}

/** @public */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return buildApiClient(options, timeoutOf)
}

/** `createApiClient` with another rule for timeouts, in milliseconds by path. */
export function buildApiClient(
  options: ApiClientOptions,
  limitOf: (path: string) => number,
): ApiClient {
  const fetch = options.fetch ?? progressFetch((request, init) => globalThis.fetch(request, init))
  const timed = timedFetch(fetch, limitOf)
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: options.onUnauthorized
      ? repeatedFetch(timed, () => options.onUnauthorized?.() ?? Promise.resolve(false))
      : timed,
  })
  client.use(headersOf(options), paramsAsBody, invitationAnswers)
  return client
}

/** Section 7: every call carries app-code and current-app, and current-tenant when one is set. */
function headersOf(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const headers = options.getHeaders()
      const all = {
        'accept-language': options.language?.(),
        ...headers,
        'current-app': headers['current-app'] || headers['app-code'],
      }
      for (const [name, value] of Object.entries(all)) {
        if (value && !isGiven(request, name)) request.headers.set(name, value)
      }
    },
  }
}

/** A header that the caller of this one request has set; `accept-language: *` is fetch's own. */
function isGiven({ headers }: Request, name: string): boolean {
  const value = headers.get(name)
  return value !== null && value !== '*'
}

/** Section 7: the body of a writing call defaults to the params when no data is given. */
const paramsAsBody: Middleware = {
  onRequest({ request, params }) {
    const hasBody = request.headers.has('content-type') // `request.body` is missing in some browsers
    if (hasBody || request.method === 'GET' || request.method === 'HEAD') return undefined
    const body = JSON.stringify(params.query ?? {})
    if (body === '{}') return undefined
    const headers = new Headers(request.headers)
    headers.set('content-type', 'application/json')
    return new Request(request, { body, headers })
  },
}

/** Section 8: a 401 to an accepted invitation resolves with the code instead of failing. */
const invitationAnswers: Middleware = {
  onResponse({ response, schemaPath }) {
    if (schemaPath.endsWith('/user-accept-invite')) letResolveWithCode(response)
    return undefined
  },
}
