import type { MenuTarget } from './menus.js'
import {
  containerPath,
  dynamicPath,
  pathOf,
  personalCenterBase,
  personalCenterCode,
} from './paths.js'

/** What the guard knows about the person; plain data, so that every rule is a row of a table. @public */
export interface NavigationSession {
  /** A session may exist; only the server knows for sure. */
  readonly isSignedIn: boolean
  /** System data and menus have been loaded for this session and tenant. */
  readonly isLoaded: boolean
  /** The login response flagged a first login, or the server said so since. */
  readonly mustChangePassword: boolean
  /** The tenant has an enabled home page with a url. */
  readonly hasHomepage: boolean
  /** Paths outside the menu map go to /page404. */
  readonly pageLimit: boolean
  /** Menus by path. */
  readonly menuMap: { has(path: string): boolean }
  /** Where the first menu item leads, according to its openType. */
  readonly firstMenu: MenuTarget | undefined
  /** The first menu was opened since the system data came: it is opened once. */
  readonly hasOpenedFirstMenu: boolean
}

/** Where the person wants to go. @public */
export interface NavigationLocation {
  readonly path: string
  /** `code` of an authorised login, among others. */
  readonly search?: Readonly<Record<string, unknown>>
  /** The path being left; absent on the first navigation. */
  readonly from?: string
  /** A route answers to the path. */
  readonly isKnown: boolean
  /** The route only redirects further, so the menus need not name it. */
  readonly isPassage?: boolean
  /** The page belongs to the menu at this path, as that of one record does. Default: its own path. */
  readonly menuPath?: string | undefined
}

/** What the router has to do. @public */
export type NavigationDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Load system data and menus, then ask again; a failure goes by `decideOnFailure`. */
  | { readonly kind: 'load' }
  /** Open the first menu item according to its openType. */
  | { readonly kind: 'open'; readonly target: MenuTarget }
  /** Clear token, session store and user state, then go on. */
  | { readonly kind: 'signOut'; readonly to: string }

/** Routes that need no login, spec section 2.1. @public */
export const publicPaths: readonly string[] = [
  '/admin/login',
  '/login',
  '/404',
  '/forgetPassword',
  '/changePassword',
  '/accredit',
  '/customer-apply',
  '/oauth/login',
  '/bind-account',
  '/demo',
  '/oauth2',
  '/openid', // where identity providers lead back
]

const loginPaths = ['/login', '/admin/login']
/** A person signed in agrees to something here, by name: access for an application, an invitation. */
const consentPaths = ['/accredit', '/oauth/login', '/bind-account']
const homePaths = ['/', containerPath]
/**
 * Always allowed besides the menu map: the shell's own pages, the personal centre, and the framework page,
 * of which the server says for each address whether it shows to the person.
 */
const freePaths = ['/dashboard', '/default', '/personal', '/403', '/404', '/page404', dynamicPath]

const stay: NavigationDecision = { kind: 'stay' }

function redirect(to: string): NavigationDecision {
  return { kind: 'redirect', to }
}

/** /login or /admin/login. @public */
export function isLoginPath(path: string): boolean {
  return loginPaths.includes(pathOf(path))
}

/**
 * The routing guard of spec section 4 as a pure function: what to do with a wish to go somewhere.
 * @public
 */
export function decideNavigation(
  session: NavigationSession,
  location: NavigationLocation,
): NavigationDecision {
  const path = pathOf(location.path)
  const from = location.from === undefined ? undefined : pathOf(location.from)
  if (path === '/logout') return stay
  if (session.isSignedIn && leavesForGood(from, path)) return { kind: 'signOut', to: '/login' }
  if (!location.isKnown) return path === '/404' ? stay : redirect('/404')
  if (!session.isSignedIn) return publicPaths.includes(path) ? stay : redirect('/login')
  if (loginPaths.includes(path)) return decideAtLogin(session, location)
  if (asksForSession(session, path)) return { kind: 'load' }
  if (session.mustChangePassword && consentPaths.includes(path)) return redirect('/changePassword')
  if (publicPaths.includes(path)) return stay
  if (session.mustChangePassword) return redirect('/changePassword')
  if (!session.isLoaded) return { kind: 'load' }
  if (homePaths.includes(path)) return decideHome(session)
  const isAllowed = isFree(session, path) || location.isPassage
  if (isAllowed || session.menuMap.has(pathOf(location.menuPath ?? path))) return stay
  return redirect('/page404')
}

/**
 * "Going from /default to /login clears the token, session store and user state. Leaving
 * /changePassword logs the user out and reopens /login."
 */
function leavesForGood(from: string | undefined, to: string): boolean {
  if (from === '/changePassword') return to !== '/changePassword'
  return from === '/default' && loginPaths.includes(to)
}

/**
 * Opened or reloaded, only the session's data tells whether the change of the password is forced, who
 * is signed in, and whose tenant an application asks for.
 */
function asksForSession({ isLoaded, mustChangePassword }: NavigationSession, path: string) {
  if (isLoaded || mustChangePassword) return false
  return path === '/changePassword' || consentPaths.includes(path)
}

function decideAtLogin(
  session: NavigationSession,
  location: NavigationLocation,
): NavigationDecision {
  if (location.search?.['code'] !== undefined) return stay
  if (session.mustChangePassword) return redirect('/changePassword')
  if (!session.isLoaded) return { kind: 'load' }
  return redirect(session.hasHomepage ? '/default' : '/')
}

function decideHome(session: NavigationSession): NavigationDecision {
  if (session.hasHomepage) return redirect('/default')
  const target = session.hasOpenedFirstMenu ? undefined : session.firstMenu
  return target ? { kind: 'open', target } : redirect('/dashboard')
}

function isFree({ pageLimit }: NavigationSession, path: string): boolean {
  if (!pageLimit || freePaths.includes(path)) return true
  return path === personalCenterBase || path.startsWith(`${personalCenterBase}/`)
}

/**
 * After a failed bootstrap or a 401: clear the user info and go to /login, unless already on a login
 * page (spec section 4). `undefined` means: clear, but stay. @public
 */
export function decideOnFailure(path: string): string | undefined {
  return isLoginPath(path) ? undefined : '/login'
}

/** What a login response decides. @public */
export interface LoginOutcome {
  /** First login: the password must be changed. */
  readonly first: boolean
  /** Names an application to open. */
  readonly jump: string | null
}

/**
 * Where a successful login goes: /changePassword when it is forced, the personal centre when the
 * jump value names it, else where it came from, else `/`, whose rules open the first menu. @public
 */
export function decideAfterLogin(outcome: LoginOutcome, returnTarget?: string): string {
  if (outcome.first) return '/changePassword'
  if (outcome.jump === personalCenterCode) return personalCenterBase
  return returnTarget ?? '/'
}
