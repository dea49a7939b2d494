import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage, brandKey, tabsKey, type SystemData } from '@spruce/session'
import { SessionStore } from '@spruce/session/store'
import { systemDataFixture, tenantFixture, tenantInfoFixture } from '@spruce/session/testing'
import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootFixture } from '../testing/bootFixture.js'
import { createPortalRouter } from './createPortalRouter.js'
import { portalCode } from './lazyParts.js'
import { PortalEntry } from './PortalEntry.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const organization = `${base}/base/organization`
const Page = () => null

/** The signed-in part without its looks: session, and what the guard asks of it. */
vi.mock('../app/SignedInLayout.js', () => ({
  SignedInLayout: Page,
  makeSubAppRoutes: (parent: AnyRoute) => [
    createRoute({
      getParentRoute: () => parent,
      path: base,
      beforeLoad: () => {
        throw redirect({ to: organization, replace: true })
      },
    }),
    createRoute({ getParentRoute: () => parent, path: organization, component: Page }),
    createRoute({ getParentRoute: () => parent, path: `${base}/base/secret`, component: Page }),
    createRoute({
      getParentRoute: () => parent,
      path: `${organization}/members/$id`,
      component: Page,
      staticData: { menuPath: organization },
    }),
  ],
  createShell: (_entry: PortalEntry, result: { data: SystemData; tenant: never }) => {
    const session = new SessionStore()
    session.load(result.data, result.tenant)
    return {
      ...spies,
      session,
      queryClient: {},
      followPath: (path: string) => session.followPath(path),
    }
  },
}))
vi.mock('../lazy/homePage.js', () => ({ HomePage: Page }))
vi.mock('../lazy/profilePage.js', () => ({ ProfilePage: Page }))
vi.mock('../lazy/tenantHomePage.js', () => ({ TenantHomePage: Page }))

const spies = {
  dispose: vi.fn(),
  flush: vi.fn(() => Promise.resolve()),
  openWindow: vi.fn(),
  askAboutTenant: vi.fn(),
}

const a = tenantFixture({ tenantId: 't-a', code: 'aaa', mainTenant: true })
const b = tenantFixture({ tenantId: 't-b', code: 'bbb', mainTenant: false })

function open(
  address: string,
  options: { hasSession?: boolean; handlers?: TestHandlers; pinned?: string } = {},
) {
  const { hasSession = true, handlers, pinned } = options
  history.replaceState(null, '', address)
  const storage = new BrowserStorage()
  if (pinned) sessionStorage.setItem('spruce:tenant', JSON.stringify(pinned))
  const systemData = vi.fn(() =>
    systemDataFixture({
      tenantList: [a, b],
      tenantInfo: tenantInfoFixture({ tenantId: entry.pin.current ?? 't-a' }),
    }),
  )
  const logout = vi.fn(() => null)
  const api = createTestApi({
    'GET /spruce/api/v1/system-data': systemData,
    'GET /aba-base/api/v3/user/tenants': [a, b],
    'POST /auth/logout': logout,
    ...handlers,
  })
  const entry = new PortalEntry(bootFixture({ hasSession }), portalCode, { storage, api })
  const router = createPortalRouter(entry)
  entry.attachRouter(router)
  return { entry, router, storage, systemData, logout, at: () => router.state.location.href }
}

const result = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-a',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.clearAllMocks()
})

describe('without a session', () => {
  it.each(['/', '/dashboard', organization, '/personal'])('%s leads to /login', async (address) => {
    const { router, at, systemData } = open(address, { hasSession: false })
    await router.load()
    expect(at()).toBe('/login')
    expect(systemData).not.toHaveBeenCalled()
  })

  it.each(['/login', '/admin/login', '/404', '/changePassword', '/logout'])(
    '%s stays',
    async (address) => {
      const { router, at } = open(address, { hasSession: false })
      await router.load()
      expect(at()).toBe(address)
    },
  )

  it('an unknown path leads to /404', async () => {
    const { router, at } = open('/nowhere', { hasSession: false })
    await router.load()
    expect(at()).toBe('/404')
  })

  it('keeps the tenant of the link for the login page', async () => {
    const { router, at } = open(`${organization}?tenant=bbb`, { hasSession: false })
    await router.load()
    expect(at()).toBe('/login?tenant=bbb')
  })

  it('a login opens the first menu', async () => {
    const { router, entry, at } = open('/login', { hasSession: false })
    await router.load()
    await entry.signedIn(result)
    expect(at()).toBe(organization)
  })

  it('a login goes back to the deep link that asked for it, once', async () => {
    const { router, entry, at } = open('/personal', { hasSession: false })
    await router.load()
    await entry.signedIn(result)
    expect(at()).toBe('/personal')
    await entry.signOut()
    await entry.go('/login')
    await entry.signedIn(result)
    expect(at()).toBe(organization)
  })

  it('a first login is forced to /changePassword, and leaving that signs out', async () => {
    const { router, entry, at, logout } = open('/login', { hasSession: false })
    await router.load()
    await entry.signedIn({ ...result, first: true })
    expect(at()).toBe('/changePassword')
    await entry.go('/dashboard')
    expect(at()).toBe('/login')
    expect(logout).toHaveBeenCalledOnce()
  })
})

describe('with a session', () => {
  it('opens the first menu, and afterwards / is the home', async () => {
    const { router, entry, at, systemData } = open('/')
    await router.load()
    expect(at()).toBe(organization)
    await entry.go('/')
    expect(at()).toBe('/dashboard')
    expect(systemData).toHaveBeenCalledTimes(1)
  })

  it('keeps a deep link with its query', async () => {
    const { router, at } = open(`${organization}?keyword=x`)
    await router.load()
    expect(at()).toBe(`${organization}?keyword=x`)
  })

  it('leads from a base path to its page', async () => {
    const { router, at } = open(base)
    await router.load()
    expect(at()).toBe(organization)
  })

  it('a path outside the menu map goes to /page404', async () => {
    const { router, at } = open(`${base}/base/secret`)
    await router.load()
    expect(at()).toBe('/page404')
  })

  it('a page of one record opens for whom its menu opens', async () => {
    const { router, at } = open(`${organization}/members/7`)
    await router.load()
    expect(at()).toBe(`${organization}/members/7`)
  })

  it('a path of no sub-application goes to /404', async () => {
    const { router, at } = open('/yunbu-app/unheard-of/x')
    await router.load()
    expect(at()).toBe('/404')
  })

  it('/login leads to the first menu', async () => {
    const { router, at } = open('/login')
    await router.load()
    expect(at()).toBe(organization)
  })

  it('opens a first menu of its own window beside the home page', async () => {
    const { router, at } = open('/', {
      handlers: {
        'GET /spruce/api/v1/system-data': () => {
          const data = systemDataFixture()
          const [menu] = data.menus['spruce-web-enterprise-console'] ?? []
          return {
            ...data,
            menus: { 'spruce-web-enterprise-console': [{ ...menu!, openType: 0 as const }] },
          }
        },
      },
    })
    await router.load()
    expect(at()).toBe('/dashboard')
    expect(spies.openWindow).toHaveBeenCalledExactlyOnceWith(organization)
  })

  it('goes to the home page of the tenant where it has one', async () => {
    const { router, at } = open('/', {
      handlers: {
        'GET /spruce/api/v1/system-data': systemDataFixture({
          tenantInfo: tenantInfoFixture({ homepageEnabled: true, homepageUrl: '/dashboard' }),
        }),
      },
    })
    await router.load()
    expect(at()).toBe('/default')
  })
})

describe('a session that is over', () => {
  const over = () => {
    throw new ApiError({ kind: 'http', status: 401 })
  }

  it('leads to /login and says why', async () => {
    const { router, entry, at } = open('/dashboard', {
      handlers: { 'GET /spruce/api/v1/system-data': over },
    })
    await router.load()
    expect(at()).toBe('/login')
    expect(entry.state.notice).toBe('您未登录或登录已过期，请登录后重试')
  })

  it('leaves /login where it is', async () => {
    const { router, at } = open('/login', { handlers: { 'GET /spruce/api/v1/system-data': over } })
    await router.load()
    expect(at()).toBe('/login')
  })

  it('in the middle of work clears everything', async () => {
    const { router, entry, at } = open('/dashboard')
    await router.load()
    await entry.expire(new ApiError({ kind: 'http', status: 401 }))
    expect(at()).toBe('/login')
    expect(entry.state.shell).toBeUndefined()
    expect(spies.dispose).toHaveBeenCalledOnce()
  })

  it('is told by the server before a password is changed', async () => {
    const { router, at } = open('/dashboard', {
      handlers: {
        'GET /spruce/api/v1/system-data': () => {
          throw new ApiError({ kind: 'http', status: 403, code: 'FIRST_LOGIN' })
        },
      },
    })
    await router.load()
    expect(at()).toBe('/changePassword')
  })

  it('leaves with the tab in which the person signed out (S-20)', async () => {
    localStorage.setItem('spruce:session', '"s-1"')
    const { router, entry, at } = open('/dashboard')
    await router.load()
    localStorage.removeItem('spruce:session') // as the other tab does
    dispatchEvent(new StorageEvent('storage', { key: 'spruce:session' }))
    await vi.waitFor(() => expect(at()).toBe('/login'))
    expect(entry.state.shell).toBeUndefined()
    expect(spies.dispose).toHaveBeenCalled()
  })

  it('leaves nothing of the person in the browser after a sign-out (S-20)', async () => {
    const { router, entry, storage, logout } = open('/login', { hasSession: false })
    await router.load()
    await entry.signedIn(result)
    storage.set(tabsKey, { tabs: [] })
    expect(sessionStorage.length).toBeGreaterThan(0)
    await entry.signOut()
    expect(logout).toHaveBeenCalledOnce()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage)).toEqual(['spruce:deployConfig'])
  })
})

describe('the tenant of a tab', () => {
  it('is that of the link in a new tab, which then leaves the address', async () => {
    const { router, entry, at } = open(`${organization}?tenant=bbb&keyword=x`)
    await router.load()
    expect(at()).toBe(`${organization}?keyword=x`)
    expect(entry.pin.current).toBe('t-b')
    expect(entry.storage.get(brandKey)).toBe('t-b')
  })

  it('stays, and asks, when a link names another', async () => {
    const { router, entry, at } = open(`${organization}?tenant=bbb`, { pinned: 't-a' })
    await router.load()
    expect(at()).toBe(organization)
    expect(entry.pin.current).toBe('t-a')
    expect(spies.askAboutTenant).toHaveBeenCalledExactlyOnceWith(
      'bbb',
      `${organization}?tenant=bbb`,
    )
  })

  it('changes with everything that belonged to the old one', async () => {
    const { router, entry, at, systemData } = open('/dashboard')
    await router.load()
    const before = entry.state.shell
    await entry.moveTo('t-b')
    expect(spies.dispose).toHaveBeenCalledOnce()
    expect(systemData).toHaveBeenCalledTimes(2)
    expect(entry.state.shell).not.toBe(before)
    expect(entry.pin.current).toBe('t-b')
    expect(at()).toBe(organization)
  })
})

describe('language and mode', () => {
  it('are remembered for the next first HTML', () => {
    const { entry } = open('/login', { hasSession: false })
    entry.setLanguage('en-US')
    entry.setDark(true)
    expect(document.documentElement.lang).toBe('en-US')
    expect(document.documentElement).toHaveClass('dark')
    expect(document.cookie).toContain('spruceLanguage=en-US')
    expect(document.cookie).toContain('spruceTheme=dark.green.comfortable')
    expect(entry.state).toMatchObject({ language: 'en-US', isDark: true })
    entry.setDark(false)
    expect(document.documentElement).not.toHaveClass('dark')
  })
})
