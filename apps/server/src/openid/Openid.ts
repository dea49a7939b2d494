/** A provider as the client of it needs it. */
export interface OpenidSettings {
  id: string
  /** Grows with each change, so that nothing kept of an older one is used. */
  version: number
  issuer: string
  clientId: string
  /** Null: a client that cannot keep one. */
  clientSecret: string | null
  scopes: readonly string[]
}

/** One way to a provider and back: what only this server knows of it. */
export interface OpenidWay {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
  redirectUri: string
}

/** What stood in the address when the browser came back. */
export interface OpenidReturn {
  code: string
  /** Who answered (RFC 9207), where the provider says it. */
  iss?: string | undefined
}

/** What a provider says of a person. */
export interface OpenidPerson {
  name: string | null
  email: string | null
  /** The provider says that the address is the person's; anything but a plain `true` is no. */
  isEmailVerified: boolean
}

/** A person as a provider names them. */
export interface OpenidIdentity {
  subject: string
  /** Asked for only of people who are not linked. @throws OpenidDownError, OpenidRefusedError */
  person(): Promise<OpenidPerson>
}

/** Where people prove who they are at foreign providers of OpenID Connect. */
export interface Openid {
  /** Whether the server may ask there: a safe scheme, and no closed network by its address. */
  mayAsk(issuer: string): boolean
  /** The address of the sign-in page that the issuer publishes, read anew. @throws OpenidDownError */
  authorizationEndpoint(issuer: string): Promise<string>
  /** Where a browser goes. @throws OpenidDownError */
  authorizeUrl(settings: OpenidSettings, way: OpenidWay): Promise<string>
  /**
   * Who came back: code for tokens, and these held against issuer, audience, nonce, time and the
   * issuer's keys. @throws OpenidRefusedError, OpenidDownError
   */
  identify(settings: OpenidSettings, way: OpenidWay, back: OpenidReturn): Promise<OpenidIdentity>
}

/** The provider, or what it signed, does not stand for anybody. */
export class OpenidRefusedError extends Error {
  override readonly name = 'OpenidRefusedError'
}

/** Why a provider is no use. `closed`: where the server does not ask; `answer`: no answer of a provider's. */
export type OpenidFault = 'unreachable' | 'closed' | 'answer'

/** The provider is out of reach or set up wrongly. The message holds no secret. */
export class OpenidDownError extends Error {
  override readonly name = 'OpenidDownError'

  constructor(
    readonly fault: OpenidFault,
    message: string,
  ) {
    super(message)
  }
}
