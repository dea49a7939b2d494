import { HomePage } from '@spruce/feature-workbench'
import type { Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage, tabsKey, type SystemData } from '@spruce/session'
import {
  menuFixture,
  systemDataFixture,
  tenantFixture,
  tenantInfoFixture,
} from '@spruce/session/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPortalRouter } from '../entry/createPortalRouter.js'
import { portalCode } from '../entry/lazyParts.js'
import { PortalEntry } from '../entry/PortalEntry.js'
import { bootFixture } from '../testing/bootFixture.js'
import { ShellProviders } from '../testing/ShellProviders.js'
import { askTenant } from './askTenant.js'
import { createShell } from './Shell.js'

vi.mock('./askTenant.js', () => ({ askTenant: vi.fn(() => Promise.resolve(false)) }))

/** Nobody published a workbench. */
const platformWorkbench: Schemas['MyWorkbench'] = {
  ...{ source: 'platform', workbenchId: null, name: null, revision: null },
  ...{ why: [], given: [], isStale: false, version: 1, document: null },
  ...{ changes: [], notKept: [], zones: [] },
}
const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const a = tenantFixture({ tenantId: 't-a', code: 'aaa', name: '甲公司' })
const b = tenantFixture({ tenantId: 't-b', code: 'bbb', name: '乙公司', mainTenant: false })

const auditPath = '/yunbu-app/spruce-web-operation-management/base/customer/audit'

function setUp(change: Partial<SystemData> = {}, handlers: TestHandlers = {}) {
  const storage = new BrowserStorage()
  const data = systemDataFixture({
    tenantList: [a, b],
    tenantInfo: tenantInfoFixture({ tenantId: 't-a', palette: 'green' }),
    ...change,
  })
  const api = createTestApi({
    'GET /spruce/api/v1/system-data': data,
    'GET /spruce-console-web/api/app/my-app': data.apps,
    'GET /spruce/api/v1/my-workbench': platformWorkbench,
    ...handlers,
  })
  const entry = new PortalEntry(bootFixture(), portalCode, { storage, api })
  entry.attachRouter(createPortalRouter(entry))
  storage.setOwner({ userId: 'u', tenantId: 't-a' })
  const shell = createShell(
    entry,
    { kind: 'ready', data, askedAt: Date.now(), tenant: a, asked: undefined },
    's-1',
  )
  shells.push(shell)
  return { entry, shell, storage, data }
}

const shells: ReturnType<typeof createShell>[] = []

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = 'spruceLanguage=; max-age=0; path=/'
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  for (const shell of shells.splice(0)) shell.dispose()
  vi.unstubAllGlobals()
})

describe('Shell', () => {
  it('takes up look, tabs and favourites of the person', () => {
    const { shell, entry, storage } = setUp()
    expect(shell.theme.snapshot).toMatchObject({ mode: 'light', palette: 'green' })
    expect(document.documentElement.dataset['palette']).toBe('green')
    expect(document.cookie).toContain('spruceTheme=light.green.comfortable')
    expect(shell.session.currentTenant?.code).toBe('aaa')
    storage.set(tabsKey, { tabs: [{ name: 'personal', url: '/personal' }] })
    const again = createShell(
      entry,
      {
        kind: 'ready',
        askedAt: Date.now(),
        data: systemDataFixture({
          preferences: {
            ...systemDataFixture().preferences,
            pinnedTabs: [{ name: 'dashboard', url: '/dashboard' }],
          },
        }),
        tenant: a,
        asked: undefined,
      },
      's-1',
    )
    shells.push(again)
    expect(again.tabs.tags.map(({ name }) => name)).toEqual(['dashboard', 'personal'])
    expect(again.tabs.find('dashboard')?.isPinned).toBe(true)
  })

  it('opens what must be confirmed in a page that stands open', async () => {
    const notice = {
      ...({ id: 'n1', title: '消防演练', level: 'important', mustConfirm: true } as const),
      ...{ read: false, confirmed: false, expireAt: null },
      publishedAt: '2026-11-18T08:00:00.000Z',
    }
    const { shell } = setUp({}, { 'GET /spruce/api/v1/my-notices': () => [notice] })
    shell.live.events.tell('message', { noticeId: 'n1' })
    await vi.waitFor(() => expect(shell.inbox.message).toMatchObject({ id: 'n1' }))
  })

  it('keeps the look a stranger has chosen for the person they turn out to be', async () => {
    const save = vi.fn(({ body }: { body: SystemData['preferences'] }) => body)
    const { entry, data } = setUp({}, { 'PUT /spruce/api/v1/preferences': save })
    entry.setDark(true)
    const ready = { kind: 'ready', data, askedAt: Date.now(), tenant: a, asked: undefined } as const
    const shell = createShell(entry, ready, 's-1')
    shells.push(shell)
    expect(shell.theme.mode).toBe('dark')
    await shell.flush()
    expect(save.mock.calls.map(([{ body }]) => body.theme.mode)).toEqual(['dark'])
    const next = createShell(entry, ready, 's-1')
    shells.push(next)
    expect(next.theme.mode).toBe('light')
  })

  it('sends preferences that changed; the palette of the tenant is no choice of the person', async () => {
    const save = vi.fn(({ body }: { body: SystemData['preferences'] }) => body)
    const { shell } = setUp({}, { 'PUT /spruce/api/v1/preferences': save })
    shell.theme.setDensity('compact')
    await shell.flush()
    shell.theme.setPalette('red')
    shell.layout.setMenuType(2)
    await shell.flush()
    const sent = save.mock.calls.map(([{ body }]) => [
      body.density,
      body.theme.palette,
      body.menuType,
    ])
    expect(sent).toEqual([
      ['compact', null, 1],
      ['compact', 'red', 2],
    ])
    expect(shell.session.menuType).toBe(2)
  })

  it('follows the icon of the tenant in the tab of the browser', () => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />'
    const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')
    const { shell, data } = setUp()
    const show = (browserIcon: string | null) =>
      shell.person.adopt({ ...data, tenantInfo: { ...data.tenantInfo, browserIcon } })
    show('/files/public/new')
    expect(icon()).toBe('/files/public/new')
    show(null)
    expect(icon()).toBe('/favicon.svg')
  })

  it('remembers for the next first HTML whether the palette is a choice of the person', () => {
    const { shell } = setUp()
    expect(document.cookie).toMatch(/spruceTheme=light\.green\.comfortable\.tenant(?:;|$)/)
    shell.theme.setPalette('red')
    expect(document.cookie).toMatch(/spruceTheme=light\.red\.comfortable(?:;|$)/)
  })

  it('follows the palette of the tenant until the person chooses one', async () => {
    const save = vi.fn(({ body }: { body: SystemData['preferences'] }) => body)
    const { shell, data } = setUp({}, { 'PUT /spruce/api/v1/preferences': save })
    const look = (palette: 'orange' | 'blue') =>
      shell.person.adopt({ ...data, tenantInfo: { ...data.tenantInfo, palette } })
    look('orange')
    expect(shell.theme.palette).toBe('orange')
    await shell.flush()
    for (const [{ body }] of save.mock.calls) expect(body.theme.palette).toBeNull()
    shell.theme.setPalette('red')
    look('blue')
    expect(shell.theme.palette).toBe('red')
  })

  it('names tabs by page, menu or address', () => {
    const { shell } = setUp()
    expect(shell.menus.titleOf({ name: 'x', url: organization, title: '研发部' })).toBe('研发部')
    expect(
      shell.menus.titleOf({ name: 'x', url: `${organization}?page=2`, title: undefined }),
    ).toBe('组织架构')
    expect(shell.menus.titleOf({ name: 'x', url: '/dashboard', title: undefined })).toBe('首页')
    expect(shell.menus.titleOf({ name: 'other', url: '/nowhere', title: undefined })).toBe('other')
  })

  it('a title with words of the product follows the language', () => {
    const { shell, entry } = setUp()
    const tab = { name: 'x', url: '/x', title: { 'zh-CN': '新增客户', 'en-US': 'Add customer' } }
    expect(shell.menus.titleOf(tab)).toBe('新增客户')
    entry.setLanguage('en-US')
    expect(shell.menus.titleOf(tab)).toBe('Add customer')
  })

  it('the own pages keep their names where a company’s own menu leads to them', () => {
    const { shell } = setUp({
      menus: {
        own: [menuFixture({ id: 'own', name: '我的信息', path: '/personal', baseUrl: '' })],
      },
    })
    expect(shell.menus.titleOf({ name: 'personal', url: '/personal' })).toBe('个人信息')
  })

  it('keeps the management entry out of the menus and makes it the console switch', () => {
    const entryMenu = menuFixture({ id: 'e', name: '企业控制台', path: '/yunbu-app/x' })
    const own = systemDataFixture().menus
    const { shell } = setUp({ hasMT0001: true, menus: { MT0001: [entryMenu], ...own } })
    expect(shell.menus.consoles).toEqual([entryMenu])
    expect(shell.menus.groups.map(({ appCode, name }) => [appCode, name])).toEqual([
      ['spruce-web-enterprise-console', '企业控制台'],
    ])
    expect(
      setUp({ hasMT0001: false, menus: { MT0001: [entryMenu] } }).shell.menus.consoles,
    ).toEqual([])
  })

  it('opens a window in its own tenant', () => {
    const open = vi.fn()
    vi.stubGlobal('open', open)
    setUp().shell.windows.openMenu(menuFixture({ openType: 0 }))
    expect(open).toHaveBeenCalledExactlyOnceWith(`${organization}?tenant=aaa`, '_blank', 'noopener')
  })

  it('switches the tenant by the server, then anew', async () => {
    const switched = vi.fn(() => ({
      access_token: 's-1',
      jti: 'b',
      tenantId: 't-b',
      first: false,
      jump: null,
      datetime: '2026-11-20T08:00:00.000Z',
    }))
    const { shell, entry } = setUp({}, { 'POST /aba-base/api/v3/tenant/switch/{id}': switched })
    const moveTo = vi.spyOn(entry, 'moveTo').mockResolvedValue()
    await shell.tenants.to(b)
    expect(switched).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: { id: 't-b' } }),
    )
    expect(moveTo).toHaveBeenCalledExactlyOnceWith('t-b')
  })

  it('asks once about a link into another tenant of the person', () => {
    const { shell, entry } = setUp()
    entry.pin.set('t-a')
    shell.askAboutTenant('aaa', '/personal?tenant=aaa')
    shell.askAboutTenant('zzz', '/personal?tenant=zzz')
    expect(askTenant).not.toHaveBeenCalled()
    shell.askAboutTenant('BBB', '/personal?tenant=BBB')
    shell.askAboutTenant('bbb', '/dashboard?tenant=bbb')
    expect(askTenant).toHaveBeenCalledExactlyOnceWith(
      { asked: b, here: '甲公司', href: '/personal?tenant=bbb' },
      'zh-CN',
    )
  })

  it('leaves nothing behind', () => {
    const { shell, storage } = setUp()
    shell.tabs.open({ name: 'personal', url: '/personal' })
    shell.queryClient.setQueryData(['secret'], 1)
    shell.dispose()
    expect(shell.tabs.tabs).toEqual([])
    expect(shell.queryClient.getQueryData(['secret'])).toBeUndefined()
    expect(shell.session.isLoaded).toBe(false)
    expect(storage.get(tabsKey)).toEqual({ tabs: [{ name: 'personal', url: '/personal' }] })
  })
})

describe('/dashboard', () => {
  function show(change: Partial<SystemData> = {}, handlers: TestHandlers = {}) {
    const { shell } = setUp(change, handlers)
    render(
      <ShellProviders shell={shell}>
        <HomePage />
      </ShellProviders>,
    )
    return shell
  }

  it('greets, and shows apps, favourites and open pages', async () => {
    const shell = show({
      favorites: [{ menuId: 'm', appCode: 'x', name: '我的组织', path: organization }],
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('林晓云')
    expect(await screen.findByRole('link', { name: /企业控制台/ })).toHaveAttribute(
      'href',
      '/yunbu-app/spruce-web-enterprise-console',
    )
    expect(screen.getByRole('link', { name: '我的组织' })).toHaveAttribute('href', organization)
    act(() => shell.tabs.open({ name: 'personal', url: '/personal' }))
    expect(screen.getByRole('link', { name: '个人信息' })).toHaveAttribute('href', '/personal')
  })

  it('leaves a console out where the person may open none of its pages', async () => {
    const own = menuFixture({ id: 'own', name: '我的信息', path: '/personal' })
    show({ menus: { 'spruce-web-enterprise-console': [own] } })
    expect(await screen.findByText('还没有应用')).toBeVisible()
    expect(screen.queryByRole('link', { name: /企业控制台/ })).toBeNull()
  })

  it('shows a disabled app as such', async () => {
    const [app] = systemDataFixture().apps
    show({ apps: [{ ...app!, status: 1 }] })
    expect(await screen.findByText('已停用')).toBeVisible()
    expect(screen.queryByRole('link', { name: /企业控制台/ })).toBeNull()
  })

  it('counts what waits for those who may do it, and for nobody else', async () => {
    const menu = { id: 'm-audit', path: auditPath, permCode: 'customer:audit' }
    const menus = { 'spruce-web-operation-management': [menuFixture(menu)] }
    const waiting = vi.fn(() => ({ rows: [], total: 3 }))
    const tell = (change: Partial<SystemData>) => {
      const { shell } = setUp(change, { 'GET /spruce/api/v1/applications': waiting })
      return render(
        <ShellProviders shell={shell}>
          <HomePage />
        </ShellProviders>,
      )
    }
    tell({ menus, permissions: [] }).unmount()
    tell({ permissions: ['customer:audit'] }).unmount()
    expect(waiting).not.toHaveBeenCalled()
    tell({ menus, permissions: ['customer:audit'] })
    expect(await screen.findByRole('link', { name: '待审核的客户申请 3' })).toHaveAttribute(
      'href',
      `${auditPath}?status=submitted`,
    )
  })
})
