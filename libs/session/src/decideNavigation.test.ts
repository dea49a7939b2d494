import { describe, expect, it } from 'vitest'
import {
  decideAfterLogin,
  decideNavigation,
  decideOnFailure,
  publicPaths,
  type NavigationDecision,
  type NavigationLocation,
  type NavigationSession,
} from './decideNavigation.js'
import { targetOf } from './menus.js'
import { menuFixture } from './testing/fixtures.js'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const menu = targetOf(menuFixture())

const nobody: NavigationSession = {
  isSignedIn: false,
  isLoaded: false,
  mustChangePassword: false,
  hasHomepage: false,
  pageLimit: true,
  menuMap: new Set<string>(),
  firstMenu: undefined,
  hasOpenedFirstMenu: false,
}
const arriving: NavigationSession = { ...nobody, isSignedIn: true }
const admin: NavigationSession = {
  ...arriving,
  isLoaded: true,
  menuMap: new Set([organization]),
  firstMenu: menu,
}
const settled: NavigationSession = { ...admin, hasOpenedFirstMenu: true }

const stay = { kind: 'stay' } as const
const load = { kind: 'load' } as const
const to = (path: string) => ({ kind: 'redirect', to: path }) as const
const signOut = { kind: 'signOut', to: '/login' } as const
const open = (url: string, kind: 'tab' | 'window' = 'tab') =>
  ({ kind: 'open', target: { kind, url } }) as const

type Row = [
  session: NavigationSession,
  location: Partial<NavigationLocation> & { path: string },
  decision: NavigationDecision,
]

/** Rules are quoted from the specification; ids stand in SPEC.md. */
const table: Record<string, Row[]> = {
  'N-1 "An unauthenticated user is sent to /login."': [
    [nobody, { path: '/' }, to('/login')],
    [nobody, { path: '/dashboard' }, to('/login')],
    [nobody, { path: organization }, to('/login')],
    [nobody, { path: '/personal' }, to('/login')],
    [nobody, { path: '/403' }, to('/login')],
    [nobody, { path: '/page404' }, to('/login')],
    [nobody, { path: '/yunbu-app' }, to('/login')],
  ],
  'N-2 "Routes that need no login" stay open to anybody': [
    ...publicPaths.map((path): Row => [nobody, { path }, stay]),
    [nobody, { path: '/login/' }, stay],
    [nobody, { path: '/404', search: { redirect_uri: '/dashboard' } }, stay],
    [settled, { path: '/forgetPassword' }, stay],
    [settled, { path: '/404' }, stay],
    [settled, { path: '/oauth2' }, stay],
    [settled, { path: '/changePassword' }, stay],
    // … where only the session's data tells whether the change is forced.
    [arriving, { path: '/changePassword' }, load],
    // … and of which tenant an application asks.
    [arriving, { path: '/accredit' }, load],
    [arriving, { path: '/oauth/login' }, load],
    [arriving, { path: '/bind-account' }, load],
    [settled, { path: '/accredit' }, stay],
    [settled, { path: '/bind-account' }, stay],
    [{ ...settled, mustChangePassword: true }, { path: '/accredit' }, to('/changePassword')],
  ],
  'N-3 "On /login with a code query the route is left as it is."': [
    [nobody, { path: '/login', search: { code: 'x' } }, stay],
    [settled, { path: '/login', search: { code: 'x' } }, stay],
    [arriving, { path: '/login', search: { code: 'x' } }, stay],
  ],
  'N-4 "If the tenant has an enabled homepage with a url, /login goes to /default, otherwise to /."':
    [
      [{ ...settled, hasHomepage: true }, { path: '/login' }, to('/default')],
      [settled, { path: '/login' }, to('/')],
      [settled, { path: '/admin/login' }, to('/')],
      [{ ...admin, hasHomepage: true }, { path: '/admin/login' }, to('/default')],
      [arriving, { path: '/login' }, load],
    ],
  'N-5 "On the first authenticated navigation the product loads system data, generates routes, and fetches the menu list"':
    [
      [arriving, { path: '/' }, load],
      [arriving, { path: '/dashboard' }, load],
      [arriving, { path: organization }, load],
    ],
  'N-6 "It then opens the first menu item according to its openType."': [
    [admin, { path: '/' }, open(organization)],
    [admin, { path: '/yunbu-app' }, open(organization)],
    [
      { ...admin, firstMenu: targetOf(menuFixture({ openType: 0 })) },
      { path: '/' },
      open(organization, 'window'),
    ],
    [
      {
        ...admin,
        firstMenu: targetOf(
          menuFixture({ openType: 2, path: 'https://a.cn/x', name: '大屏', isonly: true }),
        ),
      },
      { path: '/' },
      open(
        '/yunbu-app/spruce-web-enterprise-console/dynamic?url=https%3A%2F%2Fa.cn%2Fx&name=%E5%A4%A7%E5%B1%8F&isonly=1',
      ),
    ],
    [admin, { path: '/dashboard' }, stay],
    [admin, { path: organization }, stay],
  ],
  'N-7 "/ redirects to /dashboard. When no custom home page is configured, / is the home."': [
    [settled, { path: '/' }, to('/dashboard')],
    [{ ...admin, firstMenu: undefined }, { path: '/' }, to('/dashboard')],
    [{ ...admin, firstMenu: undefined }, { path: '/yunbu-app' }, to('/dashboard')],
    [{ ...settled, hasHomepage: true }, { path: '/' }, to('/default')],
    [{ ...admin, hasHomepage: true }, { path: '/' }, to('/default')],
    [{ ...settled, hasHomepage: true }, { path: '/default' }, stay],
  ],
  'N-8 "When pageLimit is on, a path not present in the menu map goes to page404."': [
    [settled, { path: '/yunbu-app/spruce-web-enterprise-console/base/role' }, to('/page404')],
    [settled, { path: `${organization}/x` }, to('/page404')],
    [settled, { path: organization }, stay],
    [settled, { path: `${organization}/` }, stay],
    [settled, { path: `${organization}/info/1`, menuPath: organization }, stay],
    [settled, { path: `${organization}/info/1`, menuPath: '/not-a-menu' }, to('/page404')],
    [{ ...settled, pageLimit: false }, { path: '/yunbu-app/x/base/role' }, stay],
    [settled, { path: '/yunbu-app/spruce-web-enterprise-console', isPassage: true }, stay],
    [settled, { path: '/page404' }, stay],
    [settled, { path: '/403' }, stay],
  ],
  'N-9 "Dashboard and personal-center paths are always allowed."': [
    [settled, { path: '/dashboard' }, stay],
    [settled, { path: '/personal' }, stay],
    [settled, { path: '/yunbu-app/spruce-web-personal-center' }, stay],
    [settled, { path: '/yunbu-app/spruce-web-personal-center/security' }, stay],
    [settled, { path: '/yunbu-app/spruce-web-personal-center-x' }, to('/page404')],
    [settled, { path: '/dashboardx' }, to('/page404')],
  ],
  'N-10 "If the login response flags first login, the user is forced to /changePassword."': [
    [{ ...arriving, mustChangePassword: true }, { path: '/' }, to('/changePassword')],
    [{ ...arriving, mustChangePassword: true }, { path: organization }, to('/changePassword')],
    [{ ...arriving, mustChangePassword: true }, { path: '/login' }, to('/changePassword')],
    [{ ...settled, mustChangePassword: true }, { path: '/dashboard' }, to('/changePassword')],
    [{ ...arriving, mustChangePassword: true }, { path: '/changePassword' }, stay],
  ],
  'N-11 "Leaving /changePassword logs the user out and reopens /login."': [
    [{ ...arriving, mustChangePassword: true }, { path: '/', from: '/changePassword' }, signOut],
    [settled, { path: '/dashboard', from: '/changePassword' }, signOut],
    [settled, { path: '/login', from: '/changePassword' }, signOut],
    [settled, { path: '/nowhere', from: '/changePassword', isKnown: false }, signOut],
    [settled, { path: '/changePassword', from: '/changePassword' }, stay],
    [nobody, { path: '/login', from: '/changePassword' }, stay],
  ],
  'N-12 "Going from /default to /login clears the token, session store and user state."': [
    [settled, { path: '/login', from: '/default' }, signOut],
    [{ ...settled, hasHomepage: true }, { path: '/admin/login', from: '/default' }, signOut],
    [settled, { path: '/dashboard', from: '/default' }, stay],
  ],
  'N-13 "/logout triggers logout", whoever asks': [
    [nobody, { path: '/logout' }, stay],
    [settled, { path: '/logout' }, stay],
    [settled, { path: '/logout', from: '/changePassword' }, stay],
    [{ ...arriving, mustChangePassword: true }, { path: '/logout' }, stay],
  ],
  'N-14 "any unknown path redirects to /404"': [
    [nobody, { path: '/nowhere', isKnown: false }, to('/404')],
    [settled, { path: '/nowhere', isKnown: false }, to('/404')],
    [arriving, { path: '/yunbu-app/unheard-of', isKnown: false }, to('/404')],
    [nobody, { path: '/404', isKnown: false }, stay],
  ],
}

describe.each(Object.entries(table))('%s', (_, rows) => {
  it.each(rows)('%#', (session, location, decision) => {
    expect(decideNavigation(session, { isKnown: true, ...location })).toEqual(decision)
  })
})

describe('N-15 "A 401 response clears user info and redirects to /login unless already on a login page."', () => {
  it.each([
    ['/dashboard', '/login'],
    [organization, '/login'],
    ['/changePassword', '/login'],
    ['/login', undefined],
    ['/login/', undefined],
    ['/admin/login', undefined],
  ])('at %s → %s', (path, target) => {
    expect(decideOnFailure(path)).toBe(target)
  })
})

describe('after a login', () => {
  it.each([
    [{ first: false, jump: null }, undefined, '/'],
    [{ first: false, jump: null }, organization, organization],
    [{ first: true, jump: null }, organization, '/changePassword'],
    [{ first: true, jump: 'spruce-web-personal-center' }, undefined, '/changePassword'],
    [
      { first: false, jump: 'spruce-web-personal-center' },
      organization,
      '/yunbu-app/spruce-web-personal-center',
    ],
    [{ first: false, jump: 'something-else' }, undefined, '/'],
  ])('%j from %s → %s', (outcome, returnTarget, target) => {
    expect(decideAfterLogin(outcome, returnTarget)).toBe(target)
  })
})
