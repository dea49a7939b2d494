import type { ApiClient, Schemas } from '@spruce/api-client'
import type { BrowserStorage } from '@spruce/session'
import type { Language } from '@spruce/validators/i18n'
import { createContext, use } from 'react'

/** The answer to a successful login. @public */
export type LoginResult = Schemas['LoginResult']

/**
 * What the pages of this library need of the application around them. They know neither router nor
 * store, so they load with the entry. @public
 */
export interface AuthEnvironment {
  readonly api: ApiClient
  /** Whose pages these are: the tenant of the host, of the link, of the cookie, else the product. */
  readonly brand: Schemas['TenantInfo']
  readonly deploy: Pick<Schemas['DeployConfig'], 'cipher' | 'captchaEnabled' | 'evaluation'>
  /** People can sign in by WeChat here. */
  readonly hasWechat: boolean
  /** What the pages keep over a reload, by typed keys. */
  readonly storage: Pick<BrowserStorage, 'get' | 'set' | 'remove'>
  /** The key of the captcha in the first HTML, which serves one sign-in; then empty. */
  readonly captchaKey: string
  /** Code of the tenant in which the person asked to sign in, if any. */
  readonly tenantCode?: string
  /** The sign-in under way links somebody of an identity provider; `lead` says so. */
  readonly linking?: { readonly openidTicket: string; readonly lead: string }
  /** By whom people of the tenant sign in; undefined where the first HTML does not say. */
  readonly providers?: readonly Schemas['SignInProvider'][]
  readonly origin: string
  /** Somebody is signed in, as far as this page knows. */
  readonly isSignedIn: boolean
  /** Who is signed in, once the session's data has come. */
  readonly userName: string | undefined
  /** What a permission is called, where somebody is signed in and it has a name. */
  permissionName(code: string): string | undefined
  /** The login response flagged a first login. */
  readonly mustChangePassword: boolean
  /** Why the person is here again: an expired session, a server that was not reached. */
  readonly notice: string | undefined
  readonly language: Language
  setLanguage(language: Language): void
  readonly isDark: boolean
  setDark(isDark: boolean): void
  /** The person has begun to type: time to fetch what comes after the login. */
  onFirstInput(): void
  /**
   * Goes on after a login; the form stays busy until it is done. `askedAt`: when its answer was asked
   * for, by this browser's clock; system data in it knows of everything before.
   */
  onSignedIn(result: LoginResult, askedAt?: number): Promise<void>
  /** Ends the session on the server and forgets it here. Rejects when the server was not reached. */
  signOut(): Promise<void>
  /** Goes to a page of the portal. `replace`: the page that is left is not to be come back to. */
  go(path: string, options?: { replace?: boolean }): Promise<void>
  /** Goes on in a tenant that the person is a member of since a moment ago. */
  enterTenant(tenantId: string): Promise<void>
  /** Leaves the portal for an address that the server has checked. */
  leave(url: string): void
  /** Remembers a page of the portal to come back to after the next login. */
  rememberReturn(path: string): void
}

const AuthContext = createContext<AuthEnvironment | undefined>(undefined)

/** Gives the environment to the pages. @public */
export const AuthProvider = AuthContext.Provider

/** @public */
export function useAuth(): AuthEnvironment {
  const environment = use(AuthContext)
  if (!environment) throw new Error('AuthProvider is missing above this page')
  return environment
}
