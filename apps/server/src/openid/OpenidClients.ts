import { isIP } from 'node:net'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import { askOutside, OutsideError } from '../http/askOutside.js'
import { isClosedAddress, type Resolve } from '../http/probeAddress.js'
import { outsideName } from '../text/canonicalText.js'
import {
  OpenidDownError,
  OpenidRefusedError,
  type Openid,
  type OpenidIdentity,
  type OpenidPerson,
  type OpenidReturn,
  type OpenidSettings,
  type OpenidWay,
} from './Openid.js'

export interface OpenidClientsOptions {
  /** Providers on this machine may be asked, by http too: for trying out and for tests. */
  isEvaluation: boolean
  /** Origins that may be in closed networks. */
  trustedOrigins: readonly string[]
  now: () => Date
  /** Of one call; the client waits 10 s for all of them. Default 2.5 s. */
  timeoutMs?: number
  resolve?: Resolve
}

interface Kept {
  made: Promise<Configuration>
  until: number
}

/** What an issuer publishes is read anew after so long, as its new keys are. */
const keptMs = 10 * 60_000
/** Providers that are kept; more push the oldest out. */
const mostKept = 500
/** What a provider publishes is a few kilobytes. */
const longestAnswer = 256 * 1024
const skewSeconds = 30

/** Providers of OpenID Connect, asked by openid-client through a guarded connection. */
export class OpenidClients implements Openid {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly options: OpenidClientsOptions) {}

  mayAsk(issuer: string): boolean {
    const url = URL.canParse(issuer) ? new URL(issuer) : undefined
    if (!url || !this.isSafe(url)) return false
    // Such an address is taken as it is, without a look at whose it is.
    if (url.pathname.includes('/.well-known/')) return false
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isOpen = isIP(host) === 0 ? !isLoopback(url) : !isClosedAddress(host)
    return isOpen || this.isTrusted(url)
  }

  async authorizationEndpoint(issuer: string): Promise<string> {
    const config = await this.discover({ issuer, clientId: '-', clientSecret: null })
    return this.endpointOf(config)
  }

  async authorizeUrl(settings: OpenidSettings, way: OpenidWay): Promise<string> {
    const config = await this.configurationOf(settings)
    this.endpointOf(config)
    return buildAuthorizationUrl(config, {
      redirect_uri: way.redirectUri,
      response_type: 'code',
      scope: scopeOf(settings),
      state: way.state,
      nonce: way.nonce,
      code_challenge: await calculatePKCECodeChallenge(way.verifier),
      code_challenge_method: 'S256',
    }).href
  }

  async identify(
    settings: OpenidSettings,
    way: OpenidWay,
    back: OpenidReturn,
  ): Promise<OpenidIdentity> {
    const config = await this.configurationOf(settings)
    const address = new URL(way.redirectUri)
    address.searchParams.set('code', back.code)
    address.searchParams.set('state', way.state)
    if (back.iss !== undefined) address.searchParams.set('iss', back.iss)
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: way.state,
      expectedNonce: way.nonce,
      pkceCodeVerifier: way.verifier,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      throw meaningOf(error)
    })
    const claims = tokens.claims()
    if (!claims) throw new OpenidRefusedError('The provider gave no ID token')
    const person = async (): Promise<OpenidPerson> => {
      const isWhole = typeof claims['email'] === 'string' && nameIn(claims) !== null
      if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) {
        return personIn(claims)
      }
      const more = await fetchUserInfo(config, tokens.access_token, claims.sub).catch(
        (error: unknown) => {
          throw meaningOf(error)
        },
      )
      return personIn({ ...claims, ...more })
    }
    return { subject: claims.sub, person }
  }

  /** A browser follows it: nothing but the web. */
  private endpointOf(config: Configuration): string {
    const { authorization_endpoint: endpoint = '' } = config.serverMetadata()
    if (!URL.canParse(endpoint) || !this.isSafe(new URL(endpoint))) {
      throw new OpenidDownError('answer', 'The provider publishes no safe sign-in page')
    }
    return endpoint
  }

  /** One that failed is tried anew by the next who comes. */
  private configurationOf(settings: OpenidSettings): Promise<Configuration> {
    const key = `${settings.id} ${String(settings.version)}`
    const now = this.options.now().getTime()
    const known = this.kept.get(key)
    if (known && known.until > now) return known.made
    const made = this.discover(settings)
    this.kept.delete(key)
    this.kept.set(key, { made, until: now + keptMs })
    const [oldest] = this.kept.keys()
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest)
    made.catch(() => {
      if (this.kept.get(key)?.made === made) this.kept.delete(key)
    })
    return made
  }

  private async discover({
    issuer,
    clientId,
    clientSecret,
  }: Pick<OpenidSettings, 'issuer' | 'clientId' | 'clientSecret'>): Promise<Configuration> {
    if (!this.mayAsk(issuer)) throw new OpenidDownError('closed', 'The issuer is not to be asked')
    const isInsecure = issuer.startsWith('http:')
    const config = await discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: skewSeconds },
      // Which way the provider wants it is known once it has been asked.
      (...sent) => authenticationFor(config, clientSecret)(...sent),
      {
        [customFetch]: this.fetch,
        // The keys are asked for over a guarded connection; what they signed is checked all the same.
        execute: [enableNonRepudiationChecks, ...(isInsecure ? [ownMachine] : [])],
      },
    ).catch((error: unknown) => {
      const meant = meaningOf(error)
      throw meant instanceof OpenidDownError ? meant : new OpenidDownError('answer', meant.message)
    })
    // openid-client lets some issuers differ; links name people by this one and no other.
    if (new URL(config.serverMetadata().issuer).href !== new URL(issuer).href) {
      throw new OpenidDownError('answer', 'The provider calls itself otherwise')
    }
    return config
  }

  private readonly fetch: CustomFetch = (address, { method, headers, body }) => {
    const url = new URL(address)
    if (!this.isSafe(url)) throw new OutsideError('closed', `${url.origin} is not to be asked`)
    const text = body === null || body === undefined ? undefined : bodyText(body)
    return askOutside(
      address,
      { method, headers, body: text },
      {
        isTrusted: this.isTrusted(url),
        timeoutMs: this.options.timeoutMs ?? 2_500,
        maxBytes: longestAnswer,
        ...(this.options.resolve && { resolve: this.options.resolve }),
      },
    )
  }

  /** https without credentials; on this machine, while somebody tries things out, http as well. */
  private isSafe(url: URL): boolean {
    if (url.username !== '' || url.password !== '') return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && this.isOwnMachine(url))
  }

  private isTrusted(url: URL): boolean {
    return this.isOwnMachine(url) || this.options.trustedOrigins.includes(url.origin)
  }

  private isOwnMachine(url: URL): boolean {
    return this.options.isEvaluation && isLoopback(url)
  }
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function scopeOf({ scopes }: OpenidSettings): string {
  return [...new Set(['openid', ...scopes])].join(' ')
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated to stand out; `mayAsk` lets http through to this machine alone, and in evaluation mode
const ownMachine = allowInsecureRequests

/** A provider that names no way takes the first of RFC 6749. */
function authenticationFor(config: Configuration, secret: string | null): ClientAuth {
  if (secret === null) return None()
  const ways = config.serverMetadata().token_endpoint_auth_methods_supported
  const isPosted = ways?.includes('client_secret_post') === true
  const isBasic = ways === undefined || ways.includes('client_secret_basic')
  return isPosted && !isBasic ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}

function bodyText(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('A request to a provider has a form or a text')
}

/** Codes of openid-client that speak of the answer and what it proves, not of the connection. */
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
])

/** Never with what was sent: causes hold tokens and secrets, so they stay behind. */
function meaningOf(error: unknown): OpenidDownError | OpenidRefusedError {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OpenidDownError || one instanceof OpenidRefusedError) return one
    if (one instanceof OutsideError) {
      return new OpenidDownError(one.reason === 'closed' ? 'closed' : 'unreachable', one.message)
    }
  }
  const { code, error: told } = error as { code?: unknown; error?: unknown }
  const reason = typeof told === 'string' ? told.slice(0, 60) : String(code)
  // The code, or its verifier, is wrong; every other word of the token endpoint is about the client.
  if (told === 'invalid_grant') return new OpenidRefusedError(reason)
  const isRefusal = typeof code === 'string' && refusals.has(code)
  return isRefusal ? new OpenidRefusedError(reason) : new OpenidDownError('answer', reason)
}

type Claims = Readonly<Record<string, unknown>>

function personIn(claims: Claims): OpenidPerson {
  const email = claims['email']
  return {
    name: nameIn(claims),
    email: typeof email === 'string' && email.length <= 100 ? email.trim().toLowerCase() : null,
    isEmailVerified: claims['email_verified'] === true,
  }
}

function nameIn(claims: Claims): string | null {
  const names = ['name', 'nickname', 'preferred_username'].map((claim) =>
    outsideName(claims[claim]),
  )
  return names.find((name) => name !== null) ?? null
}
